import Catalogue
import CatalogueScreens
import Swerkin
import Testing

extension Trait where Self == SwerkinTrait {
    /// Launches the catalogue before each test, with its screens.
    static var catalogue: SwerkinTrait {
        .swerkin(app: Catalogue::AppDelegate.self, scene: Catalogue::SceneDelegate.self) { test in
            test.screenPresenter.registerScreenProvider(
                CatalogueScreenProvider(testCase: test), for: CataloguePresentableScreen.self)
        }
    }
}
