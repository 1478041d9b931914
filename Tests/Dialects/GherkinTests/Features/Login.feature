Feature: Logging in
  Showroom asks for a face before it shows anything.

  Background:
    Given biometrics are enabled
    And I see the header "Welcome"

  Scenario: The face is recognized
    When I tap the button "Log in"
    And I tap "Allow" in the system alert "Do you want to allow “Showroom” to use Face ID?"
    And I authenticate with biometrics
    Then I see the table "TableController"
    And I don't see the header "Welcome"

  Scenario: The face is not recognized
    When I tap the button "Log in"
    And I tap "Allow" in the system alert "Do you want to allow “Showroom” to use Face ID?"
    And I fail to authenticate with biometrics
    And I fail to authenticate with biometrics
    And I fail to authenticate with biometrics
    Then I see the alert "Login failed"
    And the message of the alert "Login failed" is "Failed to authenticate"
    When I tap "OK" in the alert "Login failed"
    Then the alert "Login failed" does not exist

  Scenario: No face is enrolled
    Given biometrics are disabled
    When I tap the button "Log in"
    Then the message of the alert is "Biometrics are unavailable on this device"

  Scenario: The answer can be given again
    Given I reset all privacy prompts
    And I close the settings
    And I launch the app
    When I tap the button "Log in"
    Then I see the system alert "Do you want to allow “Showroom” to use Face ID?"
