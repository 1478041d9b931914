// Where Apple's XCUITest is, TABTestKit is not built.
#if canImport(Darwin)
@MainActor let scenarioSuites: [Suite] = []
#else
import Robot
import TABTestKit

@MainActor let scenarioSuites = [scenarioSuite]

/// Scenarios beside the same actions by Robot's functions.
@MainActor private let scenarioSuite = Suite(name: "scenario", hasOwnApplication: true) { _ in
    // Reports of scenarios are not measured, nor are they to stand among the figures.
    setenv("SCENARIOS_PRINT", "none", 1)
    let times = 50
    let form = FormOfScenarios()
    let steps = 10_000
    return [
        Comparison(
            name: "a scenario of 20 steps, a form of 200 views", unit: "scenario", count: times,
            baselineName: "the same by tapOn, shouldSee and the keyboard",
            baseline: { form.fillByRobot(times) },
            work: { form.fillByScenario(times) }),
        Comparison(
            name: "a step that does nothing", unit: "step", count: steps,
            baselineName: "a scenario's activity",
            baseline: { form.runActivities(steps) },
            work: { form.runSteps(steps) }),
    ]
}

/// A field, a switch, a button and a label that counts, among other views.
@MainActor
private final class FormOfScenarios: DefaultContexts {
    private let window = UIWindow.createWindowForTesting()
    private let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    private let count = UILabel(frame: CGRect(x: 20, y: 220, width: 200, height: 30))
    private let nameField = TextField(id: "Name")
    private let saveButton = Button(id: "Save")
    private let countLabel = Label(id: "Count")
    private var saved = 0
    private var done = 0

    init() {
        field.accessibilityIdentifier = "Name"
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 120, width: 200, height: 44)
        button.setTitle("Save", for: .normal)
        button.addAction(UIAction { [unowned self] _ in save() }, for: .touchUpInside)
        count.accessibilityIdentifier = "Count"
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
        window.isHidden = false
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        body()
        return saved
    }

    /// Five rounds of four actions and checks.
    func fillByRobot(_ times: Int) -> Int {
        shown {
            for _ in 0..<(5 * times) {
                tapOn(theFirstView(withIdentifier("Name")), lapse: .animations)
                SoftwareKeyboard.main.type("a")
                tapOn(theFirstView(withLabel("Save")), lapse: .animations)
                shouldSee(theFirstView(withIdentifier("Count")), within: .seconds(30))
            }
        }
    }

    func fillByScenario(_ times: Int) -> Int {
        shown {
            for _ in 0..<times {
                Scenario("Saving") {
                    for _ in 0..<5 {
                        Given(I: tap(nameField))
                        And(I: type("a", into: nameField))
                        When(I: tap(saveButton))
                        Then(I: see(countLabel))
                    }
                }
            }
        }
    }

    func runActivities(_ times: Int) -> Int {
        for _ in 0..<times { XCTContext.runActivity(named: "Counting") { _ in done += 1 } }
        return done
    }

    func runSteps(_ times: Int) -> Int {
        Scenario("Counting") {
            for _ in 0..<times { Given(I: done += 1) }
        }
        return done
    }
}
#endif
