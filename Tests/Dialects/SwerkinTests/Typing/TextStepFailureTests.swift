import HeadlessUIKit
import Swerkin
import Testing

@MainActor @Suite("Steps that type, and fail", .robot) struct TextStepFailureTests {
    nonisolated static let cases: [ActionCase] = [
        ActionCase(
            "no text field",
            """
            When ITouchTextBox(_:): emal: failed after 2 s of virtual time.
            Did not find text field with id "emal" within 2 s.
            No such id. Did you mean "email"?
            """
        ) { When.ITouchTextBox("emal") },
        ActionCase(
            "no text field with a value",
            """
            When ITouchTextBox(withValue:): 123: failed after 2 s of virtual time.
            Did not find text field with value "123" within 2 s.
            No such value. Did you mean "12"?
            """
        ) { When.ITouchTextBox(withValue: "123") },
        ActionCase(
            "no text field with a name",
            """
            When ITouchTextBox(withFieldName:): Nick: failed after 2 s of virtual time.
            Did not find text field with field name "Nick" within 2 s.
            Nothing like it is there.
            """
        ) { When.ITouchTextBox(withFieldName: "Nick") },
        ActionCase(
            "an empty name",
            """
            When ITouchTextBox(withFieldName:): : failed.
            Cannot look for text field with field name "": the field name is empty.
            """
        ) { When.ITouchTextBox(withFieldName: "") },
        ActionCase(
            "a text that is refused",
            """
            When IEnterIntoTextField(_:text:andDismissKeyboard:): 3a, digits: failed.
            Could not type "3a" into text field with id "digits".
            Typing "3a" stopped after "3": the delegate of UITextField "3" #digits refused "a", in textField(_:shouldChangeCharactersIn:replacementString:).
            """
        ) { When.IEnterIntoTextField("digits", text: "3a") },
        ActionCase(
            "a field that refuses to begin",
            """
            When IEnterIntoElement(_:text:andDismissKeyboard:): x, locked: failed.
            Could not clear element with id "locked".
            Clearing the text failed: nothing in UIWindow is first responder; the delegate of UITextField #locked refused it, in textFieldShouldBeginEditing(_:).
            """
        ) { When.IEnterIntoElement("locked", text: "x") },
        ActionCase(
            "a field that refuses to be cleared",
            """
            When IEnterIntoTextField(_:text:andExpect:): x, kept: failed.
            Could not clear text field with id "kept".
            Clearing the text failed: the delegate of UITextField "Keep me" #kept refused that, in textFieldShouldClear(_:).
            """
        ) { When.IEnterIntoTextField("kept", text: "x", andExpect: "x") },
        ActionCase(
            "a text view instead of a field",
            """
            When IEnterIntoTextField(_:text:andDismissKeyboard:): x, notes: failed after 2 s of virtual time.
            Did not find text field with id "notes" within 2 s.
            textField #notes has this id, but is not a text field.
            """
        ) { When.IEnterIntoTextField("notes", text: "x") },
        ActionCase(
            "a field instead of a text view",
            """
            When IEnterIntoMultiLineTextField(_:text:andDismissKeyboard:): x, email: failed after 2 s of virtual time.
            Did not find multi-line text field with id "email" within 2 s.
            textField "Email" #email has this id, but is not a multi-line text field.
            """
        ) { When.IEnterIntoMultiLineTextField("email", text: "x") },
        ActionCase(
            "a text that a text view refuses",
            """
            When IEnterIntoMultiLineTextField(_:text:andDismissKeyboard:): a!, notes: failed.
            Could not type "a!" into multi-line text field with id "notes".
            Typing "a!" stopped after "a": the delegate of UITextView "a" #notes refused "!", in textView(_:shouldChangeTextIn:replacementText:).
            """
        ) { When.IEnterIntoMultiLineTextField("notes", text: "a!") },
        ActionCase(
            "an element that takes no text",
            """
            When IEnterIntoElement(withLabel:text:andDismissKeyboard:): x, Save: failed.
            Could not clear element with label "Save".
            clearText failed: UIButton "Save" #save takes no text: neither it nor anything else became first responder \
            when it was tapped.
            """
        ) { When.IEnterIntoElement(withLabel: "Save", text: "x") },
        ActionCase(
            "no field with a value to type into",
            """
            When IEnterIntoTextField(withValue:text:): x, 13: failed after 2 s of virtual time.
            Did not find text field with value "13" within 2 s.
            No such value. Did you mean "12"?
            """
        ) { When.IEnterIntoTextField(withValue: "13", text: "x") },
        ActionCase(
            "no field with a name to type into",
            """
            When IEnterIntoTextField(withFieldName:text:): x, None: failed after 2 s of virtual time.
            Did not find text field with field name "None" within 2 s.
            Nothing like it is there.
            """
        ) { When.IEnterIntoTextField(withFieldName: "None", text: "x") },
        ActionCase(
            "another text than expected",
            """
            When IEnterIntoTextField(_:text:andExpect:): 1a2, digits: failed after 2 s of virtual time.
            Did not see "1a2" in text field with id "digits" within 2 s.
            It shows "12" after typing "1a2".
            """
        ) { When.IEnterIntoTextField("digits", text: "1a2", andExpect: "1a2") },
        ActionCase(
            "fewer times than expected",
            """
            When IEnterIntoTextField(_:text:numberOfTimes:andSeeItNumberOfTimes:): 1, digits: failed after 2 s of virtual time.
            Did not see "111111111" in text field with id "digits" within 2 s.
            It shows "1111" after typing "111111111".
            """
        ) { When.IEnterIntoTextField("digits", text: "1", numberOfTimes: 9, andSeeItNumberOfTimes: 9) },
        ActionCase(
            "a number of times below 0",
            """
            When IEnterIntoTextField(_:text:numberOfTimes:andSeeItNumberOfTimes:): 1, digits: failed.
            Cannot repeat "1" -1 times: the number is below 0.
            """
        ) { When.IEnterIntoTextField("digits", text: "1", numberOfTimes: -1, andSeeItNumberOfTimes: 0) },
        ActionCase(
            "too many times",
            """
            When IEnterIntoTextField(_:text:numberOfTimes:andSeeItNumberOfTimes:): 1, digits: failed.
            Cannot repeat "1" 9223372036854775807 times: that is over 100,000 characters.
            """
        ) { When.IEnterIntoTextField("digits", text: "1", numberOfTimes: 1, andSeeItNumberOfTimes: .max) },
        ActionCase(
            "a keyboard that a button does not dismiss",
            """
            When IEnterIntoTextFieldAndTouchButton(_:text:buttonText:): x, email: failed after 2 s of virtual time.
            The software keyboard did not disappear within 2 s.
            UITextField "Email" #email is still first responder.
            """
        ) { When.IEnterIntoTextFieldAndTouchButton("email", text: "x") },
        ActionCase(
            "no button to touch after typing",
            """
            When IEnterIntoTextFieldAndTouchButton(_:text:buttonText:): x, email: failed after 2 s of virtual time.
            Did not find bar button with label "Go" within 2 s.
            Nothing like it is there.
            """
        ) { When.IEnterIntoTextFieldAndTouchButton("email", text: "x", buttonText: "Go") },
        ActionCase(
            "a keyboard that a tap does not dismiss",
            """
            When IEnterIntoTextField(_:text:andDismissKeyboard:): x, email: failed after 2 s of virtual time.
            The software keyboard did not disappear within 2 s.
            UITextField "Email" #email is still first responder.
            The tap at (10, 100), on UIView, did not end editing. Try: ITouchButtonBarButton(withLabel: "Done")
            """
        ) { When.IEnterIntoTextField("email", text: "x", andDismissKeyboard: true) },
        ActionCase(
            "clearing a field that refuses",
            """
            When IClearTextField(_:): kept: failed.
            Could not clear text field with id "kept".
            Clearing the text failed: the delegate of UITextField "Keep me" #kept refused that, in textFieldShouldClear(_:).
            """
        ) { When.IClearTextField("kept") },
        ActionCase(
            "clearing no field",
            """
            When IClearTextField(withValue:): Kep: failed after 2 s of virtual time.
            Did not find text field with value "Kep" within 2 s.
            Nothing like it is there.
            """
        ) { When.IClearTextField(withValue: "Kep") },
        ActionCase(
            "clearing no text view",
            """
            When IClearMultiLineTextField(_:): digits: failed after 2 s of virtual time.
            Did not find multi-line text field with id "digits" within 2 s.
            textField #digits has this id, but is not a multi-line text field.
            """
        ) { When.IClearMultiLineTextField("digits") },
        ActionCase(
            "leaving no field",
            """
            When ILeaveEmptyTextField(_:): save: failed after 2 s of virtual time.
            Did not find text field with id "save" within 2 s.
            button "Save" #save has this id, but is not a text field.
            """
        ) { When.ILeaveEmptyTextField("save") },
        ActionCase(
            "leaving no field by a value",
            """
            When ILeaveEmptyTextField(withValue:): none: failed after 2 s of virtual time.
            Did not find text field with value "none" within 2 s.
            Nothing like it is there.
            """
        ) { When.ILeaveEmptyTextField(withValue: "none") },
    ]

    @Test("A step that cannot type fails once, and says why", arguments: cases)
    func notMet(_ row: ActionCase) {
        let played = play(ActionForm()) { _ in row.step() }
        #expect(played.failures == row.expected)
    }
}
