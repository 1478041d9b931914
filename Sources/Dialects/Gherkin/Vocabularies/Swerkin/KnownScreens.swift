import FailureReporting
internal import Swerkin
import ViewQuery
import XCUIAutomation

/// The screens of a test, by name: those of the registered types that list their cases.
struct KnownScreens {
    private let screens: [any PresentableScreen]

    init(of testCase: BaseTestCase) {
        screens = (testCase.screenPresenter as? ScreenPresenterImpl)?.knownScreens ?? []
    }

    /// The screen of a name, compared without regard to case, unless several are called so.
    func screen(named name: String) -> (any PresentableScreen)? {
        if let exact = screens.first(where: { $0.rawValue == name }) { return exact }
        let similar = screens.filter { $0.rawValue.lowercased() == name.lowercased() }
        return similar.count == 1 ? similar[0] : nil
    }

    func failure(for name: String) -> AutomationFailure {
        guard !screens.isEmpty else {
            return AutomationFailure(
                """
                Screen \(name.quoted) is not found: no screens are known by name.
                Register a screen provider for an enum that is CaseIterable: \
                test.screenPresenter.registerScreenProvider(…, for: ShopScreen.self)
                """)
        }
        let names = screens.map(\.rawValue)
        let distance = TextDistance(to: name)
        let near = names.filter { distance.edits(from: $0, limit: distance.nearEdits) != nil }
        let hint = near.first.map { "Did you mean \($0.quoted)? " } ?? ""
        return AutomationFailure(
            "Screen \(name.quoted) is not found.\n\(hint)Screens: \(names.joined(separator: ", "))")
    }
}
