import Robot
import Showroom
import Testing
import XCUIAutomation

/// How a user has set up or holds the device.
private enum Setting: CaseIterable {
    case portrait
    case landscape
    case darkAppearance
    case smallText
    case largeText

    @MainActor
    func setUp(_ device: SimulatedDevice) {
        switch self {
        case .portrait: break
        case .landscape: device.rotate(to: .landscapeLeft)
        case .darkAppearance: device.userInterfaceStyle = .dark
        case .smallText: device.preferredContentSizeCategory = .extraSmall
        case .largeText: device.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
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
                faults.append("\(screen): \(issue)")
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
    "Screens on a phone", .robot(app: AppDelegate.self, scene: SceneDelegate.self).layout(.strict))
struct PhoneScreenTests {
    @Test("Each screen fits a phone in each setting", arguments: Setting.allCases)
    private func screens(setting: Setting) throws { try expectGoodScreens(setting) }
}

@MainActor
@Suite(
    "Screens on a tablet",
    .robot(app: AppDelegate.self, scene: SceneDelegate.self, on: .iPadMini).layout(.strict))
struct TabletScreenTests {
    @Test("Each screen fits a tablet in each setting", arguments: Setting.allCases)
    private func screens(setting: Setting) throws { try expectGoodScreens(setting) }
}
