// swift-format-ignore-file
// The samples of "Creating your own Elements", word for word but for `any`, which warnings as errors ask for, and the
// identifiers in the last one.
import HeadlessUIKit
import TABTestKit

private struct MyCustomElement: Element {

  // Required Element properties

  let id: String? // The ID of the element
  let type: XCUIElement.ElementType = .other // The underlying type of the element. TABTestKit uses this to build the XCUIElementQuery.

}

private struct MyFullElement: Element {

  // Required Element properties

  let id: String?
  let type: XCUIElement.ElementType = .other

  // Optional Element properties

  let parent: any Element // The parent Element. You can provide any Element or an app that inherits from BaseApp. By default this is the app under test.
  let index: Int // The index of the Element. By default this is 0, meaning the first match.
  let label: String // The label of the Element. By default this uses the accessibilityLabel of the underlying XCUIElement.
  let underlyingXCUIElement: XCUIElement // The underlying XCUIElement used to interact with the element. By default this is generated for you using the other properties, so you should rarely need to access this or generate it yourself, but you can if you want :)

}

private struct MyElement: Element {

  let id: String? = "MyElementID"
  let type: XCUIElement.ElementType = .other

}

private struct Chip: Element {
  let id: String?
  let type: XCUIElement.ElementType = .button
}

extension Chip {

  func doubleTap() {
    underlyingXCUIElement.doubleTap()
  }

}

class OwnElementsTests: ViewsTestCase {

  func test_ownElements() {
    show {
      ["Custom", "MyElementID"].map {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 40).isActive = true
        view.accessibilityIdentifier = $0
        return view
      }
    }
    MyCustomElement(id: "Custom").waitFor(.visible)
    MyElement().waitFor(.visible)
    let full = MyFullElement(
      id: "Custom", parent: App.shared, index: 0, label: "My label",
      underlyingXCUIElement: XCUIApplication().otherElements["Custom"])
    full.waitFor(.exists)
    XCTAssertEqual(full.label, "My label")
  }

  func test_extension() {
    show {
      let button = UIButton(type: .system)
      button.setTitle("Twice", for: .normal)
      button.addAction(UIAction { [unowned button] _ in button.setTitle("Twice!", for: .normal) }, for: .touchDownRepeat)
      return [button]
    }
    Chip(id: "Twice").doubleTap()
    Button(id: "Twice!").waitFor(.exists)
  }

  func test_states() {
    show {
      let button = UIButton(type: .system)
      button.setTitle("Save", for: .normal)
      Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { [unowned button] _ in
        MainActor.assumeIsolated { button.isEnabled = false }
      }
      return [button]
    }
    let button = Button(id: "Save")
    button.await(.visible, .enabled, timeout: 10) // You can provide more than one state to wait for :)
    button.await(not: .enabled, timeout: 10)
  }

}
