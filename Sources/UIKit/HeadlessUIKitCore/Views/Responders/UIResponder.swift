/// An object that handles events, and passes those that it does not handle to its ``next`` responder.
///
/// Views, view controllers, windows and the application are responders. A touch goes to the view that was hit
/// and, if that does not handle it, up the chain; keys go to the first responder.
@preconcurrency @MainActor
open class UIResponder: NSObject, SelectorProvider, NibMemberProvider {
    /// Makes a responder.
    public override init() {
        super.init()
    }

    /// The methods of the class that selectors of a name alone call; a subclass adds its own.
    open nonisolated class var selectors: [Selector] { responderSelectors }

    /// The outlets, inspectable properties and segue actions that nibs find by their names; a subclass adds its own.
    open class var nibMembers: [NibMember] { [] }

    /// The next responder in the chain; `nil` at its end.
    open var next: UIResponder? { nil }

    /// Restores a user activity that is continued; does nothing unless overridden.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: First responder

    /// Whether the responder can become first responder; `false` unless a subclass overrides it.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder can resign first responder; `true` unless a subclass overrides it.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is its window's first responder.
    open var isFirstResponder: Bool { windowInChain?.hasFocus(self) ?? false }

    /// Makes the responder its window's first responder: it gets keys from now on.
    ///
    /// The current first responder is asked to resign first. This fails if this responder cannot become first responder
    /// or is in no window, or if the other one refuses. As in UIKit, a view in no window becomes first responder once
    /// it is added to one, unless it is asked to resign before; so `viewDidLoad` can call this.
    ///
    /// - Returns: whether the responder is first responder.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        takeFocus()
    }

    /// Resigns first responder.
    ///
    /// - Returns: whether the responder is not first responder now.
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

    /// Called when a responder that refused to resign lost first responder status.
    func focusDidEnd() {}

    // MARK: Input

    /// Whether keys have an effect: not on read-only text, nor on a disabled control.
    package var takesKeys: Bool { true }

    /// The view to show in place of the keyboard while the responder is first responder; the keyboard if `nil`.
    open var inputView: UIView? { nil }

    /// The view to show above the keyboard while the responder is first responder.
    open var inputAccessoryView: UIView? { nil }

    /// Updates the input views of the first responder immediately; call it after they changed.
    ///
    /// For a responder that is not first responder nothing changes.
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        windowInChain?.application?.keyboard.update()
    }

    /// The undo manager for changes made here: the next responder's, up to the window's own.
    open var undoManager: UndoManager? { passOn { $0.undoManager } ?? nil }

    // MARK: Editing

    /// Whether the responder itself can perform an action now.
    ///
    /// By default it can if it has the method, unless that is a standard editing action. A class that overrides
    /// ``copy(_:)`` or its like overrides this as well: the methods that a class overrides cannot be detected here.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !action.isEditAction && action.isKnown(to: self)
    }

    /// Returns the nearest responder, from this one up the chain, that can perform an action; `nil` if there is none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return passOn { $0.target(forAction: action, withSender: sender) } ?? nil
    }

    /// Cuts the selection to the pasteboard; the default passes it up the chain.
    open func cut(_ sender: Any?) { passOn { $0.cut(sender) } }

    /// Copies the selection to the pasteboard; the default passes it up the chain.
    open func copy(_ sender: Any?) { passOn { $0.copy(sender) } }

    /// Pastes the pasteboard's content; the default passes it up the chain.
    open func paste(_ sender: Any?) { passOn { $0.paste(sender) } }

    /// Selects the word at the caret; the default passes it up the chain.
    open func select(_ sender: Any?) { passOn { $0.select(sender) } }

    /// Selects everything; the default passes it up the chain.
    open func selectAll(_ sender: Any?) { passOn { $0.selectAll(sender) } }

    /// Deletes the selection; the default passes it up the chain.
    open func delete(_ sender: Any?) { passOn { $0.delete(sender) } }

    // MARK: Touches

    /// Called when touches began; the default passes them up the chain.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn { $0.touchesBegan(touches, with: event) }
    }

    /// Called when touches moved; the default passes them up the chain.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn { $0.touchesMoved(touches, with: event) }
    }

    /// Called when touches ended; the default passes them up the chain.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn { $0.touchesEnded(touches, with: event) }
    }

    /// Called when the system cancelled touches; the default passes it up the chain.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        passOn { $0.touchesCancelled(touches, with: event) }
    }

    // MARK: Presses

    /// The keyboard shortcuts that the responder handles while it is in the first responder's chain.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called when buttons went down; the default passes it up the chain.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn { $0.pressesBegan(presses, with: event) }
    }

    /// Called when the force or position of pressed buttons changed; the default passes it up the chain.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn { $0.pressesChanged(presses, with: event) }
    }

    /// Called when buttons were released; the default passes it up the chain.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn { $0.pressesEnded(presses, with: event) }
    }

    /// Called when the system cancelled presses; the default passes it up the chain.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        passOn { $0.pressesCancelled(presses, with: event) }
    }

    // MARK: Nibs

    /// Called when the object was loaded from a nib or a storyboard; does nothing unless overridden.
    ///
    /// All objects of the file are there then, with their outlets and actions.
    open func awakeFromNib() {}

    /// Called when Interface Builder shows the object. It has no effect here.
    open func prepareForInterfaceBuilder() {}

    // MARK: Motion

    /// Called when a motion of the device began, such as shaking; the default passes it up the chain.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        passOn { $0.motionBegan(motion, with: event) }
    }

    /// Called when a motion of the device ended; the default passes it up the chain.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        passOn { $0.motionEnded(motion, with: event) }
    }

    /// Called when a motion was interrupted, or went on too long; the default passes it up the chain.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        passOn { $0.motionCancelled(motion, with: event) }
    }

    // MARK: Accessibility

    /// Goes back or dismisses what is in front, and returns whether it did; with `false`, the default, the
    /// next responder is asked. VoiceOver calls it for a Z drawn with two fingers.
    open func accessibilityPerformEscape() -> Bool { false }

    /// Performs the screen's main action, such as play or pause, and returns whether it did; with `false`,
    /// the default, the next responder is asked. VoiceOver calls it for a two-finger double tap.
    open func accessibilityPerformMagicTap() -> Bool { false }
}
