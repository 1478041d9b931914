Feature: Each step of Swerkin's vocabulary, where it is met

  Scenario: Screens
    Given I am on screen "Buttons"
    And I render screen "buttons"
    Then I wait to see screen "Buttons"
    And I print all labels
    And I print all identifiers
    And I print all labels and identifiers
    Given I render screen "End to end"
    When I navigate from screen "End to end" to screen "Drop-downs"
    And I go back
    Then I wait to see screen "Log in"

  Scenario: Buttons
    Given I render screen "Buttons"
    When I touch button "enableButton"
    And I touch button with label "Select"
    And I touch button "highLightedButton" with label "Highlighted"
    Then I should see button "enableButton"
    And I should see button with label "Select"
    And I should see button "selectButton" with label "Select"
    And I should see button "selectButton" containing text "elect"
    And I should not see button "saveButton"
    And I should see that button "enableButton" is enabled
    And I should see that button with label "Disable Button" is not enabled
    And I should see that button "highLightedButton" is highlighted

  Scenario: Things to touch
    Given I render screen "Tappables"
    When I touch element "checkBox"
    And I touch element with label "Check Box"
    And I tap checkbox "checkBox"
    And I toggle switch "toggleSwitch" on
    And I toggle switch "toggleSwitch2" off
    And I long press element "link"
    And I long press element with label "Long Press"
    Then I should see label "tapEventLabel" with text "Long Button Pressed"
    When I touch the middle of "touchPad"
    Then I should see label "tapEventLabel" containing text "Middle"
    When I touch bar button with label "Done"
    Then I should see element "tapEventLabel" with label "Done bar button item"

  Scenario: What is presented
    Given I render screen "Tappables"
    When I touch button "popUpButton"
    And I dismiss the popover element
    And I touch button "sheetButton"
    And I dismiss the modal
    And I touch element "infoButtonItemID"
    And I wait to see an alert
    And I touch button with label "OK"
    And I touch button "permissionButton"
    And I touch Allow in the system alert
    Then I should see element with label "Notifications allowed"

  Scenario: Swipes
    Given I render screen "Swipes"
    When I swipe left
    And I swipe right on element "scrollView"
    And I swipe to the left
    And I swipe to the right
    Then I should see element with label "Right Swiped"

  Scenario: Rows
    Given I render screen "Tables"
    Then I should see row with identifier "firstCell"
    And I should see row with label "Kale"
    And I should see row with identifier "firstCell" and label "firstCell"
    And I should see that row with identifier "thirdCell" is not enabled
    And I should see that row with label "Kale" is enabled
    And I should see row with identifier "firstCell" and title "Apple"
    And I should see row with label "secondCell" and title "Mango"
    When I touch row with identifier "firstCell"
    And I touch button with label "OK"
    And I touch row with label "Kale"
    Then I should see element with label "Kale Clicked"

  Scenario: Drop-downs that are opened
    Given I render screen "Drop-downs"
    When I select "Banana" from drop down "textField"
    And I select "Grapes" from drop down with label "textField"
    And I select "Orange" from drop down with value "Grapes"
    And I select "Apple" from drop down "textField" with label "textField"
    And I select from drop down "textField":
      | Banana | Kale |
    And I select the default value from drop down "textField"
    And I select the default value from drop down with label "textField"
    And I select the default value from drop down "textField" with label "textField"
    And I select the default value from drop down "textField" with value "Banana Kale"
    And I select the empty value from drop down "textField"
    And I select the empty value from drop down with label "textField"
    Then I should see text field "textField" with value "Banana Kale"

  Scenario: Drop-downs that are set
    Given I render screen "Drop-downs"
    When I set drop down "textField" to value "Banana"
    And I set drop down with label "textField" to value "Grapes"
    And I set drop down with value "Grapes" to value "Orange"
    And I set drop down "textField" with label "textField" to value "Apple"
    Then I should see text field with label "textField" and value "Apple"

  Scenario: Touching text fields
    Given I render screen "Text Fields"
    When I touch text box "firstname_textField"
    And I dismiss the keyboard
    And I touch text box with value "John"
    And I touch text box with field name "first name text Field"
    Then I should see that text field "firstname_textField" is focused
    And I should see that text field with label "first name text Field" is focused
    And I should see that text field with field name "Enter Name" is focused
    When I touch bar button with label "done"
    And I leave text field "firstname_textField" empty
    And I leave text field with value "John" empty
    And I clear text field with value "John"
    And I clear text field "firstname_textField"
    And I clear multi-line text field "info_textView"
    Then I should see text field "firstname_textField" with placeholder "Enter Name"

  Scenario: Typing
    Given I render screen "Text Fields"
    When I enter "Ada" into text field "firstname_textField"
    And I enter "a\nb" into multi-line text field "info_textView"
    And I enter into multi-line text field "info_textView":
      """
      a
      b
      """
    And I enter "Eve" into element "firstname_textField"
    And I enter "notes" into element with label "notes"
    And I enter "Bob" into text field with value "Eve"
    And I enter "Al" into text field with field name "Enter Name"
    And I enter "Ada" into text field "firstname_textField" and dismiss the keyboard
    And I enter "a" into multi-line text field "info_textView" and dismiss the keyboard
    And I enter "Ada" into element "firstname_textField" and dismiss the keyboard
    And I enter "a" into element with label "notes" and dismiss the keyboard
    And I enter "Ada" into text field "firstname_textField" and touch button "done"
    And I enter "Ada" into text field "firstname_textField" and expect "Ada"
    And I enter "ha" into text field "firstname_textField" 2 times and see it 2 times
    And I enter "x" into text field "firstname_textField" 1 time and see it 1 time
    Then I should see text field "firstname_textField" with text "x"

  Scenario: What text fields are like
    Given I render screen "Text Fields"
    Then I should see text field "firstname_textField"
    And I should not see text field "info_textView"
    And I should see multi-line text field "info_textView"
    And I should not see multi-line text field "firstname_textField"
    And I should see text field "firstname_textField" with text "John"
    And I should see text field with label "first name text Field" and text "John"
    And I should see text field "firstname_textField" with label "first name text Field"
    And I should see that text field "lastname_TextField" is not enabled

  Scenario: Inline errors
    Given I render screen "Text Fields"
    When I should not see inline error "firstname_error"
    And I should not see inline error "firstname_error" with text "This is an error label"
    And I should not see inline error with label "This is an error label"
    When I enter "4" into text field "firstname_textField" and touch button "Done"
    Then I should see inline error "firstname_error"
    And I should see inline error "firstname_error" with text "This is an error label"
    And I should see inline error with label "This is an error label"
    And I should see inline error "firstname_error" containing text "error"

  Scenario: Elements by their identifiers
    Given I render screen "Waits"
    Then I should see element "wait_to_see_loader"
    And I should not see element "wait_to_see_first_image"
    And I should not see image "wait_to_see_first_image"
    And I should see element "wait_to_see_loader" with partial label "oad it"
    And I should see element "wait_to_see_loader" with label matching pattern "Load \w+"
    And I should see element "wait_to_see_loader" with trait button
    When I touch button "wait_to_see_loader"
    And I wait for 1 second
    And I touch button "wait_to_see_scroll_loader"
    And I wait for 2 seconds
    Then I should see element "wait_to_see_switch" with value "1"
    And I should see image "wait_to_see_first_image"
    And I should see image "wait_to_see_first_image" with label "Calendar"

  Scenario: Elements by their labels
    Given I render screen "Waits"
    Then I should see element with label that starts with "This label is the only"
    And I should see element with label that ends with "the stackview initially"
    And I should see element with partial label "is the only item"
    And I should see element with label matching pattern "This .* initially"
    And I should not see element with label "Photo"
    And I should not be able to see element with label "Photo"
    And I should be able to touch element with text "Load items"
    And I should not be able to touch element with text "Photo"
    Given I render screen "Text Fields"
    Then I should see element containing value "hell"
    And I should not see element containing value "heaven"

  Scenario: Waiting
    Given I render screen "Waits"
    Then I wait to see element "wait_to_see_loader"
    And I wait to see element with label "Load items"
    And I wait to see element with label prefix "This label"
    And I wait to see element with label suffix "initially"
    And I wait to see element with partial label "only item"
    When I touch button "wait_to_see_loader"
    Then I wait until I do not see element "wait_to_see_second_label"
    And I wait until I do not see element with label "This is just another label that is added by the above button"
    And I wait to see tappable element "wait_to_see_scroll_loader"
    And I wait to see tappable element with label "This button loads more items to force scrolling"
    When I touch button "wait_to_see_scroll_loader"
    Then I wait to see element with value "1"
    And I scroll down until I see element with label "This label is also togglable"
