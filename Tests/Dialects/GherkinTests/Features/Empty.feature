Feature: Empty

  Scenario Outline: Nothing
    Given <a>

    Examples:
      | a |
