import Catalogue
import Swerkin

/// What all screens of the catalogue have in common; each subclass says which of the application's screens it is.
public class CatalogueBaseScreen: Screen {
    /// The test that the screen belongs to.
    public final var test: BaseTestCase

    private let renderer: any ScreenRenderer = CatalogueScreenRenderer()

    /// Makes the screen for a test.
    public required init(testCase: BaseTestCase) {
        test = testCase
    }

    /// The application's screen.
    var screen: CatalogueScreen { .home }

    /// The accessibility identifier of an element that only this screen has.
    public var trait: String { "" }

    /// The title in the navigation bar.
    public final var name: String { screen.title }

    /// Makes the view controller, for the user of the running application.
    final func create() -> UIViewController {
        screen.makeViewController(session: Self.session ?? Session(isLoggedIn: false))
    }

    /// Shows the screen at once; the user is logged in if the test's preconditions say so.
    public final func renderScreen() {
        renderer.screen(self, didRenderWithAuth: test.preconditions[.loggedIn] as? Bool ?? false)
    }

    /// The ways that lead to this screen; none, unless a subclass has some.
    public func entryPathSegments() -> [PathSegment] { [] }

    /// The session of the running application.
    static var session: Session? { (UIApplication.shared.delegate as? AppDelegate)?.session }
}
