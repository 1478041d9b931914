import FailureReporting
import Robot
import Testing

@testable import Guises

/// The examples of the page Guises, with collectors around those that fail.
@MainActor @Suite("Examples of guises", .robot) struct GuiseExamplesTests {
    private func failures(_ body: () -> Void) -> [String] {
        FailureCollector.failures { body() }.map { "\($0.failure)" }
    }

    @Test("The screen with two faults fails with the text of the page")
    func text() {
        let expected =
            // Example of Guises.md
            """
            PreferencesViewController does not fit: 2 findings in 16 guises.
            1. Contrast failed: Contrast 1.7:1 of UILabel "Version 2" (#C5C5C7 on #FFFFFF) is below 4.5:1. Use a darker text colour.
               in all 16 guises
               at PreferencesViewController/UIStackView/UILabel 2, PreferencesViewController.swift:11
            2. Text clipped: The text of UILabel "Notifications" is cut off: it needs 283.7 points, and 160 are there. Give it more room, or set numberOfLines to 0.
               in 3 of 16 guises: iPhone 14, AX5; iPhone SE, AX5; iPhone SE, en (doubleLength)
               at PreferencesViewController/UIStackView/UILabel 1, PreferencesViewController.swift:8
            """
        // End of example
        let failures = failures {
            // Example of Guises.md
            shouldFit(PreferencesViewController(), in: .essential)
            // End of example
        }
        let text = failures.first ?? ""
        #expect(text.split(separator: "\n").dropLast().joined(separator: "\n") == expected)
    }

    @Test("The file of known findings has the lines of the page")
    func known() throws {
        let expected =
            // Example of Guises.md
            """
            Contrast failed | PreferencesViewController/UIStackView/UILabel 2 | all | UILabel "Version 2"
            Text clipped | PreferencesViewController/UIStackView/UILabel 1 | iPhone 14, AX5; iPhone SE, AX5; iPhone SE, en (doubleLength) | UILabel "Notifications"
            """
        // End of example
        let screen = GuisedScreen { PreferencesViewController() }
        let report = ScreenReport(of: screen, in: .essential, pictures: false)
        var baseline = try Baseline(of: report.name, beside: "/nowhere/ExampleTests.swift")
        baseline.update(to: report.findings, in: report.looks.map(\.guise), isWhole: true)
        #expect(baseline.entries.map(\.line).sorted().joined(separator: "\n") == expected)
    }

    @Test("A closure sets what the screen needs")
    func closure() {
        let failures = failures {
            // Example of Guises.md
            shouldFit(in: .standard + .appearances, named: "Signed in") {
                UserDefaults.standard.set("Ada", forKey: "name")
                return PreferencesViewController()
            }
            // End of example
        }
        #expect(failures.count == 1)
        #expect(UserDefaults.standard.string(forKey: "name") == nil)
    }

    // Example of Guises.md
    @Test("The text fits tablets", arguments: Guises.devices(.iPadMini, .iPadPro13) * .appearances)
    func tablet(guise: Guise) {
        guise.apply()
        UIWindow.createWindowForTesting(showing: AboutViewController())
        shouldFit()
    }
    // End of example

    @Test("A screen that a tap leads to is shown in each guise")
    func after() {
        // Example of Guises.md
        let settings = GuisedScreen.after("Settings") {
            SimulatedDevice.current.launch(PreferencesDelegate.self)
            tapOn(theFirstView(withIdentifier("settings")))
        }
        // End of example
        let report = ScreenReport(of: settings, in: .appearances, pictures: false)
        #expect(report.name == "Settings")
        #expect(report.findings.map(\.title) == ["Contrast failed"])
    }

    @Test("A report has looks and findings as values")
    func values() {
        // Example of Guises.md
        let screens = [GuisedScreen("Settings") { PreferencesViewController() }]
        let report = GuiseReport(of: screens, in: .appearances)
        let clipped = report.screens[0].findings.filter { $0.kind == .textClipped }
        #expect(clipped.isEmpty)
        #expect(report.screens[0].looks[1].picture?.svg().hasPrefix("<svg") == true)
        // End of example
        #expect(report.findingCount == 1)
    }
}

/// An application whose first screen has a button that shows another one.
private final class PreferencesDelegate: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: UIScreen.main.bounds)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let first = AboutViewController()
        let button = UIButton(
            configuration: .plain(),
            primaryAction: UIAction(title: "Settings") { [window] _ in
                window.rootViewController = PreferencesViewController()
            })
        button.accessibilityIdentifier = "settings"
        button.frame = CGRect(x: 16, y: 100, width: 200, height: 44)
        first.view.addSubview(button)
        window.rootViewController = first
        window.makeKeyAndVisible()
        return true
    }
}

/// A screen without faults.
private final class AboutViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}
