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

    /// Makes a window of the screen's size that shows a view controller, and makes it key and visible.
    ///
    /// - Parameter controller: the window's root view controller.
    @discardableResult
    public static func createWindowForTesting(
        showing controller: UIViewController, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> UIWindow {
        CallSite(fileID, filePath, line, column).whileCurrent {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            return window
        }
    }

    /// Makes a window of the screen's size that shows a view in a view controller, and makes it key and visible.
    ///
    /// The view begins below the status bar, and has the size that it wants; one that wants none fills the safe area.
    ///
    /// - Parameter view: a view without a superview.
    @discardableResult
    public static func createWindowForTesting(
        showing view: UIView, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> UIWindow {
        CallSite(fileID, filePath, line, column).whileCurrent {
            createWindowForTesting(
                showing: ViewStage(view), fileID: fileID, filePath: filePath, line: line, column: column)
        }
    }
}

/// The controller of a view that is shown alone.
package final class ViewStage: UIViewController {
    package let shown: UIView

    package init(_ view: UIView) {
        shown = view
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(shown)
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard shown.frame.isEmpty else { return }
        let space = view.bounds.inset(by: view.safeAreaInsets)
        let wanted = shown.sizeThatFits(space.size)
        shown.frame = CGRect(
            origin: space.origin,
            size: CGSize(
                width: wanted.width > 0 ? min(wanted.width, space.width) : space.width,
                height: wanted.height > 0 ? min(wanted.height, space.height) : space.height))
    }
}
