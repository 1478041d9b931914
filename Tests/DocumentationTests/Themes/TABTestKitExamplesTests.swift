// swift-format-ignore-file: AlwaysUseLowerCamelCase

import FailureReporting
import TABTestKit
import Testing
import UIKit

/// The application of the examples: a profile.
final class ShopDelegate: UIResponder, UIApplicationDelegate {}

final class ShopScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: ProfileController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

private final class ProfileController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Not Instagram"
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
        label.text = "My username"
        label.accessibilityIdentifier = "UsernameLabel"
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 260, width: 200, height: 44)
        button.setTitle("Log out", for: .normal)
        button.addAction(
            UIAction { [weak self] _ in
                self?.navigationController?.setViewControllers([UIViewController()], animated: true)
            }, for: .touchUpInside)
        view.addSubview(label)
        view.addSubview(button)
    }
}

// Example of TABTestKit.md
class ShopTestCase: TABTestKit::TABTestCase {
    override var applicationUnderTest: ApplicationUnderTest? {
        ApplicationUnderTest(ShopDelegate.self, scene: ShopScene.self)
    }
}
typealias TABTestCase = ShopTestCase
// End of example

// Example of TABTestKit.md
struct ProfileScreen: Screen {
    let trait = Header(id: "Not Instagram")
    let usernameLabel = Label(id: "UsernameLabel")
    let logOutButton = Button(id: "Log out")
}

let profileScreen = ProfileScreen()
// End of example

// Example of TABTestKit.md
class ProfileTests: TABTestCase {
    func test_loggingOut() {
        Scenario("Logging out") {
            Given(I: see(profileScreen))
            And(the: value(of: profileScreen.usernameLabel, is: "My username"))
            When(I: tap(profileScreen.logOutButton))
            Then(I: doNotSee(profileScreen))
        }
    }
}
// End of example

// Example of TABTestKit.md
@MainActor @Suite("Logging out", .tabTestKit(app: ShopDelegate.self, scene: ShopScene.self))
struct ProfileSuite: DefaultContexts {
    @Test("The user can log out") func loggingOut() {
        Scenario("Logging out") {
            When(I: tap(profileScreen.logOutButton))
            Then(I: doNotSee(profileScreen))
        }
    }
}
// End of example

// Example of TABTestKit.md
struct Chip: Element, Tappable {
    let id: String?
    let type: XCUIElement.ElementType = .button
}
// End of example

private struct LoginScreen: Screen {
    let trait = Header(id: "Login")
    let logInButton = Button(id: "Log in")
}

extension ProfileSuite {
    @Test("A user logs out") func readme() {
        // Example of Verbs.md
        Scenario("Logging out") {
            Given(I: see(profileScreen))
            When(I: tap(profileScreen.logOutButton))
            Then(I: doNotSee(profileScreen))
        }
        // End of example
    }

    @Test("A custom element is tapped") func chip() {
        tap(Chip(id: "Log out"))
        doNotSee(profileScreen)
    }

    @Test("A failure has the step's words, and the state that did not come") func failure() {
        let loginScreen = LoginScreen()
        let failures = FailureCollector.failures { When(I: tap(loginScreen.logInButton)) }
        let text =
            // Example of TABTestKit.md
            """
            When I tap loginScreen.logInButton: failed after 30 s of virtual time.
            Failed awaiting element to be exists with timeout 30.0: Button "Log in" does not exist.
            """
        // End of example
        #expect(failures.map(\.text).first?.hasPrefix(text) == true)
    }
}
