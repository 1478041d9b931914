#if !canImport(Darwin)
import Robot
import Swerkin

/// Swerkin's steps beside the same by Robot's functions.
@MainActor let swerkinSuite = Suite(name: "swerkin") { _ in
    // Reports of scenarios are not measured, nor are they to stand among the figures.
    setenv("SCENARIOS_PRINT", "none", 1)
    let times = 50
    let form = FormOfSteps()
    return [
        Comparison(
            name: "a flow of 20 steps, a form of 200 views", unit: "flow", count: times,
            baselineName: "the same by tapOn, shouldSee and the keyboard",
            baseline: { form.fillByRobot(times) },
            work: { form.fillBySteps(times) })
    ]
}

/// A field, a switch, a button and a label that counts, among other views.
@MainActor
private final class FormOfSteps {
    /// Steps look into all windows, so those of other suites would count.
    private let application = UIApplication()
    private let window: UIWindow
    private let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    private let count = UILabel(frame: CGRect(x: 20, y: 220, width: 200, height: 30))
    private var saved = 0

    init() {
        window = UIApplication.withShared(application) { UIWindow.createWindowForTesting() }
        field.accessibilityIdentifier = "name"
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 120, width: 200, height: 44)
        button.setTitle("Save", for: .normal)
        button.accessibilityIdentifier = "save"
        button.addAction(UIAction { [unowned self] _ in save() }, for: .touchUpInside)
        count.accessibilityIdentifier = "count"
        let others = Trees.views(196)
        others.isUserInteractionEnabled = false
        for view in [others, field, button, count] { window.addSubview(view) }
        window.isHidden = true
    }

    private func save() {
        saved += 1
        count.text = "\(saved)"
        // A text that grows from run to run would be measured, too.
        field.text = ""
    }

    private func shown(_ body: () -> Void) -> Int {
        UIApplication.withShared(application) {
            window.isHidden = false
            window.makeKeyAndVisible()
            defer { window.isHidden = true }
            body()
            return saved
        }
    }

    /// Five rounds of four actions and checks.
    func fillByRobot(_ times: Int) -> Int {
        shown {
            for _ in 0..<(5 * times) {
                tapOn(theFirstView(withIdentifier("name")), lapse: .animations)
                SoftwareKeyboard.main.type("a")
                tapOn(theFirstView(withLabel("Save")), lapse: .animations)
                shouldSee(theFirstView(withIdentifier("count"), withText("\(saved)")), within: .seconds(2))
                shouldSee(theFirstView(withIdentifier("save"), enabled(true)), within: .seconds(2))
            }
        }
    }

    func fillBySteps(_ times: Int) -> Int {
        shown {
            for _ in 0..<(5 * times) {
                Given.IEnterIntoTextField("name", text: "a")
                When.ITouchButton(withLabel: "Save")
                Then.IShouldSeeLabel("count", withText: "\(saved)")
                And.IShouldSeeButton("save", isEnabled: true)
            }
        }
    }
}
#endif
