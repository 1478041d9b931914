import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A text view with UIKit's designated initializers.
private final class Notes: UITextView {
    let ruled: Bool

    override init(frame: CGRect, textContainer: NSTextContainer?) {
        ruled = true
        super.init(frame: frame, textContainer: textContainer)
        keyboardType = .emailAddress
    }

    required init?(coder: NSCoder) { nil }

    override func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
}

private final class CodeField: UITextField {
    override var keyboardType: UIKeyboardType {
        get { .numberPad }
        set {}
    }
    override var textContentType: UITextContentType? {
        get { .oneTimeCode }
        set {}
    }
}

@MainActor @Suite("Overridden members of text views") struct TextViewSignatureTests {
    @Test("A text view is made with a container, and subclasses override that initializer")
    func containers() {
        inOwnWorld {
            let container = NSTextContainer()
            container.lineFragmentPadding = 0
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), textContainer: container)
            #expect(view.textContainer === container && view.frame.width == 100)
            let notes = Notes()
            #expect(notes.ruled && Notes(frame: view.frame).frame == view.frame)
            #expect(notes.keyboardType == .emailAddress && notes.textContainer.lineFragmentPadding == 5)
        }
    }

    @Test("Text input traits that a class overrides are those of the keyboard")
    func traits() {
        inOwnWorld {
            let field: UITextField = CodeField()
            _ = UIWindow.showing(field)
            field.becomeFirstResponder()
            #expect(field.keyboardType == .numberPad && field.textContentType == .oneTimeCode)
        }
    }
}
