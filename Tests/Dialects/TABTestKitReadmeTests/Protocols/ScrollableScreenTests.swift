// swift-format-ignore-file
// The samples of "ScrollableScreen", word for word.
import HeadlessUIKit
import TABTestKit

private struct MyScrollableScreen: ScrollableScreen {

  let trait = ScrollView() // Since ScrollView conforms to `Scrollable` it can be used as the trait.
  var textField: TextField { TextField(id: "Field", parent: trait) }

}

class ScrollableScreenTests: ViewsTestCase {

  func test_scrolling() {
    let view = MainActor.assumeIsolated {
      let view = UIScrollView(frame: UIScreen.main.bounds)
      view.contentSize = CGSize(width: 300, height: 3000)
      let field = UITextField(frame: CGRect(x: 20, y: 2500, width: 200, height: 40))
      field.accessibilityIdentifier = "Field"
      view.addSubview(field)
      UIWindow.createWindowForTesting().addSubview(view)
      return view
    }
    let (collectionViewScreen, myScrollableScreen) = (MyScrollableScreen(), MyScrollableScreen())
    collectionViewScreen.scroll(.downwards)
    MainActor.assumeIsolated { XCTAssertGreaterThan(view.contentOffset.y, 0) }

    Given(I: scroll(myScrollableScreen, .downwards, until: myScrollableScreen.textField, is: .visible))
    see(myScrollableScreen.textField)
  }

}
