// swift-format-ignore-file
// The samples of "NavigationContext", word for word.
import HeadlessUIKit
import TABTestKit

private struct OtherScreen: Screen {
  let trait = View(id: "Other")
  let button = Button(id: "Nowhere")
}

class NavigationContextTests: MyScreenTestCase {

  func test_seeing() {
    see(myScreen)
    see(myScreen.button)

    Given(I: see(myScreen))
    Given(I: see(myScreen.button))
  }

  func test_notSeeing() {
    let myScreen = OtherScreen()
    doNotSee(myScreen)
    doNotSee(myScreen.button)

    Given(I: doNotSee(myScreen))
    Given(I: doNotSee(myScreen.button))
  }

  func test_completingAndDismissing() {
    complete(myScreen)
    dismiss(myScreen)
    present(.alert)
    dismiss(myScreen.alert)

    Given(I: complete(myScreen))
    Given(I: dismiss(myScreen))
    present(.alert)
    Given(I: dismiss(myScreen.alert))
    expectLog("Next", "Back", "Cancel", "Next", "Back", "Cancel")
  }

  func test_flow() {
    let (nameScreen, birthDateScreen, usernameScreen) = (myScreen, myScreen, myScreen)
    complete(nameScreen, birthDateScreen, usernameScreen)
    expectLog("Next", "Next", "Next")
  }

}

final class LinkApp: UIResponder, UIApplicationDelegate {
  private let window = UIWindow(frame: UIScreen.main.bounds)
  private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(label)
    window.makeKeyAndVisible()
    return true
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    label.text = url.absoluteString
    return true
  }
}

class OpeningTests: TABTestKit::TABTestCase {

  override var applicationUnderTest: ApplicationUnderTest? { ApplicationUnderTest(LinkApp.self) }

  override func preLaunchSetup(_ launch: @escaping () -> Void) {
    MainActor.assumeIsolated { UIApplication.shared.declarations.urlSchemes = ["my-app"] }
    launch()
  }

  func test_deepLinks() {
    let deepLink = URL(string: "my-app://deep-link")!
    open(deepLink)
    see(Label(id: "my-app://deep-link"))

    Given(I: open(deepLink))
  }

}
