import Keyboard
import TestSupport
import Testing
import Touch

@MainActor @Suite("The keyboard's window") struct KeyboardWindowTests {
    @Test(
        "The keyboard's window is in front of the views it lets touches through to and of those it covers"
    )
    func inFront() {
        KeyboardStage.run { stage in
            let field = stage.field()
            field.becomeFirstResponder()
            let low = UIButton().named("low", 0, 700, 300, 50, in: stage.window)
            let lines = hierarchyText().components(separatedBy: "\n")
            #expect(
                lines.first
                    == "KeyboardWindow (0 0; 390 844), not hittable: it lets touches through to UIWindow behind it"
            )
            #expect(
                lines.contains {
                    $0.contains("#low") && $0.contains("not hittable: the keyboard covers it")
                })
            #expect(!low.isHittable)
            #expect(
                failureTexts { tapOn(low) }.first?.contains(
                    "the keyboard covers it.\nTry: SoftwareKeyboard.main.dismiss()") == true)
        }
    }
}
