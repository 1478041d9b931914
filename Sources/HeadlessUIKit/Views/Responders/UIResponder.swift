import Foundation

/// An object that takes part in handling events: what it does not handle goes on to its ``next`` responder.
///
/// Views, view controllers, windows and the application are responders. A touch goes to the view that was hit
/// and, where that leaves it alone, up the chain; keys go to the first responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Makes a responder.
    public override init() {
        super.init()
    }

    /// The responder that gets what this one leaves alone; `nil` at the end of the chain.
    open var next: UIResponder? { nil }

    /// Shows an activity again that is gone on with; does nothing unless a subclass does.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: First responder

    /// Whether the responder takes the focus when asked; `false` unless a subclass says otherwise.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder lets go of the focus when asked; `true` unless a subclass says otherwise.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder has its window's focus.
    open var isFirstResponder: Bool { windowInChain?.firstResponder === self }

    /// Takes the focus of its window: keys go here from now on.
    ///
    /// The responder that had it is asked to resign first. It fails where this one cannot take the focus, is in
    /// no window, or the other does not let go. A view in no window takes it as soon as it comes into one, as in UIKit,
    /// unless it is asked to resign before; so it can be asked for in `viewDidLoad`.
    ///
    /// - Returns: whether the responder has the focus.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        takeFocus()
    }

    /// Lets go of the focus.
    ///
    /// - Returns: whether the responder is without the focus now.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        (self as? UIView)?.flags.remove(.wantsFocus)
        guard isFirstResponder else { return true }
        let nesting = Recursion.focus
        guard nesting.enter({ Recursion.focus("taking keyboard focus from", self) }) else { return false }
        defer { nesting.leave() }
        guard canResignFirstResponder else { return false }
        windowInChain?.firstResponder = nil
        return true
    }

    /// Tells that the focus was taken away from a responder that would not let go of it.
    func focusDidEnd() {}

    // MARK: Input

    /// The view to show in place of the keyboard while the responder has the focus; the keyboard if `nil`.
    open var inputView: UIView? { nil }

    /// The view to show above the keyboard while the responder has the focus.
    open var inputAccessoryView: UIView? { nil }

    /// Tells that the input views changed while the responder has the focus, so that others are shown at once.
    ///
    /// For a responder that does not have the focus nothing changes.
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        windowInChain?.application?.keyboard.update()
    }

    /// Where to register what can be undone: the next responder's, up to the window, which has one.
    open var undoManager: UndoManager? { passOn { $0.undoManager } ?? nil }

    // MARK: Editing

    /// Whether the responder itself performs an action now; no unless a subclass says otherwise.
    ///
    /// A class that overrides ``copy(_:)`` or its like overrides this as well: which methods a class overrides
    /// cannot be found out here.
    open func canPerformAction(_ action: UIResponderStandardEditAction, withSender sender: Any?) -> Bool {
        false
    }

    /// The responder, from this one up the chain, that performs an action; `nil` if there is none.
    open func target(forAction action: UIResponderStandardEditAction, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return passOn { $0.target(forAction: action, withSender: sender) } ?? nil
    }

    /// Takes out what is selected, to the pasteboard; the default passes it up the chain.
    open func cut(_ sender: Any?) { passOn { $0.cut(sender) } }

    /// Copies what is selected to the pasteboard; the default passes it up the chain.
    open func copy(_ sender: Any?) { passOn { $0.copy(sender) } }

    /// Puts in what is on the pasteboard; the default passes it up the chain.
    open func paste(_ sender: Any?) { passOn { $0.paste(sender) } }

    /// Selects what is at the caret; the default passes it up the chain.
    open func select(_ sender: Any?) { passOn { $0.select(sender) } }

    /// Selects everything; the default passes it up the chain.
    open func selectAll(_ sender: Any?) { passOn { $0.selectAll(sender) } }

    /// Takes out what is selected; the default passes it up the chain.
    open func delete(_ sender: Any?) { passOn { $0.delete(sender) } }

    // MARK: Touches

    /// Tells that fingers came down; the default passes it up the chain.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn { $0.touchesBegan(touches, with: event) }
    }

    /// Tells that fingers moved; the default passes it up the chain.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn { $0.touchesMoved(touches, with: event) }
    }

    /// Tells that fingers were lifted; the default passes it up the chain.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn { $0.touchesEnded(touches, with: event) }
    }

    /// Tells that touches were taken away by the system; the default passes it up the chain.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn { $0.touchesCancelled(touches, with: event) }
    }

    // MARK: Presses

    /// The chords of keys that the responder acts on while it is on the chain of what has the focus.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Tells that buttons went down; the default passes it up the chain.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn { $0.pressesBegan(presses, with: event) }
    }

    /// Tells that the force or position of pressed buttons changed; the default passes it up the chain.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn { $0.pressesChanged(presses, with: event) }
    }

    /// Tells that buttons were let go; the default passes it up the chain.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn { $0.pressesEnded(presses, with: event) }
    }

    /// Tells that presses were taken away by the system; the default passes it up the chain.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn { $0.pressesCancelled(presses, with: event) }
    }

    // MARK: Motion

    /// Tells that a motion of the device began, such as shaking; the default passes it up the chain.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        passOn { $0.motionBegan(motion, with: event) }
    }

    /// Tells that a motion of the device ended; the default passes it up the chain.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        passOn { $0.motionEnded(motion, with: event) }
    }

    /// Tells that a motion was taken for something else, or went on too long; the default passes it up the
    /// chain.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        passOn { $0.motionCancelled(motion, with: event) }
    }

    // MARK: Accessibility

    /// Goes back, or leaves what is shown in front, and returns whether it did; with `false`, the default, the next
    /// responder on the chain is asked. It is what a Z drawn with two fingers does under VoiceOver.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Does what the screen is chiefly for, such as to play or to pause, and returns whether it did; with `false`, the
    /// default, the next responder on the chain is asked. It is what two fingers that tap twice do under VoiceOver.
    open func accessibilityPerformMagicTap() -> Bool { false }
}
