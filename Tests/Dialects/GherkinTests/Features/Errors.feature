Feature: Errors

  Scenario: One
    Given a step
  givne a step
  @tag
