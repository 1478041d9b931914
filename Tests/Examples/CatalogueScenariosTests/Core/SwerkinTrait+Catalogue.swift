import Catalogue
import CatalogueScreens
import Swerkin
import Testing

extension Trait where Self == SwerkinTrait {
    /// Launches the catalogue before each test, with its screens.
    static func catalogue(tags: [TestTag] = []) -> SwerkinTrait {
        .swerkin(app: AppDelegate.self, scene: SceneDelegate.self, tags: tags) { test in
            test.screenPresenter.registerScreenProvider(
                CatalogueScreenProvider(testCase: test), for: CataloguePresentableScreen.self)
        }
    }
}
