@text
Feature: Text fields
  Names have letters only. What is wrong with one is said above its field.

  Rule: The error is shown when typing ends

    Background:
      Given I am on screen "Text Fields"
      And I render screen "Text Fields"

    Scenario Outline: The name "<name>" <has or has not> an error
      When I enter "<name>" into text field "firstname_textField" and touch button "done"
      Then I <should or should not> see inline error "firstname_error"

      Examples: Good names
        | name  | has or has not | should or should not |
        | Ada   | has not        | should not           |
        | Áda   | has not        | should not           |
        |       | has not        | should not           |

      Examples: Bad names
        | name  | has or has not | should or should not |
        | Ada1  | has            | should               |
        | 4da   | has            | should               |
        | A da  | has            | should               |
        | Ada\| | has            | should               |

    Scenario: Typing over a text
      Given I should see text field "firstname_textField" with text "John"
      When I enter "Johann" into text field "firstname_textField" and dismiss the keyboard
      Then I should see text field with label "first name text Field" and value "Johann"
      And I should see that text field "firstname_textField" is not focused

    Scenario: Clearing
      When I clear text field "firstname_textField"
      Then I should see text field "firstname_textField" with placeholder "Enter Name"
      And I should see that text field "firstname_textField" is focused

    Scenario: Notes of several lines
      When I enter into multi-line text field "info_textView":
        """
        It rained.

          Nothing else happened.
        """
      Then I should see element "info_textView" with label "notes"
      And I should see element containing value "Nothing else"

    Scenario: A field that cannot be changed
      Then I should see that text field "lastname_TextField" is not enabled

  Rule: Both names are needed

    Scenario: Two errors at once
      Given I am on screen "Inline Edits"
      And I render screen "Inline Edits"
      When I leave text field "inline_lastname_textField" empty
      Then I should see inline error "inline_firstname_error" with text "A first name has letters only"
      And I should see inline error with label "A last name has letters only"
