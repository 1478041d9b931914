// swift-format-ignore-file
// The screen that the samples of contexts are about, and its application.
import HeadlessUIKit
import Robot
import TABTestKit

struct MyScreen: Screen {

  let trait = View(id: "MyViewControllerView")
  let title = Header(id: "Title")
  let header = Header(id: "My header text")
  let button = Button(id: "Button")
  let textField = TextField(id: "TextField")
  let imageView = PlainView(id: "ImageView")
  let someView = PlainView(id: "SomeView")
  let toggle = Switch(id: "Toggle")
  let slider = Slider(id: "Slider")
  let nextButton = Button(id: "Next")
  let backButton = Button(id: "Back")
  let alert = Alert(id: "Alert")
  let sheet = Sheet(id: "Sheet")
  let scrollView = ScrollView(id: "MyScrollView")
  var lastField: TextField { TextField(id: "LastField") }

}

struct PlainView: Element, Tappable {
  let id: String?
  let type: XCUIElement.ElementType = .other
}

let myScreen = MyScreen()

extension MyScreen: Completable {

  func complete() {
    nextButton.tap()
  }

}

extension MyScreen: Dismissable {

  func dismiss() {
    backButton.tap()
  }

}

extension MyScreen: Scrollable {

  func scroll(_ direction: ElementAttributes.Direction) {
    scrollView.scroll(direction)
  }

}

/// Shows the screen, and remembers what happens on it.
@MainActor final class MyController: UIViewController {
  private(set) var log: [String] = []

  private func named<V: UIView>(_ view: V, _ name: String, height: CGFloat = 44) -> V {
    view.accessibilityIdentifier = name
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
  }

  private func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.log.append(title) }, for: .touchUpInside)
    return named(button, title)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "MyViewControllerView"
    let header = UILabel()
    header.text = "My header text"
    header.accessibilityTraits = .header
    let title = UILabel()
    title.text = "Title"
    title.accessibilityTraits = .header
    let image = named(UIView(), "ImageView")
    let double = UITapGestureRecognizer(target: self, action: MyController.doubleTapped)
    double.numberOfTapsRequired = 2
    image.addGestureRecognizer(double)
    let some = named(UIView(), "SomeView")
    let twoFingers = UITapGestureRecognizer(target: self, action: MyController.twoFingerTapped)
    twoFingers.numberOfTouchesRequired = 2
    some.addGestureRecognizer(twoFingers)
    some.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: MyController.pressed))
    let slider = named(UISlider(), "Slider")
    slider.value = 0.2
    let scrollView = named(UIScrollView(), "MyScrollView", height: 150)
    scrollView.contentSize = CGSize(width: 200, height: 600)
    let last = UITextField(frame: CGRect(x: 0, y: 550, width: 100, height: 40))
    last.accessibilityIdentifier = "LastField"
    scrollView.addSubview(last)
    let column = UIStackView(arrangedSubviews: [
      title, header, button("Button"), named(UITextField(), "TextField"), image, some, named(UISwitch(), "Toggle"), slider, button("Next"),
      button("Back"), scrollView,
    ])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  func doubleTapped() { log.append("double tap") }
  func twoFingerTapped() { log.append("two-finger tap") }
  func pressed(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { log.append("long press") }
  }

  func present(_ style: UIAlertController.Style) {
    let alert = UIAlertController(title: style == .alert ? "Alert" : "Sheet", message: "Message", preferredStyle: style)
    for name in ["OK", "Delete", "Cancel"] {
      alert.addAction(UIAlertAction(title: name, style: name == "Cancel" ? .cancel : .default) { [weak self] _ in self?.log.append(name) })
    }
    present(alert, animated: false)
  }
}

/// A test case that shows the screen.
class MyScreenTestCase: RobotTestCase, DefaultContexts {
  private var controller: MyController!

  override func setUp() {
    super.setUp()
    controller = MainActor.assumeIsolated {
      let controller = MyController()
      UIWindow.createWindowForTesting().rootViewController = controller
      return controller
    }
  }

  override func tearDown() {
    controller = nil
    super.tearDown()
  }

  func expectLog(_ expected: String..., line: UInt = #line) {
    let controller = controller!
    XCTAssertEqual(MainActor.assumeIsolated { controller.log }, expected, line: line)
  }

  func present(_ style: UIAlertController.Style) {
    let controller = controller!
    MainActor.assumeIsolated { controller.present(style) }
  }
}
