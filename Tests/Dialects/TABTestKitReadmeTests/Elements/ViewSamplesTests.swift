// swift-format-ignore-file
// The samples of "View", "Header", "Label" and "Button", word for word; each name is used once in a scope.
import HeadlessUIKit
import TABTestKit

private final class IdentifiedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "MyCustomView"
  }
}

class ViewSamplesTests: ViewsTestCase {

  func test_view() {
    MainActor.assumeIsolated { UIWindow.createWindowForTesting().rootViewController = IdentifiedController() }
    let view = View(id: "MyCustomView")
    see(view)
  }

  func test_header() {
    show {
      let myHeaderLabel = UILabel()
      myHeaderLabel.accessibilityTraits = .header
      myHeaderLabel.text = "My header text"
      myHeaderLabel.accessibilityIdentifier = "MyHeaderIdentifier"
      return [myHeaderLabel]
    }
    do {
      let header = Header(id: "My header text")
      see(header)
    }
    do {
      let header = Header(id: "MyHeaderIdentifier")
      value(of: header, is: "My header text")
    }
  }

  func test_label() {
    show {
      let myLabel = UILabel()
      myLabel.accessibilityTraits = .staticText
      myLabel.text = "My label text"
      myLabel.accessibilityIdentifier = "MyLabelIdentifier"
      return [myLabel]
    }
    do {
      let label = Label(id: "My label text")
      see(label)
    }
    do {
      let label = Label(id: "MyLabelIdentifier")
      value(of: label, is: "My label text")
    }
  }

  func test_button() {
    show {
      let myButton = UIButton()
      myButton.accessibilityTraits = .button
      myButton.setTitle("My button text", for: .normal)
      myButton.accessibilityIdentifier = "MyButtonIdentifier"
      myButton.addAction(UIAction { [unowned myButton] _ in myButton.isEnabled = false }, for: .touchUpInside)
      return [myButton]
    }
    see(Button(id: "My button text"))
    let button = Button(id: "MyButtonIdentifier")
    button.tap()
    state(of: button, isNot: .enabled)
  }

}
