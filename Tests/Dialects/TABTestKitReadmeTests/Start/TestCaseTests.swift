// swift-format-ignore-file
// The samples of "TABTestCase" are word for word.
import TABTestKit

class MyTestCase: TABTestCase {

  override func preLaunchSetup(_ launch: @escaping () -> Void) {
    // Some pre-launch setup code
    launch()
  }

  func test_something() {
    // Your tests here, that will be executed after `launch()` is called above
    XCTAssertEqual(App.shared.state, .runningForeground)
    // The README has `ProcessInfo.process`, which does not exist.
    XCTAssertNotNil(ProcessInfo.processInfo.environment["TABTestKit.UUID"])
  }

}
