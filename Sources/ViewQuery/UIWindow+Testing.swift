import FailureReporting
import HeadlessUIKit

extension UIWindow {
    /// Makes a window of the screen's size and makes it key and visible: the usual first step of a test.
    ///
    /// The current application retains it until it is hidden.
    @discardableResult
    public static func createWindowForTesting(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> UIWindow {
        CallSite(fileID, filePath, line, column).whileCurrent {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            return window
        }
    }
}
