import Robot
import Testing

/// The example of Life of a turn.
@MainActor @Suite("Examples of turns", .robot) struct TurnExamplesTests {
    private final class Panel: UIView {
        var laidOut: @MainActor () -> Void = {}

        override func layoutSubviews() { laidOut() }
    }

    @Test("An action, layout, a task, a block and a timer run in the order of turns")
    func turn() {
        let window = UIWindow.createWindowForTesting()
        let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let button = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 44))
        for view in [panel, button] { window.addSubview(view) }
        window.layoutIfNeeded()
        var log: [String] = []
        panel.laidOut = { log.append("layout") }

        // Example of LifeOfATurn.md
        button.addAction(
            UIAction { _ in
                log.append("action")
                panel.setNeedsLayout()
                Task { log.append("task") }
                DispatchQueue.main.async { log.append("block") }
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.append("timer") }
            }, for: .touchUpInside)

        tapOn(button, lapse: .none)
        #expect(log == ["action", "layout"])  // the event, and the commit at its end
        TimeLapse.advance(by: .zero)
        #expect(log == ["action", "layout", "task", "block"])  // what was ready
        TimeLapse.advance(by: .seconds(1))
        #expect(log == ["action", "layout", "task", "block", "timer"])
        // End of example
    }
}
