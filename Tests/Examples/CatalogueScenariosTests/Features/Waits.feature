@waits
Feature: Waits and swipes
  What comes later is waited for, and what is further down or beside is swiped or scrolled to.

  Rule: Items come as time passes

    Background:
      Given I am on screen "Waits"
      And I render screen "Waits"

    Scenario: At first there is one label
      Then I wait to see element with label prefix "This label is the"
      And I wait to see element with label suffix "stackview initially"
      And I should not see element "wait_to_see_second_label"

    Scenario: A label disappears
      When I touch button "wait_to_see_loader"
      Then I should see element "wait_to_see_second_label"
      And I wait until I do not see element "wait_to_see_second_label"

    Scenario: An alert comes late
      Given I touch button "wait_to_see_loader"
      And I wait to see tappable element "wait_to_see_scroll_loader"
      And I touch button "wait_to_see_scroll_loader"
      And I wait to see tappable element "wait_to_see_alert_button"
      When I touch button "wait_to_see_alert_button"
      Then I wait to see the alert
      When I touch element with label "Cancel"
      Then I wait to see screen "Waits"

    @slow
    Scenario: The last label is scrolled to
      Given I touch button "wait_to_see_loader"
      And I wait for 1 second
      And I touch button "wait_to_see_scroll_loader"
      And I wait for 2 seconds
      When I scroll down until I see element with label "This label is also togglable"
      Then I should be able to touch element with text "This label is also togglable"

  Rule: Slides are swiped

    Background:
      Given I am on screen "Swipes"
      And I render screen "Swipes"

    Scenario: To the next slide, and back
      When I swipe left
      Then I should see element with label "Left Swiped"
      And I should not see element with label "Right Swiped"
      When I swipe right on element "scrollView"
      Then I should see element with label "Right Swiped"

    Scenario Outline: The card is swiped <direction>
      When I swipe <direction> on element "swipeCard"
      Then I should see label "swipeResultLabel" with text "Card swiped <direction>"

      Examples:
        | direction |
        | left      |
        | right     |
        | up        |
        | down      |
