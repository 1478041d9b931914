import Foundation

extension UIWindow {
    /// Posted when a window was shown; the window is the notification's object.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted when a window was hidden; the window is the notification's object.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification")
    /// Posted when a window became the key window; the window is the notification's object.
    public nonisolated static let didBecomeKeyNotification = Notification.Name(
        "UIWindowDidBecomeKeyNotification")
    /// Posted when a window is no longer the key window; the window is the notification's object.
    public nonisolated static let didResignKeyNotification = Notification.Name(
        "UIWindowDidResignKeyNotification")
}
