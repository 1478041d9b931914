@drop-downs
Feature: Drop-downs
  A text field shows two wheels in the place of the keyboard: fruit and vegetables.

  Background:
    Given I am on screen "Drop-downs"
    And I render screen "Drop-downs"

  Scenario: It is empty at first
    Then I should see text field "textField" with text "nothing"
    And I should see text field "textField" with placeholder "Select Fruit/Veggie"

  Scenario Outline: Choosing <fruit>
    When I select "<fruit>" from drop down "textField"
    And I touch bar button with label "Done"
    Then I should see text field "textField" with text "<fruit>"

    Examples:
      | fruit      |
      | Banana     |
      | Orange     |
      | Watermelon |

  Scenario: Choosing a fruit and a vegetable
    When I select from drop down "textField":
      | Orange   |
      | Broccoli |
    And I touch bar button with label "Done"
    Then I should see text field "textField" with text "Orange Broccoli"

  Scenario: Leaving without a choice
    When I select the default value from drop down "textField"
    Then I should see text field "textField" with text "Apple"

  Scenario: Cancelling
    Given I select "Grapes" from drop down with label "textField"
    When I touch bar button with label "Cancel"
    Then I should see text field "textField" with text "nothing"

  Scenario: Setting the text
    When I set drop down "textField" to value "Kale"
    Then I should see text field "textField" with text "Kale"
