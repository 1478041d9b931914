import FailureReporting
import HeadlessUIKit
import TimeLapse
import ViewQuery

/// What assistive technology does with an element. Each fails if it does not see the element any more.
extension AccessibleElement {
    /// Activates the element, as a double tap does under VoiceOver: by its `accessibilityActivate()`, or else by a
    /// tap at its activation point, with all that `tapOn` checks.
    ///
    /// - Parameter lapse: how much time passes; as the test's trait says unless told.
    public func activate(
        lapse: Lapse = .automatic, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrent {
            guard isReady(for: "activate cannot act on") else { return }
            UIApplication.shared.clock.lapse(lapse) {
                if source.accessibilityActivate() { return }
                GestureRunner.tap("activate").perform(on: TouchPlace(.element(self)))
            }
        }
    }

    /// Raises the value of an adjustable element; one without the trait `adjustable` is a failure.
    ///
    /// - Parameter lapse: how much time passes; as the test's trait says unless told.
    public func increment(
        lapse: Lapse = .automatic, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrent {
            guard isAdjustable(for: "increment cannot adjust") else { return }
            UIApplication.shared.clock.lapse(lapse) { source.accessibilityIncrement() }
        }
    }

    /// Lowers the value of an adjustable element; one without the trait `adjustable` is a failure.
    ///
    /// - Parameter lapse: how much time passes; as the test's trait says unless told.
    public func decrement(
        lapse: Lapse = .automatic, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrent {
            guard isAdjustable(for: "decrement cannot adjust") else { return }
            UIApplication.shared.clock.lapse(lapse) { source.accessibilityDecrement() }
        }
    }

    /// Does one of the element's custom actions, or of those that swiping aside its row offers; a name that none of
    /// them has is a failure that lists them.
    ///
    /// - Parameters:
    ///   - name: the action's name; of several with one name it is the first.
    ///   - lapse: how much time passes; as the test's trait says unless told.
    /// - Returns: whether the action says that it was done.
    @discardableResult
    public func perform(
        _ name: String, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        CallSite(fileID, filePath, line, column).whileCurrent {
            let purpose = "perform(\(name.debugDescription)) cannot act on"
            guard isReady(for: purpose) else { return false }
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

    /// Scrolls by a page, as three fingers do under VoiceOver: the element is asked by its `accessibilityScroll(_:)`,
    /// then what it is in, from inside out. That none of them scrolls is a failure.
    ///
    /// - Parameters:
    ///   - direction: where to scroll to.
    ///   - lapse: how much time passes; as the test's trait says unless told.
    public func scroll(
        _ direction: UIAccessibilityScrollDirection, lapse: Lapse = .automatic,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrent {
            let purpose = "scroll(.\(direction)) cannot act on"
            guard isReady(for: purpose) else { return }
            UIApplication.shared.clock.lapse(lapse) {
                if source.accessibilityScroll(direction) { return }
                var container: UIView? = isView ? view.superview : view
                while let next = container {
                    if next.accessibilityScroll(direction) { return }
                    container = next.superview
                }
                let reason = "neither it nor anything that it is in can scroll any further there"
                TouchFailure(purpose, self, because: reason).record()
            }
        }
    }

    /// Goes back or leaves what is in front, as a Z drawn with two fingers does under VoiceOver: the view that the
    /// element is in is asked by its `accessibilityPerformEscape()`, then whoever follows on the chain. That none of
    /// them does is a failure.
    ///
    /// - Parameter lapse: how much time passes; as the test's trait says unless told.
    public func performEscape(
        lapse: Lapse = .automatic, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrent {
            guard isReady(for: "performEscape cannot act on") else { return }
            UIApplication.shared.clock.lapse(lapse) {
                if view.performEscape() { return }
                let reason = "neither it nor anything on its chain can be left"
                TouchFailure("performEscape cannot act on", self, because: reason).record()
            }
        }
    }

    /// Does what the screen is chiefly for, as a double tap with two fingers does under VoiceOver: the view that the
    /// element is in is asked by its `accessibilityPerformMagicTap()`, then whoever follows on the chain. That none of
    /// them does anything is a failure.
    ///
    /// - Parameter lapse: how much time passes; as the test's trait says unless told.
    public func performMagicTap(
        lapse: Lapse = .automatic, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrent {
            let purpose = "performMagicTap cannot act on"
            guard isReady(for: purpose) else { return }
            UIApplication.shared.clock.lapse(lapse) {
                var responder: UIResponder? = view
                while let current = responder {
                    if current.accessibilityPerformMagicTap() { return }
                    responder = current.next
                }
                TouchFailure(purpose, self, because: "neither it nor anything on its chain does anything")
                    .record()
            }
        }
    }

    private func isReady(for purpose: String) -> Bool {
        UIApplication.shared.commit()
        guard let reason = reasonNotSeen else { return true }
        TouchFailure(purpose, self, because: reason).record()
        return false
    }

    private func isAdjustable(for purpose: String) -> Bool {
        guard isReady(for: purpose) else { return false }
        if traits.contains(.adjustable) { return true }
        TouchFailure(purpose, self, because: "it has not the trait adjustable").record()
        return false
    }
}
