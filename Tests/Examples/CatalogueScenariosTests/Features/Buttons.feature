@buttons
Feature: Buttons
  Buttons can be touched while they are enabled, and the last label says which one was.

  Background:
    Given I am on screen "Buttons"
    And I render screen "Buttons"

  Rule: A button is found by what it is called

    Scenario: By its identifier
      When I wait to see screen "Buttons"
      Then I should see button "enableButton"
      And I should see button "disableButton"
      And I should not see button "buttonClickedLabel"

    Scenario: By its label
      Then I should see button with label "Enable Button"
      And I should see button "enableButton" with label "Enable Button"
      And I should see button "enableButton" containing text "Enable"

  Rule: Only an enabled button reacts

    Scenario: States
      Then I should see that button "enableButton" is enabled
      And I should see that button "disableButton" is not enabled
      And I should see that button with label "Disable Button" is not enabled
      And I should see that button "highLightedButton" is highlighted
      And I should see that button "enableButton" is not highlighted
      But I should not be able to see element with label "Disable Button Clicked"

    @smoke
    Scenario Outline: Touching "<title>"
      When I touch button with label "<title>"
      Then I should see label "buttonClickedLabel" with text "<title> Clicked"

      Examples: Those that are enabled
        | title         |
        | Enable Button |
        | Highlighted   |
        | Select        |
