// swift-format-ignore-file
// The sample of "Test Case Class", word for word; the README has "..." for what follows the mark.
import Swerkin

open class ExampleTestCase: BaseTestCase {

    open override func setUp() {
        super.setUp()

        self.screenPresenter.registerScreenProvider(ExampleScreenProvider(testCase: self), for: ExamplePresentableScreen.self)
    }

    open override func tearDown() {
        resetNavigation {
            self.navigateHome()
            self.waitForAnimationsToFinish()
        }

        super.tearDown()
    }
    // "..."

    // The application, which Xcode knows from the test target.
    open override class var application: Application? { (ReadmeDelegate.self, nil) }

    private func resetNavigation(navigate: @escaping () -> Void) {
        if let presented = UIApplication.shared.topNavigationController()?.presentedViewController {
            presented.dismiss(animated: false) { navigate() }
        } else {
            navigate()
        }
    }

    private func navigateHome() {
        UIApplication.shared.topNavigationController()?.setViewControllers([ViewController()], animated: false)
    }
}
