import Foundation
import HeadlessUIKit
import Swerkin
import Testing

@MainActor @Suite("Steps with and without a keyboard", .robot) struct KeyboardStepTests {
    @Test(
        "A tap beside the fields ends editing, and hides the keyboard",
        arguments: [
            ActionCase("by the step") {
                When.ITouchTextBox("name")
                And.IDismissKeyboard()
            },
            ActionCase("after typing into a field") {
                When.IEnterIntoTextField("name", text: "Ada", andDismissKeyboard: true)
            },
            ActionCase("after typing into a text view") {
                When.IEnterIntoMultiLineTextField("story", text: "Once", andDismissKeyboard: true)
            },
            ActionCase("after typing into an element by its id") {
                When.IEnterIntoElement("name", text: "Ada", andDismissKeyboard: true)
            },
            ActionCase("after typing into an element by its label") {
                When.IEnterIntoElement(withLabel: "Name", text: "Ada", andDismissKeyboard: true)
            },
            ActionCase("by the bar button") { When.IEnterIntoTextFieldAndTouchButton("name", text: "Ada") },
            ActionCase("by another bar button") {
                When.IEnterIntoTextFieldAndTouchButton("name", text: "Ada", buttonText: "stop")
            },
        ])
    func dismissing(_ row: ActionCase) {
        let played = play(EditingStage()) { stage in
            row.step()
            Then.waitForAbsenceOfSoftwareKeyboard()
            stage.noteFocus()
        }
        #expect(played == Played(log: ["nothing has focus"]))
    }

    @Test("Without the option, the keyboard stays")
    func staying() {
        let played = play(EditingStage()) { stage in
            When.IEnterIntoTextField("name", text: "Ada")
            Then.waitForSoftwareKeyboard()
            stage.noteFocus()
        }
        #expect(played == Played(log: ["name has focus: Ada"]))
    }

    @Test("With a hardware keyboard text is typed all the same, and no software keyboard appears")
    func hardware() {
        let played = play(EditingStage()) { stage in
            UIApplication.shared.keyboard.isHardwareConnected = true
            When.IEnterIntoTextField("name", text: "Ada")
            stage.noteFocus()
            Then.waitForSoftwareKeyboard()
        }
        #expect(
            played
                == Played(
                    failures: [
                        """
                        The software keyboard did not appear within 2 s.
                        UITextField "Name" #name is first responder, but a hardware keyboard is connected.
                        """
                    ], log: ["name has focus: Ada"]))
    }

    @Test("A line break is the return key")
    func lineBreak() {
        let played = play(EditingStage()) { stage in
            When.IEnterIntoTextField("name", text: "Ada\n")
            stage.noteFocus()
        }
        #expect(played == Played(log: ["return", "nothing has focus"]))
    }

    // MARK: Drop-downs

    @Test("A drop-down without a picker fails")
    func noPicker() {
        let played = play(DropDownStage(hasPicker: false)) { _ in
            When.ISelectFromDropDown("food", item: "Apple")
        }
        #expect(
            played.failures == [
                """
                When ISelectFromDropDown(_:item:): Apple, food: failed after 2 s of virtual time.
                Did not find picker within 2 s.
                Nothing like it is there.
                """
            ])
    }

    @Test("A drop-down without the bar button fails")
    func noBarButton() {
        let played = play(DropDownStage(hasPicker: false)) { _ in When.ISetDropDown("food", toValue: "Plum") }
        #expect(
            played
                == Played(
                    failures: [
                        """
                        When ISetDropDown(_:toValue:): Plum, food: failed after 2 s of virtual time.
                        Did not find bar button with label "Cancel" within 2 s.
                        Nothing like it is there.
                        """
                    ], log: ["edited to Plum"]))
    }

    @Test("A drop-down that refuses to begin editing shows no keyboard")
    func refusesToBegin() {
        let delegate = RefusingDelegate(refusesToBegin: true)
        let played = play(DropDownStage()) { stage in
            stage.field.delegate = delegate
            When.ISelectDefaultValueFromDropDown("food")
        }
        #expect(
            played.failures == [
                """
                When ISelectDefaultValueFromDropDown(_:): food: failed after 2 s of virtual time.
                The software keyboard did not appear within 2 s.
                No view is first responder. Touch a text field first: ITouchTextBox(_:).
                """
            ])
    }

    @Test("A drop-down whose delegate refuses the text keeps its own")
    func refusesText() {
        let delegate = RefusingDelegate(refusesToBegin: false)
        let played = play(DropDownStage()) { stage in
            stage.field.delegate = delegate
            When.ISetDropDown("food", toValue: "Plum")
        }
        #expect(
            played
                == Played(
                    failures: [
                        """
                        When ISetDropDown(_:toValue:): Plum, food: failed.
                        Could not set the text of text field with id "food" to "Plum".
                        The delegate of UITextField "Food" #food refused it, in textField(_:shouldChangeCharactersIn:replacementString:).
                        """
                    ]))
    }

    @Test("Typing where a picker replaces the keyboard fails")
    func typingIntoPicker() {
        let played = play(DropDownStage()) { _ in When.IEnterIntoTextField("food", text: "Plum") }
        #expect(
            played.failures == [
                """
                When IEnterIntoTextField(_:text:andDismissKeyboard:): Plum, food: failed.
                Could not type "Plum" into text field with id "food".
                Typing "Plum" failed: UITextField "Food" #food shows UIPickerView instead of the keyboard.
                """
            ])
    }
}

/// A text field and a text view that a tap beside them leaves, as does a bar above the keyboard.
@MainActor
private final class EditingStage: StageController, UITextFieldDelegate {
    private let name = UITextField()
    private let story = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: EditingStage.tapped))
        add(name, "name", CGRect(x: 20, y: 150, width: 200, height: 40)).accessibilityLabel = "Name"
        add(story, "story", CGRect(x: 20, y: 250, width: 200, height: 80))
        name.delegate = self
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        for (index, title) in ["Done", "stop"].enumerated() {
            let button = UIButton(
                type: .system, primaryAction: UIAction(title: title) { [unowned self] _ in tapped() })
            button.frame = CGRect(x: CGFloat(index) * 100, y: 0, width: 90, height: 44)
            bar.addSubview(button)
        }
        name.inputAccessoryView = bar
    }

    private func tapped() { view.endEditing(true) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        log.append("return")
        textField.resignFirstResponder()
        return true
    }

    func noteFocus() {
        log.append(name.isFirstResponder ? "name has focus: \(name.text ?? "")" : "nothing has focus")
    }
}

private final class RefusingDelegate: NSObject, UITextFieldDelegate {
    private let refusesToBegin: Bool

    init(refusesToBegin: Bool) {
        self.refusesToBegin = refusesToBegin
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { !refusesToBegin }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { false }
}
