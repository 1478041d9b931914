import FailureReporting
import Robot
import TimeLapse
import Trace

/// Steps of tests that are recorded, beside the same steps that are not.
@MainActor let traceSuite = Suite(name: "trace") { _ in
    let steps = 1_000
    let form = RecordedForm()
    return [
        Comparison(
            name: "a tap that changes a text, kept in memory, 60 views", unit: "step", count: steps,
            baselineName: "the same without a trace",
            baseline: { form.tap(steps) },
            work: { form.tap(steps, .onFailure) }),
        Comparison(
            name: "a tap that changes a text, recorded in full, 60 views", unit: "step", count: steps,
            baselineName: "the same without a trace",
            baseline: { form.tap(steps) },
            work: { form.tap(steps, .always) }),
        Comparison(
            name: "a look that changes nothing, kept in memory, 60 views", unit: "step", count: steps,
            baselineName: "the same without a trace",
            baseline: { form.look(steps) },
            work: { form.look(steps, .onFailure) }),
        Comparison(
            name: "what a tap asks of a trace that is off", unit: "step", count: steps,
            baselineName: "a tap without a trace",
            baseline: { form.tap(steps) },
            work: { UntracedHooks.ask(steps) }),
    ]
}

/// A form with a button that counts, in an application of its own: other suites have windows, which would be recorded, too.
@MainActor
private final class RecordedForm {
    private let application = UIApplication()
    private let window: UIWindow
    private let count = UILabel(frame: CGRect(x: 20, y: 760, width: 200, height: 30))
    private let button = UIButton(type: .system)
    private var taps = 0

    init() {
        window = UIApplication.withShared(application) { UIWindow.createWindowForTesting() }
        for row in 0..<20 {
            let y = Double(row) * 34 + 20
            let label = UILabel(frame: CGRect(x: 20, y: y, width: 120, height: 30))
            label.text = "Label \(row)"
            window.addSubview(label)
            if row.isMultiple(of: 2) {
                let field = UITextField(frame: CGRect(x: 150, y: y, width: 200, height: 30))
                field.text = "Text \(row)"
                window.addSubview(field)
            } else {
                window.addSubview(UISwitch(frame: CGRect(x: 150, y: y, width: 51, height: 31)))
            }
        }
        button.frame = CGRect(x: 20, y: 710, width: 200, height: 44)
        button.setTitle("Count", for: .normal)
        button.addAction(
            UIAction { [unowned self] _ in
                taps += 1
                count.text = "\(taps % 10)"
            }, for: .touchUpInside)
        window.addSubview(button)
        window.addSubview(count)
    }

    private func record(_ mode: TraceMode, _ body: () -> Void) -> Int {
        UIApplication.withShared(application) {
            window.makeKeyAndVisible()
            let trace = TestTrace(
                mode, of: application, suite: "Benchmarks", name: "Form", id: "", path: #filePath, line: #line
            )
            body()
            trace?.stop()
        }
        return taps
    }

    func tap(_ times: Int, _ mode: TraceMode = .off) -> Int {
        record(mode) {
            for _ in 0..<times { tapOn(button) }
        }
    }

    func look(_ times: Int, _ mode: TraceMode = .off) -> Int {
        record(mode) {
            for _ in 0..<times { shouldSee(button) }
        }
    }
}

/// The questions whether anything is recorded, in places that a trace hears of.
private enum UntracedHooks {
    /// A tap asks in these places when the test calls it, when its gesture is named, at the events of its touch, and when
    /// the clock moves.
    private static let questions = (byCall: 2, byWorld: 6)

    @MainActor
    static func ask(_ taps: Int) -> Int {
        var recording = 0
        let world = UIApplication.shared.world
        for _ in 0..<taps {
            for _ in 0..<questions.byCall where CallContext.observer != nil { recording += 1 }
            for _ in 0..<questions.byWorld where world.observer != nil { recording += 1 }
        }
        return recording
    }
}
