import HeadlessUIKit
import Robot
import ViewQuery

/// Writes down what the steps of a session do, for tests.
@MainActor
final class Recorder {
    /// What is on the screen, by what tells of changes.
    @MainActor private struct Screen {
        struct Item {
            let element: AccessibleElement
            let name: String
            let isEnabled: Bool
        }

        var items: [ObjectIdentifier: Item] = [:]
        var order: [ObjectIdentifier] = []

        init() {
            let bounds = UIScreen.main.bounds
            for element in allElements().inAllWindows().elements
            where element.role != .keyboardKey && element.frame.intersects(bounds) {
                let key = ObjectIdentifier(element.object)
                if items[key] == nil { order.append(key) }
                items[key] = Item(
                    element: element, name: element.label ?? "",
                    isEnabled: !element.traits.contains(.notEnabled))
            }
        }
    }

    private(set) var steps: [RecordedStep] = []
    /// Whether all steps of the session are written down.
    var isComplete = false
    private var before = Screen()
    private var start = VirtualClock.Instant(offset: .zero)

    /// The most effects of a step that are kept.
    private static let mostEffects = 4

    /// Called before a step acts.
    func begin(_ application: UIApplication) {
        before = Screen()
        start = application.clock.now
    }

    /// Called when a step has acted, and has not failed.
    ///
    /// - Parameter end: the time when it was over, before its animations had finished.
    func end(
        _ action: RecordedAction, _ words: String, _ application: UIApplication,
        settledSince end: VirtualClock.Instant
    ) {
        steps.append(
            RecordedStep(
                action: action, words: words, duration: start.duration(to: application.clock.now),
                isAnimated: end < application.clock.now, effects: effects()))
    }

    private func effects() -> [RecordedStep.Effect] {
        let after = Screen()
        var effects: [RecordedStep.Effect] = []
        for key in after.order {
            guard effects.count < Self.mostEffects, let item = after.items[key], !item.name.isEmpty else {
                continue
            }
            let former = before.items[key]
            if former?.name != item.name {
                let element = RecordedElement(item.element)
                if element.index == nil { effects.append(.appears(element)) }
            } else if former?.isEnabled == false, item.isEnabled {
                let element = RecordedElement(item.element)
                if element.index == nil { effects.append(.isEnabled(element)) }
            }
        }
        return effects
    }
}
