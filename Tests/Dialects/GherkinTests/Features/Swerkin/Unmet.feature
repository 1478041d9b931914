Feature: Each step of Swerkin's vocabulary, where it is not met
  The name of a scenario is the point of its failure.

  Scenario Outline: <point>
    Given I render screen "<screen>"
    When <step>

    Examples: Screens
      | screen  | step                                               | point                                                    |
      | Home    | I am on screen "Cart"                              | Screen "Cart" is not found.                              |
      | Home    | I render screen "Butons"                           | Screen "Butons" is not found.                            |
      | Home    | I navigate from screen "Tables" to screen "Tables" | No path to follow: Tables is both its start and its end. |
      | Buttons | I wait to see screen "Tables"                      | Did not find element with id "headerLabel" within 2 s.   |

  Scenario Outline: <point>
    Given I render screen "<screen>"
    When <step>

    Examples: Buttons
      | screen  | step                                                            | point                                                                                                              |
      | Buttons | I touch button "saveButton"                                     | Did not find button with id "saveButton" within 2 s.                                                               |
      | Buttons | I touch button with label "Save"                                | Did not find button with label "Save" within 2 s.                                                                  |
      | Buttons | I touch button "enableButton" with label "Save"                 | Did not find button with id "enableButton" and label "Save" within 2 s.                                            |
      | Buttons | I should see button "buttonClickedLabel"                        | Did not find button with id "buttonClickedLabel" within 2 s.                                                       |
      | Buttons | I should see button with label "Enable"                         | Did not find button with label "Enable" within 2 s.                                                                |
      | Buttons | I should see button "enableButton" with label "Enable"          | Expected button with id "enableButton" to have label "Enable", but its label is "Enable Button".                   |
      | Buttons | I should see button "enableButton" containing text "enable"     | Expected button with id "enableButton" to contain text "enable", but its text is "Enable Button".                  |
      | Buttons | I should not see button "enableButton"                          | Expected no button with id "enableButton", but found button "Enable Button" #enableButton at (16 143.333; 358 44). |
      | Buttons | I should see that button "enableButton" is not enabled          | Expected button with id "enableButton" to be disabled, but it is enabled.                                          |
      | Buttons | I should see that button with label "Disable Button" is enabled | Expected button with label "Disable Button" to be enabled, but it is disabled.                                     |
      | Buttons | I should see that button "enableButton" is highlighted          | Expected button with id "enableButton" to be highlighted, but it is not highlighted.                               |

  Scenario Outline: <point>
    Given I render screen "<screen>"
    When <step>

    Examples: Things to touch
      | screen    | step                                          | point                                                     |
      | Tappables | I touch bar button with label "Save"          | Did not find bar button with label "Save" within 2 s.     |
      | Tappables | I touch element "checkbox"                    | Did not find element with id "checkbox" within 2 s.       |
      | Tappables | I touch element with label "Checkbox"         | Did not find element with label "Checkbox" within 2 s.    |
      | Tappables | I long press element "links"                  | Did not find element with id "links" within 2 s.          |
      | Tappables | I long press element with label "Short Press" | Did not find element with label "Short Press" within 2 s. |
      | Tappables | I touch the middle of "pad"                   | Did not find element with id "pad" within 2 s.            |
      | Tappables | I tap checkbox "box"                          | Did not find element with id "box" within 2 s.            |
      | Tappables | I toggle switch "checkBox" on                 | Did not find switch with id "checkBox" within 2 s.        |
      | Tappables | I dismiss the modal                           | Did not find anything to dismiss within 2 s.              |
      | Tappables | I dismiss the popover element                 | Did not find a popover to dismiss within 2 s.             |
      | Tappables | I touch Allow in the system alert             | Did not find an alert of the system within 2 s.           |

  Scenario Outline: <point>
    Given I render screen "<screen>"
    When <step>

    Examples: Swipes
      | screen | step                                 | point                                                 |
      | Log in | I swipe left on element "scrollView" | Did not find element with id "scrollView" within 2 s. |

  Scenario Outline: <point>
    Given I render screen "<screen>"
    When <step>

    Examples: Rows
      | screen | step                                                           | point                                                                                 |
      | Tables | I touch row with identifier "fourthCell"                       | Did not find row with id "fourthCell" within 2 s.                                     |
      | Tables | I touch row with label "Tomato"                                | Did not find row with label "Tomato" within 2 s.                                      |
      | Tables | I should see row with identifier "headerLabel"                 | Did not find row with id "headerLabel" within 2 s.                                    |
      | Tables | I should see row with label "Apple"                            | Did not find row with label "Apple" within 2 s.                                       |
      | Tables | I should see row with identifier "firstCell" and label "Apple" | Expected row with id "firstCell" to have label "Apple", but its label is "firstCell". |
      | Tables | I should see that row with identifier "thirdCell" is enabled   | Expected row with id "thirdCell" to be enabled, but it has the trait .notEnabled.     |
      | Tables | I should see that row with label "Kale" is not enabled         | Expected row with label "Kale" to be disabled, but it is enabled.                     |
      | Tables | I should see row with identifier "firstCell" and title "Mango" | Expected row with id "firstCell" to have title "Mango", but its title is "Apple".     |
      | Tables | I should see row with label "Kale" and title "Carrots"         | Expected row with label "Kale" to have title "Carrots", but its title is "Kale".      |

  Scenario Outline: <point>
    Given I render screen "<screen>"
    When <step>

    Examples: Drop-downs
      | screen     | step                                                                     | point                                                                     |
      | Drop-downs | I select "Cherry" from drop down "textField"                             | Could not select "Cherry" in the picker.                                  |
      | Drop-downs | I select "Cherry" from drop down with label "textField"                  | Could not select "Cherry" in the picker.                                  |
      | Drop-downs | I select "Cherry" from drop down with value "Select Fruit/Veggie"        | Could not select "Cherry" in the picker.                                  |
      | Drop-downs | I select "Cherry" from drop down "textField" with label "textField"      | Could not select "Cherry" in the picker.                                  |
      | Drop-downs | I select the default value from drop down "foods"                        | Did not find text field with id "foods" within 2 s.                       |
      | Drop-downs | I select the default value from drop down with label "Foods"             | Did not find text field with label "Foods" within 2 s.                    |
      | Drop-downs | I select the default value from drop down "textField" with label "Foods" | Did not find text field with id "textField" and label "Foods" within 2 s. |
      | Drop-downs | I select the default value from drop down "textField" with value "Kale"  | Did not find text field with id "textField" and value "Kale" within 2 s.  |
      | Drop-downs | I select the empty value from drop down "foods"                          | Did not find text field with id "foods" within 2 s.                       |
      | Drop-downs | I select the empty value from drop down with label "Foods"               | Did not find text field with label "Foods" within 2 s.                    |
      | Drop-downs | I set drop down "foods" to value "Kale"                                  | Did not find text field with id "foods" within 2 s.                       |
      | Drop-downs | I set drop down with label "Foods" to value "Kale"                       | Did not find text field with label "Foods" within 2 s.                    |
      | Drop-downs | I set drop down with value "Banana" to value "Kale"                      | Did not find text field with value "Banana" within 2 s.                   |
      | Drop-downs | I set drop down "textField" with label "Foods" to value "Kale"           | Did not find text field with id "textField" and label "Foods" within 2 s. |

  Scenario Outline: <point>
    Given I render screen "<screen>"
    When <step>

    Examples: Text fields
      | screen      | step                                                                          | point                                                                                                                                           |
      | Text Fields | I touch text box "info_textView"                                              | Did not find text field with id "info_textView" within 2 s.                                                                                     |
      | Text Fields | I touch text box with value "Ada"                                             | Did not find text field with value "Ada" within 2 s.                                                                                            |
      | Text Fields | I touch text box with field name "Middle name"                                | Did not find text field with field name "Middle name" within 2 s.                                                                               |
      | Text Fields | I clear text field "middlename"                                               | Did not find text field with id "middlename" within 2 s.                                                                                        |
      | Text Fields | I clear text field with value "Ada"                                           | Did not find text field with value "Ada" within 2 s.                                                                                            |
      | Text Fields | I clear multi-line text field "firstname_textField"                           | Did not find multi-line text field with id "firstname_textField" within 2 s.                                                                    |
      | Text Fields | I leave text field "middlename" empty                                         | Did not find text field with id "middlename" within 2 s.                                                                                        |
      | Text Fields | I leave text field with value "Ada" empty                                     | Did not find text field with value "Ada" within 2 s.                                                                                            |
      | Text Fields | I enter "a" into text field "lastname_TextField"                              | Could not touch text field with id "lastname_TextField" within 2 s.                                                                             |
      | Text Fields | I enter "a" into multi-line text field "firstname_textField"                  | Did not find multi-line text field with id "firstname_textField" within 2 s.                                                                    |
      | Text Fields | I enter "a" into element "firstname_label"                                    | Could not clear element with id "firstname_label".                                                                                              |
      | Text Fields | I enter "a" into element with label "First"                                   | Did not find element with label "First" within 2 s.                                                                                             |
      | Text Fields | I enter "a" into text field with value "Ada"                                  | Did not find text field with value "Ada" within 2 s.                                                                                            |
      | Text Fields | I enter "a" into text field with field name "Middle name"                     | Did not find text field with field name "Middle name" within 2 s.                                                                               |
      | Text Fields | I enter "a" into text field "middlename" and dismiss the keyboard             | Did not find text field with id "middlename" within 2 s.                                                                                        |
      | Text Fields | I enter "a" into multi-line text field "note" and dismiss the keyboard        | Did not find multi-line text field with id "note" within 2 s.                                                                                   |
      | Text Fields | I enter "a" into element "note" and dismiss the keyboard                      | Did not find element with id "note" within 2 s.                                                                                                 |
      | Text Fields | I enter "a" into element with label "note" and dismiss the keyboard           | Did not find element with label "note" within 2 s.                                                                                              |
      | Text Fields | I enter "a" into text field "firstname_textField" and touch button "OK"       | Did not find bar button with label "OK" within 2 s.                                                                                             |
      | Text Fields | I enter "a" into text field "firstname_textField" and expect "b"              | Did not see "b" in text field with id "firstname_textField" within 2 s.                                                                         |
      | Text Fields | I enter "a" into text field "firstname_textField" 2 times and see it 1 time   | Did not see "a" in text field with id "firstname_textField" within 2 s.                                                                         |
      | Text Fields | I should see text field "info_textView"                                       | Did not find text field with id "info_textView" within 2 s.                                                                                     |
      | Text Fields | I should not see text field "firstname_textField"                             | Expected no text field with id "firstname_textField", but found textField "first name text Field" #firstname_textField at (16 167.667; 358 44). |
      | Text Fields | I should see multi-line text field "firstname_textField"                      | Did not find multi-line text field with id "firstname_textField" within 2 s.                                                                    |
      | Text Fields | I should not see multi-line text field "info_textView"                        | Expected no multi-line text field with id "info_textView", but found textField "notes" #info_textView at (16 312; 358 88).                      |
      | Text Fields | I should see text field "firstname_textField" with text "Ada"                 | Expected text field with id "firstname_textField" to have text "Ada", but its text is "John".                                                   |
      | Text Fields | I should see text field with label "first name text Field" and text "nothing" | Expected text field with label "first name text Field" to have no text, but its text is "John".                                                 |
      | Text Fields | I should see text field "firstname_textField" with value "Ada"                | Expected text field with id "firstname_textField" to have value "Ada", but its value is "John".                                                 |
      | Text Fields | I should see text field with label "first name text Field" and value "Ada"    | Expected text field with label "first name text Field" to have value "Ada", but its value is "John".                                            |
      | Text Fields | I should see text field "firstname_textField" with label "First name"         | Expected text field with id "firstname_textField" to have label "First name", but its label is "first name text Field".                         |
      | Text Fields | I should see text field "firstname_textField" with placeholder "Name"         | Expected text field with id "firstname_textField" to have placeholder "Name", but its placeholder is "Enter Name".                              |
      | Text Fields | I should see that text field "lastname_TextField" is enabled                  | Expected text field with id "lastname_TextField" to be enabled, but it is disabled.                                                             |
      | Text Fields | I should see that text field "firstname_textField" is focused                 | Expected text field with id "firstname_textField" to have keyboard focus, but nothing has it.                                                   |
      | Text Fields | I should see that text field with label "first name text Field" is focused    | Expected text field with label "first name text Field" to have keyboard focus, but nothing has it.                                              |
      | Text Fields | I should see that text field with field name "First" is focused               | Did not find text field with field name "First" within 2 s.                                                                                     |

  Scenario Outline: <point>
    Given I render screen "<screen>"
    When <step>

    Examples: Inline errors
      | screen      | step                                                                   | point                                                                                                                                                          |
      | Text Fields | I should see inline error "firstname_error"                            | Did not find inline error with id "firstname_error" within 2 s.                                                                                                |
      | Text Fields | I should not see inline error "firstname_label"                        | Expected no inline error with id "firstname_label", but found staticText "First Name" #firstname_label at (16 143.333; 358 20.333).                            |
      | Text Fields | I should see inline error "firstname_label" with text "Bad"            | Expected inline error with id "firstname_label" to have text "Bad", but its text is "First Name".                                                              |
      | Text Fields | I should not see inline error "firstname_label" with text "First Name" | Expected inline error with id "firstname_label" not to have text "First Name", but found staticText "First Name" #firstname_label at (16 143.333; 358 20.333). |
      | Text Fields | I should see inline error with label "Bad"                             | Did not find element with label "Bad" within 2 s.                                                                                                              |
      | Text Fields | I should not see inline error with label "First Name"                  | Expected no element with label "First Name", but found staticText "First Name" #firstname_label at (16 143.333; 358 20.333).                                   |
      | Text Fields | I should see inline error "firstname_label" containing text "Bad"      | Expected inline error with id "firstname_label" to contain text "Bad", but its text is "First Name".                                                           |

  Scenario Outline: <point>
    Given I render screen "<screen>"
    When <step>

    Examples: Elements
      | screen      | step                                                                         | point                                                                                                                                                    |
      | Waits       | I should see element "wait_to_see_first_image"                               | Did not find element with id "wait_to_see_first_image" within 2 s.                                                                                       |
      | Waits       | I should not see element "wait_to_see_loader"                                | Expected no element with id "wait_to_see_loader", but found button "Load items" #wait_to_see_loader at (16 165.333; 358 44).                             |
      | Waits       | I should see element "wait_to_see_loader" with label "Load"                  | Expected element with id "wait_to_see_loader" to have label "Load", but its label is "Load items".                                                       |
      | Waits       | I should see element "wait_to_see_loader" with partial label "load"          | Expected element with id "wait_to_see_loader" to have partial label "load", but its label is "Load items".                                               |
      | Waits       | I should see element "wait_to_see_loader" with label matching pattern "Load" | Expected element with id "wait_to_see_loader" to have label matching "Load", but its label is "Load items".                                              |
      | Waits       | I should see element "wait_to_see_loader" with trait not enabled             | Expected element with id "wait_to_see_loader" to have the traits .notEnabled, but its traits are .button.                                                |
      | Waits       | I should see element "wait_to_see_loader" with value "1"                     | Expected element with id "wait_to_see_loader" to have value "1", but it has no value.                                                                    |
      | Waits       | I should see image "wait_to_see_first_image"                                 | Did not find image with id "wait_to_see_first_image" within 2 s.                                                                                         |
      | Text Fields | I should see element containing value "heaven"                               | Did not find element with partial value "heaven" within 2 s.                                                                                             |
      | Text Fields | I should not see element containing value "hell"                             | Expected no element with partial value "hell", but found textField "notes" #info_textView at (16 312; 358 88).                                           |
      | Waits       | I should see image "wait_to_see_first_image" with label "Calendar"           | Did not find image with id "wait_to_see_first_image" within 2 s.                                                                                         |
      | Waits       | I should see label "wait_to_see_first_label" with text "This label"          | Expected label with id "wait_to_see_first_label" to have text "This label", but its text is "This label is the only item in the stackview initially".    |
      | Waits       | I should see label "wait_to_see_first_label" containing text "this label"    | Expected label with id "wait_to_see_first_label" to contain text "this label", but its text is "This label is the only item in the stackview initially". |
      | Waits       | I should see element with label "Load"                                       | Did not find element with label "Load" within 2 s.                                                                                                       |
      | Waits       | I should see element with label that starts with "oad"                       | Did not find element with label prefix "oad" within 2 s.                                                                                                 |
      | Waits       | I should see element with label that ends with "Load"                        | Did not find element with label suffix "Load" within 2 s.                                                                                                |
      | Waits       | I should see element with partial label "load items"                         | Did not find element with partial label "load items" within 2 s.                                                                                         |
      | Waits       | I should see element with label matching pattern "Load"                      | Did not find element with label matching "Load" within 2 s.                                                                                              |
      | Waits       | I should not see element with label "Load items"                             | Expected no element with label "Load items", but found button "Load items" #wait_to_see_loader at (16 165.333; 358 44).                                  |
      | Waits       | I should not be able to see element with label "Load items"                  | Expected element with label "Load items" not to be visible, but found button "Load items" #wait_to_see_loader at (16 165.333; 358 44).                   |
      | Waits       | I should not be able to touch element with text "Load items"                 | Expected element with label "Load items" not to be touchable, but found button "Load items" #wait_to_see_loader at (16 165.333; 358 44).                 |
      | Buttons     | I should be able to touch element with text "Disable Button"                 | Expected element with label "Disable Button" to be touchable, but it is disabled.                                                                        |

  Scenario Outline: <point>
    Given I render screen "<screen>"
    When <step>

    Examples: Waits
      | screen  | step                                                       | point                                                                         |
      | Waits   | I wait to see element "wait_to_see_switch"                 | Did not find element with id "wait_to_see_switch" within 2 s.                 |
      | Waits   | I wait to see element with label "Photo"                   | Did not find element with label "Photo" within 2 s.                           |
      | Waits   | I wait to see element with label prefix "Photo"            | Did not find element with label prefix "Photo" within 2 s.                    |
      | Waits   | I wait to see element with label suffix "Photo"            | Did not find element with label suffix "Photo" within 2 s.                    |
      | Waits   | I wait to see element with partial label "Photo"           | Did not find element with partial label "Photo" within 2 s.                   |
      | Waits   | I wait to see element with value "1"                       | Did not find element with value "1" within 2 s.                               |
      | Buttons | I wait to see tappable element "disableButton"             | Could not touch element with id "disableButton" within 2 s.                   |
      | Buttons | I wait to see tappable element with label "Disable Button" | Could not touch element with label "Disable Button" within 2 s.               |
      | Waits   | I wait until I do not see element "wait_to_see_loader"     | Still found element with id "wait_to_see_loader" within 2 s.                  |
      | Waits   | I wait until I do not see element with label "Load items"  | Still found element with label "Load items" within 2 s.                       |
      | Waits   | I scroll down until I see element with label "Photo"       | Did not find element with label "Photo" by scrolling down.                    |
      | Waits   | I wait for -1 seconds                                      | Cannot wait for -1 s: it must be a number of seconds from 0 to 1,000,000,000. |
      | Waits   | I wait to see an alert                                     | Did not find an alert within 2 s.                                             |

  Scenario: Could not select "Cherry" in the picker.
    Given I render screen "Drop-downs"
    When I select from drop down "textField":
      | Banana | Cherry |

  Scenario: Did not find multi-line text field with id "logInTextField" within 2 s.
    Given I render screen "Log in"
    When I enter into multi-line text field "logInTextField":
      """
      Ada
      """

  Scenario: Did not find scroll view within 2 s.
    Given there is nothing on the screen
    When I swipe left

  Scenario: Did not find scroll view within 2 s.
    Given there is nothing on the screen
    When I swipe to the left

  Scenario: Did not find scroll view within 2 s.
    Given there is nothing on the screen
    When I swipe to the right

  Scenario: The software keyboard did not disappear within 2 s.
    Given I render screen "Log in"
    And I touch text box "logInTextField"
    And a touch does not end editing
    When I dismiss the keyboard

  Scenario: Did not find element with label "Back" within 2 s.
    Given I wait to see screen "Home"
    When I go back

  Scenario: Expected no image with id "wait_to_see_first_image", but found image "Calendar" #wait_to_see_first_image at (123 672.333; 144 144).
    Given I render screen "Waits"
    And I touch button "wait_to_see_loader"
    And I wait for 1 second
    And I touch button "wait_to_see_scroll_loader"
    And I wait for 1 second
    When I should not see image "wait_to_see_first_image"
