// swift-format-ignore-file
// The samples of "InteractionContext", word for word.
import TABTestKit

class InteractionContextTests: MyScreenTestCase {

  func test_tapping() {
    tap(myScreen.button)
    tap(myScreen.textField)

    doubleTap(myScreen.imageView)
    twoFingerTap(myScreen.someView)
    longPress(myScreen.someView)

    Given(I: tap(myScreen.button))
    Given(I: doubleTap(myScreen.imageView))
    Given(I: twoFingerTap(myScreen.someView))
    Given(I: longPress(myScreen.someView))
    expectLog(
      "Button", "double tap", "two-finger tap", "long press", "Button", "double tap", "two-finger tap", "long press")
  }

  func test_typing() {
    tap(myScreen.textField)
    type("Hello", into: myScreen.textField)
    delete(5, charactersFrom: myScreen.textField)

    Given(I: type("Hello", into: myScreen.textField))
    value(of: myScreen.textField, is: "Hello")
    Given(I: delete(5, charactersFrom: myScreen.textField))
    value(of: myScreen.textField, is: "")
  }

  func test_states() {
    state(of: myScreen.button, is: .enabled)
    state(of: myScreen.title, isNot: .selected)

    Given(the: state(of: myScreen.button, is: .enabled))
    Given(the: state(of: myScreen.title, isNot: .selected))

    state(of: myScreen.button, is: .enabled, .visible)
  }

  func test_scrolling() {
    let lastField = VisibleField()
    scroll(myScreen.scrollView, .downwards, until: lastField, is: .visible)
    scroll(myScreen.scrollView, .upwards, until: lastField, isNot: .visible)
    Given(I: scroll(myScreen.scrollView, .downwards, until: lastField, is: .exists, .visible))
    Given(I: scroll(myScreen, .upwards, until: lastField, isNot: .visible))
  }

  func test_valuesAndAdjusting() {
    value(of: myScreen.header, is: "My header text")
    Given(the: value(of: myScreen.header, is: "My header text"))

    adjust(myScreen.toggle, to: .on)
    adjust(myScreen.slider, to: 0.5)
    adjust(myScreen.toggle, to: .off)
    adjust(myScreen.slider, to: 0.2)

    Given(I: adjust(myScreen.toggle, to: .on))
    Given(I: adjust(myScreen.slider, to: 0.5))
  }

}

/// The field at the end, visible where it is in the scroll view's rectangle.
private struct VisibleField: Element {
  let id: String? = "LastField"
  let type: XCUIElement.ElementType = .textField
  var parent: any Element { myScreen.scrollView }
}
