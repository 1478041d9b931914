Feature: The profile

  Background:
    Given I see the header "Not Instagram"

  Scenario: Logging out
    Given the value of the label "UsernameLabel" is "My username"
    When I tap the button "Log out"
    Then I do not see the header "Not Instagram"

  @smoke
  Scenario Outline: Turning the device to <orientation>
    When I rotate the device to <orientation>
    Then the button "Log out" is hittable

    Examples:
      | orientation     |
      | landscape left  |
      | portrait        |
