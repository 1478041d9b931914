import Catalogue
import Robot
import Testing
import XCUIAutomation

/// How a user has set up or holds the device.
private enum Setting: CaseIterable {
    case portrait
    case landscape
    case darkAppearance
    case smallText
    case largeText
    case largeTextInLandscape

    @MainActor
    func setUp(_ device: SimulatedDevice) {
        switch self {
        case .portrait: break
        case .landscape: device.rotate(to: .landscapeLeft)
        case .darkAppearance: device.userInterfaceStyle = .dark
        case .smallText: device.preferredContentSizeCategory = .extraSmall
        case .largeText: device.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        case .largeTextInLandscape:
            Self.largeText.setUp(device)
            Self.landscape.setUp(device)
        }
    }
}

/// All screens: no constraints are ambiguous, and an audit finds nothing.
@MainActor
private func expectGoodScreens(_ setting: Setting) throws {
    setting.setUp(.current)
    var faults: [String] = []
    var screens: [String] = []
    var problem: (any Error)?
    ScreenWalk { screen in
        if screens.last != screen { screens.append(screen) }
        faults += ambiguousViews().map { "\(screen): \($0) is ambiguous" }
        do {
            try XCUIApplication().performAccessibilityAudit { issue in
                if !isKnown(issue) { faults.append("\(screen): \(issue)") }
                return true
            }
        } catch {
            problem = error
        }
    }.run()
    if let problem { throw problem }
    #expect(faults == [])
    #expect(screens == ScreenWalk.names)
}

/// Whether an issue is that a label repeats the trait of its button, which two labels do that suites look for.
@MainActor
private func isKnown(_ issue: XCUIAccessibilityAuditIssue) -> Bool {
    issue.auditType == .sufficientElementDescription
        && ["Enable Button", "Disable Button"].contains(issue.element?.label)
}

@MainActor
private func ambiguousViews() -> [String] {
    var views: [String] = []
    UIApplication.shared.keyWindow?.visit { view in
        if view.hasAmbiguousLayout { views.append("\(type(of: view))") }
        return .into
    }
    return views
}

@MainActor
@Suite(
    "Screens on a phone",
    .robot(app: AppDelegate.self, scene: SceneDelegate.self).layout(.strict).leftovers(.failed))
struct PhoneScreenTests {
    @Test("Each screen fits a phone in each setting", arguments: Setting.allCases)
    private func screens(setting: Setting) throws { try expectGoodScreens(setting) }
}

@MainActor
@Suite(
    "Screens on a tablet",
    .robot(app: AppDelegate.self, scene: SceneDelegate.self, on: .iPadMini).layout(.strict).leftovers(.failed)
)
struct TabletScreenTests {
    @Test("Each screen fits a tablet in each setting", arguments: Setting.allCases)
    private func screens(setting: Setting) throws { try expectGoodScreens(setting) }
}
