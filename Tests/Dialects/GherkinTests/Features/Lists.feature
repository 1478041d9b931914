Feature: Lists

  Background:
    Given biometrics are enabled
    And I tap the button "Log in"
    And I tap "Allow" in the system alert "Do you want to allow “Showroom” to use Face ID?"
    And I authenticate with biometrics
    And I wait up to 5 seconds for the tab "Table" to be selected

  Scenario: Scrolling a table
    Then the cell "TableCell 0-0" in the table is visible
    And the cell "TableCell 1-14" in the table is hidden
    When I scroll down in the table "TableController" until I see the header "SECTION NUMERO 1"
    And I scroll down in the table until cell "TableCell 1-14" in the table is visible
    Then the cell "TableCell 0-0" in the table is not visible
    When I scroll up in the table until cell "TableCell 0-0" in the table is hittable
    And I scroll down in the table until cell "TableCell 0-0" in the table is not visible
    And I scroll up in the table
    Then the header "SECTION NUMERO 0" is not visible in the tab bar

  Scenario: Rows
    When I tap cell 3 in the table
    Then I see the view "TableSelection"

  Scenario: A collection
    When I tap "Collection" in the tab bar
    Then the title of the navigation bar "Collection" is "Collection"
    When I double-tap cell 1 in the collection view
    And I double tap the cell 2 in the collection
    And I tap cell 1 in the collection with two fingers
    And I long-press cell 1 in the collection
    And I tap "Cancel" in the sheet "Cell 0"
    And I long press cell 1 in the collection for 1 second
    And I dismiss the action sheet "Cell 0"
    Then I wait up to 2.5 seconds for the action sheet "Cell 0" to disappear
    And I wait up to 1 second for the collection view

  Scenario: Numbers of cells
    Given I wait 0.5 seconds
    Then the table has 30 cells
