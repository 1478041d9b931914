// swift-format-ignore-file
// The sample of "WebView", word for word, over a scroll view that stands for one.
import HeadlessUIKit
import TABTestKit

private final class Browser: UIScrollView {}

class WebViewSampleTests: ViewsTestCase {

  func test_webView() {
    XCUIApplication.register(Browser.self, as: .webView)
    let view = MainActor.assumeIsolated {
      let view = Browser(frame: UIScreen.main.bounds)
      view.contentSize = CGSize(width: 3000, height: 800)
      view.contentOffset.x = 1000
      view.accessibilityIdentifier = "MyWebView"
      UIWindow.createWindowForTesting().addSubview(view)
      return view
    }
    let webView = WebView(id: "MyWebView")
    webView.scroll(.left)
    MainActor.assumeIsolated { XCTAssertLessThan(view.contentOffset.x, 1000) }
  }

}
