Feature: Controls

  Background:
    Given biometrics are enabled
    And I tap the button "Log in"
    And I tap "Allow" in the system alert "Do you want to allow “Showroom” to use Face ID?"
    And I authenticate with biometrics
    And I tap the tab "Other"

  Scenario: Labels and segments
    Then the value of the label "Label" is "Label"
    And the label of the button "Share" is "Share"
    And the button "First" in the segmented control "ExampleSegmentedControl" is selected
    When I tap "Second" in the segmented control "ExampleSegmentedControl"
    Then the value of the label "SegmentLabel" is "Selected: Second"
    And the button "Third" in the segmented control "ExampleSegmentedControl" is disabled
    And the button "Second" in the segmented control "ExampleSegmentedControl" is visible in the scroll view "MyScrollView"

  Scenario: Typing
    Given I do not see the keyboard
    When I tap the text field "ExampleTextField"
    Then the keyboard type is regular
    And the text field "ExampleTextField" is focused
    When I type "Hellas" into the text field "ExampleTextField"
    And I delete 2 characters from the text field "ExampleTextField"
    And I tap the key "o"
    Then the value of the text field "ExampleTextField" is "Hello"
    And I wait for the button "Save" to be enabled
    When I type into the text field "ExampleTextField":
      """
      , world
      """
    Then the value of the text field "ExampleTextField" is 'Hello, world'
    When I tap the keyboard button "Done"
    Then the text field "ExampleTextField" is not focused

  Scenario: Values
    When I scroll down in the scroll view "MyScrollView" until the value of the label "SliderLabel" is "50%"
    And I scroll down in the scroll view "MyScrollView" until the slider "ExampleSlider" is hittable
    And I adjust the slider "ExampleSlider" to 1
    Then the value of the slider "ExampleSlider" is 1.0
    When I scroll down in the scroll view "MyScrollView" until the stepper "ExampleStepper" is hittable
    Then the switch "ExampleSwitch" is on
    When I turn the switch "ExampleSwitch" off
    Then the switch "ExampleSwitch" is off
    When I turn the switch "ExampleSwitch" on
    And I increment the stepper "ExampleStepper"
    And I increment the stepper "ExampleStepper"
    And I decrement the stepper "ExampleStepper"
    Then the value of the label "StepperLabel" is "1"

  Scenario: Pickers
    When I scroll down in the scroll view "MyScrollView" until the picker "ExamplePicker" is hittable
    And I adjust wheel 1 in the picker "ExamplePicker" to "Goodbye"
    And I adjust wheel 2 in the picker "ExamplePicker" to "Moon"
    Then the value of wheel 1 in the picker "ExamplePicker" is "Goodbye"
