@cucumbers
Feature: Cucumbers

  Background:
    Given there are 1 cucumbers

  @small
  Scenario: Eating one
    When I eat 1 of them
    Then I see 0 cucumbers

  Scenario Outline: Eating <count>
    When I eat <count> of them
    Then I see 0 cucumbers

    Examples:
      | count |
      | 2     |

    @large
    Examples:
      | count |
      | 11    |
