import FailureReporting
import HeadlessUIKit
import TimeLapse
import ViewQuery

/// Actions of assistive technology on an element. Each fails if the element is no longer accessible.
extension AccessibleElement {
    /// Activates the element, as a double tap does under VoiceOver.
    ///
    /// It calls `accessibilityActivate()`, or else taps at the activation point, with the checks of `tapOn`.
    ///
    /// - Parameter lapse: how much time passes; by default as the test's trait says.
    public func activate(
        lapse: Lapse = .automatic, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        act("activate cannot act on", lapse, at: CallSite(fileID, filePath, line, column)) {
            if source.accessibilityActivate() { return nil }
            GestureRunner.tap("activate").perform(on: TouchPlace(.element(self)))
            return nil
        }
    }

    /// Raises the value of an adjustable element; one without the trait `adjustable` is a failure.
    ///
    /// - Parameter lapse: how much time passes; by default as the test's trait says.
    public func increment(
        lapse: Lapse = .automatic, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        adjust("increment", lapse, at: CallSite(fileID, filePath, line, column)) {
            $0.accessibilityIncrement()
        }
    }

    /// Lowers the value of an adjustable element; one without the trait `adjustable` is a failure.
    ///
    /// - Parameter lapse: how much time passes; by default as the test's trait says.
    public func decrement(
        lapse: Lapse = .automatic, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        adjust("decrement", lapse, at: CallSite(fileID, filePath, line, column)) {
            $0.accessibilityDecrement()
        }
    }

    /// Performs one of the element's custom actions, or of its row's swipe actions; an unknown name is a failure that
    /// lists the actions.
    ///
    /// - Parameters:
    ///   - name: the action's name; of several with that name, the first.
    ///   - lapse: how much time passes; by default as the test's trait says.
    /// - Returns: what the action returns: whether it was performed.
    @discardableResult
    public func perform(
        _ name: String, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        CallSite(fileID, filePath, line, column).whileCurrent {
            let purpose = "perform(\(name.debugDescription)) cannot act on"
            guard prepare(for: purpose) else { return false }
            let actions = actions
            guard let action = actions.first(where: { $0.name == name }) else {
                let names = actions.map(\.name.debugDescription).joined(separator: ", ")
                let reason = actions.isEmpty ? "it offers no actions" : "it offers \(names)"
                TouchFailure(purpose, self, because: reason).record()
                return false
            }
            var isDone = false
            UIApplication.shared.clock.lapse(lapse) { isDone = action.actionHandler?(action) ?? false }
            return isDone
        }
    }

    /// Scrolls by a page, as a three-finger swipe does under VoiceOver.
    ///
    /// It calls `accessibilityScroll(_:)` of the element, then of its ancestors, from the inside out, and fails if none of
    /// them scrolls.
    ///
    /// - Parameters:
    ///   - direction: the direction to scroll in.
    ///   - lapse: how much time passes; by default as the test's trait says.
    public func scroll(
        _ direction: UIAccessibilityScrollDirection, lapse: Lapse = .automatic,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        act("scroll(.\(direction)) cannot act on", lapse, at: CallSite(fileID, filePath, line, column)) {
            if source.accessibilityScroll(direction) { return nil }
            var container: UIView? = isView ? view.superview : view
            while let next = container {
                if next.accessibilityScroll(direction) { return nil }
                container = next.superview
            }
            return "neither it nor any of its ancestors can scroll further in that direction"
        }
    }

    /// Goes back or dismisses, as the two-finger scrub does under VoiceOver.
    ///
    /// It calls `accessibilityPerformEscape()` of the element's view, then of the next responders, and fails if none of them
    /// handles it.
    ///
    /// - Parameter lapse: how much time passes; by default as the test's trait says.
    public func performEscape(
        lapse: Lapse = .automatic, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        act("performEscape cannot act on", lapse, at: CallSite(fileID, filePath, line, column)) {
            view.performEscape() ? nil : Self.unhandled("accessibilityPerformEscape()")
        }
    }

    /// Performs the screen's main action, as a two-finger double tap does under VoiceOver.
    ///
    /// It calls `accessibilityPerformMagicTap()` of the element's view, then of the next responders, and fails if none of
    /// them handles it.
    ///
    /// - Parameter lapse: how much time passes; by default as the test's trait says.
    public func performMagicTap(
        lapse: Lapse = .automatic, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        act("performMagicTap cannot act on", lapse, at: CallSite(fileID, filePath, line, column)) {
            var responder: UIResponder? = view
            while let current = responder {
                if current.accessibilityPerformMagicTap() { return nil }
                responder = current.next
            }
            return Self.unhandled("accessibilityPerformMagicTap()")
        }
    }

    private static func unhandled(_ request: String) -> String {
        "nothing on its responder chain handles \(request)"
    }

    /// Performs `action` for the call at `site`, if the element is accessible, and lapses time.
    ///
    /// - Parameter action: returns why it failed, if it did.
    private func act(
        _ purpose: String, _ lapse: Lapse, at site: CallSite, _ action: () -> String?
    ) {
        site.whileCurrent {
            guard prepare(for: purpose) else { return }
            UIApplication.shared.clock.lapse(lapse) {
                if let reason = action() { TouchFailure(purpose, self, because: reason).record() }
            }
        }
    }

    private func adjust(
        _ verb: String, _ lapse: Lapse, at site: CallSite, _ change: (any AccessibilityObject) -> Void
    ) {
        let purpose = "\(verb) cannot adjust"
        site.whileCurrent {
            guard prepare(for: purpose) else { return }
            guard traits.contains(.adjustable) else {
                return TouchFailure(purpose, self, because: "it does not have the trait .adjustable").record()
            }
            UIApplication.shared.clock.lapse(lapse) { change(source) }
        }
    }

    /// Does pending layout, and returns whether the element is seen then; records a failure if not.
    func prepare(for purpose: String) -> Bool {
        UIApplication.shared.commit()
        guard let reason = reasonNotSeen else { return true }
        TouchFailure(purpose, self, because: reason).record()
        return false
    }
}
