import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import Swerkin

/// A screen that steps act on, which notes what happens to it.
@MainActor
class StageController: UIViewController {
    /// What happened, in order.
    var log: [String] = []

    /// Adds a view with an identifier.
    @discardableResult
    func add<View: UIView>(_ view: View, _ identifier: String?, _ frame: CGRect) -> View {
        view.accessibilityIdentifier = identifier
        view.frame = frame
        self.view.addSubview(view)
        return view
    }

    /// Adds a button that notes its touches by its title.
    @discardableResult
    func addButton(_ title: String, _ identifier: String?, at origin: CGPoint) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { [unowned self] _ in log.append("touched \(title)") }, for: .touchUpInside)
        return add(button, identifier, CGRect(origin: origin, size: CGSize(width: 150, height: 40)))
    }
}

/// What steps did on a screen in a world of its own.
struct Played: Equatable {
    /// The texts of the failures.
    var failures: [String] = []
    /// What the screen noted.
    var log: [String] = []
}

/// Shows a screen in a navigation controller, in a world of its own, and runs steps whose failures fail no test.
@MainActor
func play<Stage: StageController>(
    _ make: @autoclosure () -> Stage, in type: BaseTestCase.Type = BaseTestCase.self,
    _ steps: (Stage) -> Void
) -> Played {
    var played = Played()
    inOwnWorld {
        let testCase = type.init(name: "Played", testClosure: { _ in })
        testCase.screenPresenter.registerScreenProvider(
            WaitScreenProvider(testCase: testCase), for: WaitScreen.self)
        CurrentTest.note(testCase)
        let stage = make()
        let window = UIWindow.showing(UINavigationController(rootViewController: stage))
        UIApplication.shared.commit()
        let failures = FailureCollector.failures { steps(stage) }
        // No step loses its line.
        #expect(failures.allSatisfy { $0.site?.module == "SwerkinTests" })
        played.failures = failures.map(\.text)
        played.log = stage.log
        withExtendedLifetime(window) {}
    }
    return played
}

/// The lines at which functions record failures that they have on a screen in a world of its own.
@MainActor
func sites(on stage: @autoclosure () -> StageController, _ body: () -> Void) -> [String] {
    var sites: [String] = []
    inOwnWorld {
        let window = UIWindow.showing(UINavigationController(rootViewController: stage()))
        sites = FailureCollector.failures { body() }.map { $0.site.map { "\($0)" } ?? "no line" }
        withExtendedLifetime(window) {}
    }
    return sites
}

/// A step, as a row of a table, and what comes of it.
struct ActionCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What the screen notes, or the text of the failure.
    let expected: [String]
    let step: @MainActor @Sendable () -> Void

    init(_ name: String, _ expected: String..., step: @escaping @MainActor @Sendable () -> Void) {
        testDescription = name
        self.expected = expected
        self.step = step
    }
}
