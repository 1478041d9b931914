import FailureReporting
import HeadlessUIKit
import TimeLapse

/// Taps a left button of a navigation bar; the back button counts as the first one.
///
/// It taps and fails as ``tapOn(_:lapse:fileID:filePath:line:column:)`` does. It also fails if no navigation bar is on
/// the screen, or if there is no button at the index.
///
/// ```swift
/// tapLeftBarButton()        // Back, or Cancel in its place
/// tapRightBarButton(at: 1)  // the second from the right
/// ```
///
/// - Parameters:
///   - index: the button's index, counted from the left.
///   - bar: the navigation bar; by default the frontmost on the screen.
///   - lapse: how much time passes afterwards; by default as the test's trait says.
@MainActor
public func tapLeftBarButton(
    at index: Int = 0, of bar: UINavigationBar? = nil, lapse: Lapse = .automatic,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        BarDriver(name: "tapLeftBarButton", lapse: lapse).tap(.left, at: index, of: bar)
    }
}

/// Taps a left button of a navigation controller's bar, as one of a given bar.
@MainActor
public func tapLeftBarButton(
    at index: Int = 0, of controller: UINavigationController, lapse: Lapse = .automatic,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    tapLeftBarButton(
        at: index, of: controller.navigationBar, lapse: lapse, fileID: fileID, filePath: filePath, line: line,
        column: column)
}

/// Taps a right button of a navigation bar.
///
/// All else is as for left buttons.
///
/// - Parameter index: the button's index, counted from the right, as in `rightBarButtonItems`.
@MainActor
public func tapRightBarButton(
    at index: Int = 0, of bar: UINavigationBar? = nil, lapse: Lapse = .automatic,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        BarDriver(name: "tapRightBarButton", lapse: lapse).tap(.right, at: index, of: bar)
    }
}

/// Taps a right button of a navigation controller's bar, as one of a given bar.
@MainActor
public func tapRightBarButton(
    at index: Int = 0, of controller: UINavigationController, lapse: Lapse = .automatic,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    tapRightBarButton(
        at: index, of: controller.navigationBar, lapse: lapse, fileID: fileID, filePath: filePath, line: line,
        column: column)
}

/// Taps the back button of a navigation bar; none is a failure.
///
/// - Parameters:
///   - bar: the navigation bar; by default the frontmost on the screen.
///   - lapse: how much time passes afterwards; by default as the test's trait says.
@MainActor
public func tapBackButton(
    of bar: UINavigationBar? = nil, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        BarDriver(name: "tapBackButton", lapse: lapse).tapBack(of: bar)
    }
}

/// Taps the back button of a navigation controller; none is a failure.
@MainActor
public func tapBackButton(
    of controller: UINavigationController, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    tapBackButton(
        of: controller.navigationBar, lapse: lapse, fileID: fileID, filePath: filePath, line: line,
        column: column)
}
