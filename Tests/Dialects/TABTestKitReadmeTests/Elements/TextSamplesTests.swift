// swift-format-ignore-file
// The samples of "TextField", "SecureTextField", "TextView" and "Keyboard", word for word. A field is tapped before
// something is typed into it, as XCUITest demands keyboard focus.
import HeadlessUIKit
import TABTestKit

class TextSamplesTests: ViewsTestCase {

  func test_textField() {
    show {
      let field = UITextField()
      field.accessibilityIdentifier = "MyTextField"
      return [field]
    }
    let textField = TextField(id: "MyTextField")
    textField.tap()
    textField.type("Hello!")
    XCTAssertEqual(textField.value, "Hello!")
    textField.delete(numberOfCharacters: 6)
    XCTAssertEqual(textField.value, "")
  }

  func test_secureTextField() {
    show {
      let field = UITextField()
      field.isSecureTextEntry = true
      field.accessibilityIdentifier = "MySecureTextField"
      return [field]
    }
    let secureTextField = SecureTextField(id: "MySecureTextField")
    secureTextField.tap()
    secureTextField.type("Password1")
    XCTAssertEqual(secureTextField.value, "•••••••••") // Not sure how useful this is but you can assert it if you want 😂
    secureTextField.delete(numberOfCharacters: 6)
    XCTAssertEqual(secureTextField.value, "•••")
  }

  func test_textView() {
    show {
      let view = UITextView()
      view.heightAnchor.constraint(equalToConstant: 100).isActive = true
      view.accessibilityIdentifier = "MyTextView"
      return [view]
    }
    let textView = TextView(id: "MyTextView")
    textView.tap()
    textView.type("Lorem Ipsum")
    XCTAssertEqual(textView.value, "Lorem Ipsum")
    textView.scroll(.downwards)
    textView.delete(numberOfCharacters: 12)
    XCTAssertEqual(textView.value, "")
  }

  func test_keyboard() {
    show {
      let (regular, mail) = (UITextField(), UITextField())
      regular.accessibilityIdentifier = "Regular"
      mail.accessibilityIdentifier = "Mail"
      mail.keyboardType = .emailAddress
      return [regular, mail]
    }
    TextField(id: "Regular").tap()
    keyboard.await(.visible)
    XCTAssertEqual(keyboard.keyboardType, .regular)

    let aKey = keyboard.key("a")
    aKey.tap()
    Scenario("Typing") {
      Given(I: tap(aKey))
    }
    XCTAssertEqual(TextField(id: "Regular").value, "aa")

    TextField(id: "Mail").tap()
    XCTAssertEqual(keyboard.keyboardType, .emailAddress)
  }

  func test_avoidingTheKeyboard() {
    let view = MainActor.assumeIsolated {
      let view = UIScrollView(frame: UIScreen.main.bounds)
      view.contentSize = CGSize(width: 300, height: 5000)
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      field.accessibilityIdentifier = "Field"
      view.addSubview(field)
      UIWindow.createWindowForTesting().addSubview(view)
      return view
    }
    TextField(id: "Field").tap()
    let scrollView = ScrollView()
    scrollView.scroll(.from(keyboard.topCoordinate, to: .top))
    MainActor.assumeIsolated { XCTAssertGreaterThan(view.contentOffset.y, 100) }
  }

}
