import Foundation
import HeadlessUIKit
import Testing

/// Apple's documentation of `UIControl.enumerateEventHandlers(_:)` and `performPrimaryAction()`.
@MainActor
@Suite("Handlers of a control's events") struct EventHandlersTests {
    private final class Target {
        func pressed() {}
    }

    private let pressed = Selector("pressed", Target.pressed)

    @Test(
        "Actions and methods of targets are enumerated with their events, in order, until the closure stops")
    func enumerating() {
        let control = UIControl()
        let target = Target()
        let action = UIAction(title: "Play") { _ in }
        control.addAction(action, for: .touchDown)
        control.addTarget(target, action: pressed, for: [.touchUpInside, .valueChanged])
        control.addTarget(nil, action: pressed, for: .touchCancel)
        var log: [String] = []
        control.enumerateEventHandlers { action, method, events, _ in
            let owner = method.map { $0.0 == nil ? "chain" : "\($0.0 as? Target === target)" }
            log.append(
                "\(action?.title ?? "-") \(owner ?? "-") \(method?.1.description ?? "-") \(events.rawValue)")
        }
        #expect(
            log == [
                "Play - - \(UIControl.Event.touchDown.rawValue)",
                "- true pressed \(UIControl.Event([.touchUpInside, .valueChanged]).rawValue)",
                "- chain pressed \(UIControl.Event.touchCancel.rawValue)",
            ])
        var count = 0
        control.enumerateEventHandlers { _, _, _, stop in
            count += 1
            stop = true
        }
        #expect(count == 1)
    }

    @Test("The closure may remove handlers")
    func removing() {
        let control = UIControl()
        for title in ["a", "b"] { control.addAction(UIAction(title: title) { _ in }, for: .touchDown) }
        var titles: [String?] = []
        control.enumerateEventHandlers { action, _, events, _ in
            titles.append(action?.title)
            if let action { control.removeAction(action, for: events) }
        }
        #expect(titles == ["a", "b"] && control.allControlEvents.isEmpty)
    }

    @Test("The primary action is performed by code, too")
    func primary() {
        var count = 0
        let button = UIButton(frame: .zero, primaryAction: UIAction { _ in count += 1 })
        button.performPrimaryAction()
        #expect(count == 1)
    }
}
