import FailureReporting
import HeadlessUIKit
import TimeLapse

/// Taps on a button at the left of a navigation bar; the button that leads back is the first there.
///
/// It is a tap as ``tapOn(_:lapse:fileID:filePath:line:column:)`` makes it, and fails as that does. No navigation bar on
/// the screen is a failure, and so is a place at which there is no button.
///
/// ```swift
/// tapLeftBarButton()        // Back, or Cancel in its place
/// tapRightBarButton(at: 1)  // the second from the right
/// ```
///
/// - Parameters:
///   - index: the button's place, counted from the left.
///   - bar: the navigation bar; the front-most on the screen unless told.
///   - lapse: how much time passes afterwards; as the test's trait says unless told.
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

/// Taps on a button at the left of a navigation controller's bar; the button that leads back is the first there.
///
/// - Parameters:
///   - index: the button's place, counted from the left.
///   - controller: the controller whose bar it is.
///   - lapse: how much time passes afterwards; as the test's trait says unless told.
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

/// Taps on a button at the right of a navigation bar.
///
/// It is a tap as ``tapOn(_:lapse:fileID:filePath:line:column:)`` makes it, and fails as that does. No navigation bar on
/// the screen is a failure, and so is a place at which there is no button.
///
/// - Parameters:
///   - index: the button's place, counted from the right, as in `rightBarButtonItems`.
///   - bar: the navigation bar; the front-most on the screen unless told.
///   - lapse: how much time passes afterwards; as the test's trait says unless told.
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

/// Taps on a button at the right of a navigation controller's bar.
///
/// - Parameters:
///   - index: the button's place, counted from the right, as in `rightBarButtonItems`.
///   - controller: the controller whose bar it is.
///   - lapse: how much time passes afterwards; as the test's trait says unless told.
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

/// Taps on the button that leads back; it is a failure if there is none.
///
/// - Parameters:
///   - bar: the navigation bar; the front-most on the screen unless told.
///   - lapse: how much time passes afterwards; as the test's trait says unless told.
@MainActor
public func tapBackButton(
    of bar: UINavigationBar? = nil, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        BarDriver(name: "tapBackButton", lapse: lapse).tapBack(of: bar)
    }
}

/// Taps on the button that leads back in a navigation controller; it is a failure if there is none.
///
/// - Parameters:
///   - controller: the controller whose bar it is.
///   - lapse: how much time passes afterwards; as the test's trait says unless told.
@MainActor
public func tapBackButton(
    of controller: UINavigationController, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    tapBackButton(
        of: controller.navigationBar, lapse: lapse, fileID: fileID, filePath: filePath, line: line,
        column: column)
}
