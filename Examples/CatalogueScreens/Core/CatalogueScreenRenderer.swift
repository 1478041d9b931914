import Swerkin

/// Shows a screen of the catalogue at once: pushes it onto the application's navigation stack.
struct CatalogueScreenRenderer: ScreenRenderer {
    func screen(_ screenObject: any Screen, didRenderWithAuth isAuth: Bool) {
        guard let screen = screenObject as? CatalogueBaseScreen else { return }
        CatalogueBaseScreen.session?.isLoggedIn = isAuth
        navigationController?.pushViewController(screen.create(), animated: false)
        screen.viewTester.waitForAnimationsToFinish()
        screen.waitForElement(withIdentifier: screen.trait)
    }

    private var navigationController: UINavigationController? {
        UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
    }
}
