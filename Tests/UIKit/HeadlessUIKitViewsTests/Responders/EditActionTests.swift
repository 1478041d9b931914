import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// A label whose text can be copied, as apps make them.
private final class CopyableLabel: UILabel {
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == .copy
    }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
}

@MainActor @Suite("Edit actions") struct EditActionTests {
    @Test("An action goes to the first responder in the chain that can perform it")
    func chain() {
        UIApplication.withShared(UIApplication()) {
            final class Outer: UIView {
                var performed: [Selector] = []
                override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                    action != .cut
                }
                override func copy(_ sender: Any?) { performed.append(.copy) }
                override func paste(_ sender: Any?) { performed.append(.paste) }
                override func select(_ sender: Any?) { performed.append(.select) }
                override func selectAll(_ sender: Any?) { performed.append(.selectAll) }
                override func delete(_ sender: Any?) { performed.append(.delete) }
            }
            let (outer, label) = (Outer(), CopyableLabel())
            label.text = "copied"
            outer.addSubview(label)
            let window = UIWindow.showing(outer)
            label.becomeFirstResponder()
            let done = Selector.editActions.map {
                UIApplication.shared.sendAction($0, to: nil, from: nil, for: nil)
            }
            #expect(done == [false, true, true, true, true, true])
            #expect(outer.performed == [.paste, .select, .selectAll, .delete])
            #expect(UIPasteboard.general.string == "copied")
            #expect(label.target(forAction: .paste, withSender: nil) as? UIView === outer)
            #expect(window.target(forAction: .paste, withSender: nil) == nil)
            // A plain method passes on what it does not do itself.
            outer.performed = []
            label.paste(nil)
            #expect(outer.performed == [.paste])
        }
    }

    @Test(
        "A field performs the actions that have something to act on",
        arguments: [
            ("", 0..<0, false, ""), ("", 0..<0, true, "paste:"),
            ("a", 1..<1, true, "paste: select: selectAll:"),
            ("a", 0..<1, false, "cut: copy: delete:"), ("ab", 0..<1, false, "cut: copy: selectAll: delete:"),
        ])
    func field(text: String, selected: Range<Int>, hasPaste: Bool, expected: String) {
        UIApplication.withShared(UIApplication()) {
            if hasPaste { UIPasteboard.general.string = "x" }
            let field = UITextField()
            field.text = text
            field.model.select(NSRange(selected))
            let actions = Selector.editActions.filter {
                field.canPerformAction($0, withSender: nil)
            }
            #expect(actions.map { "\($0)" }.joined(separator: " ") == expected)
        }
    }

    @Test("Reloading the input views takes effect immediately, for the first responder alone")
    func reloading() {
        UIApplication.withShared(UIApplication()) {
            let (field, view) = (UITextField(), UIView())
            _ = UIWindow.showing(field)
            field.inputView = view
            field.reloadInputViews()
            #expect(view.window == nil)
            field.becomeFirstResponder()
            #expect(view.window != nil)
            field.inputView = nil
            #expect(view.window != nil)
            field.reloadInputViews()
            #expect(view.window == nil)
        }
    }
}
