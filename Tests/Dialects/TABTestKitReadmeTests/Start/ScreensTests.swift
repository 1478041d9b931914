// swift-format-ignore-file
// The samples of "Screens", "Elements" and "Parent Elements" are word for word.
import HeadlessUIKit
import TABTestKit

class ScreensTests: TABTestCase {

  struct ProfileScreen: Screen {

    let trait = Header(id: "Not Instagram")
    let logOutButton = Button(id: "Log out")
    let nameLabel = Label(id: "My username")
    let changePasswordField = SecureTextField(id: "ChangePasswordField")

  }

  func test_screen() {
    let profileScreen = ProfileScreen()
    profileScreen.await() // Makes sure the screen is visible before going any further by waiting for its trait
    profileScreen.logOutButton.tap() // You can't call tap on an element that isn't `Tappable`, but `Button` is!
    doNotSee(profileScreen)
  }

}

class ParentTests: ViewsTestCase {

  func test_alert() {
    show { [] }
    MainActor.assumeIsolated {
      let alert = UIAlertController(title: "An error occurred!", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      UIApplication.shared.keyWindow?.rootViewController?.present(alert, animated: false)
    }
    XCTAssertTrue(XCUIApplication().buttons["OK"].firstMatch.exists)

    let alert = Alert(id: "An error occurred!")
    alert.actionButton(withID: "OK").tap()
    doNotSee(alert)
  }

  func test_parent() {
    show {
      let other = UIButton(type: .system)
      other.setTitle("OK", for: .normal)
      other.isEnabled = false
      let container = UIStackView()
      container.accessibilityIdentifier = "CustomView"
      let inner = UIButton(type: .system)
      inner.setTitle("OK", for: .normal)
      container.addArrangedSubview(inner)
      return [other, container]
    }
    let customView = View(id: "CustomView") // By default, the `App` is the parent of `Element`s
    let button = Button(id: "OK", parent: customView) // Now only OK buttons within customView will be matched
    button.waitFor(.enabled)
    Button(id: "OK").waitFor(not: .enabled)
  }

}
