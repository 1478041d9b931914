@flow
Feature: A flow through several screens
  Which way it takes depends on whether the user is logged in.

  Background:
    Given I am on screen "Home"
    And I wait to see screen "Home"

  @smoke
  Scenario: A user who is logged in sees all screens
    When I touch button "endToEndComponent"
    Then I should see label "sessionLabel" with text "You are logged in."
    When I touch button "endtoend_start_button"
    Then I wait to see screen "Waits"
    When I touch button "wait_to_see_loader"
    Then I wait to see screen "Tappables"
    When I touch button "popUpButton"
    Then I wait to see screen "Buttons"
    When I touch button "enableButton"
    Then I wait to see screen "Drop-downs"

  Scenario: A user who is not logged in is asked to
    Given I touch bar button with label "Log Out"
    And I touch button with label "End To End"
    And I should see label "sessionLabel" containing text "not logged in"
    When I touch button "endtoend_start_button"
    Then I should see that button "logInButton" is not enabled
    When I enter "Ada" into text field with field name "Name"
    And I touch button "logInButton"
    Then I wait to see screen "Drop-downs"
    When I go back
    Then I should see label "logInLabel" with text "Welcome, Ada"

  Scenario: The path is found
    Given I render screen "End to end"
    When I navigate from screen "End to end" to screen "Drop-downs"
    Then I wait to see screen "Drop-downs"
