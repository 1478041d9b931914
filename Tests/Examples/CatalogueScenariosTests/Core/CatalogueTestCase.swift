import Catalogue
import CatalogueScreens
import Swerkin

/// Launches the catalogue before each test, and knows its screens.
class CatalogueTestCase: BaseTestCase {
    override class var application: Application? { (AppDelegate.self, SceneDelegate.self) }

    override func setUp() {
        super.setUp()
        screenPresenter.registerScreenProvider(
            CatalogueScreenProvider(testCase: self), for: CataloguePresentableScreen.self)
    }
}
