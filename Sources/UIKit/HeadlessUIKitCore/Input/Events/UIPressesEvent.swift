/// An event that brings presses to the first responder.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// The event's presses, in the order in which they began.
    package final let orderedPresses: [UIPress]

    package init(presses: [UIPress], timestamp: TimeInterval) {
        orderedPresses = presses
        let flags = presses.reduce(into: UIKeyModifierFlags()) { $0.formUnion($1.key?.modifierFlags ?? []) }
        super.init(type: .presses, timestamp: timestamp, modifierFlags: flags)
    }

    /// All presses of the event.
    open var allPresses: Set<UIPress> { Set(orderedPresses) }
}
