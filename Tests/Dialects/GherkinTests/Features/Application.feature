Feature: The application and its device

  Background:
    Given biometrics are enabled
    And I tap the button "Log in"
    And I tap "Allow" in the system alert "Do you want to allow “Showroom” to use Face ID?"
    And I authenticate with biometrics
    And I wait for the tab bar

  Scenario: It keeps its state
    When I send the app to the background
    Then the app is in the background
    When I bring the app to the foreground
    Then the app is in the foreground
    And I see the table "TableController"
    When I relaunch the app
    Then I see the table "TableController"
    When I terminate the app
    Then the app is not running
    When I launch the app without its data
    Then I see the header "Welcome"

  Scenario: Links
    When I open the URL "showroom://table/1/3"
    Then I see the view "TableSelection"
    And the title of the navigation bar is "Row 3 section 1"
    When I tap the button "Table" in the nav bar
    Then I wait for the view "TableSelection" to disappear

  Scenario: The home screen and the settings
    When I press the home button
    Then the app is in the background
    When I open the settings
    And I tap cell "General" in the settings
    And I close the settings
    And I bring the app to the foreground
    Then the tab bar exists

  Scenario Outline: Rotation
    When I rotate the device to <orientation>
    Then the device is in <orientation>
    And I switch the device to <appearance> appearance
    And the tab bar has 4 tabs

    Examples:
      | orientation          | appearance |
      | landscape left       | dark       |
      | landscape right      | light      |
      | portrait             | dark       |
