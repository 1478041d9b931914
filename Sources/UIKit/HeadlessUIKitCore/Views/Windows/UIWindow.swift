import Foundation
import TimeLapse

/// The root of a view hierarchy, and the place where events enter it.
///
/// A window is hidden until it is shown. While it is shown, the application keeps it alive.
///
/// ```swift
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.rootViewController = LoginViewController()
/// window.makeKeyAndVisible()
/// ```
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The application that the window belongs to: the one that was current when it was made.
    package final var application: UIApplication? {
        get { applicationReference.object }
        set { applicationReference = WeakReference(newValue) }
    }
    // Not all are checked for overlapping accesses, as none calls out: every change of a view and every touch reads
    // them.
    @exclusivity(unchecked) private final var applicationReference = WeakReference<UIApplication>()

    /// The responder that gets keys while the window is key.
    package final var firstResponder: UIResponder? {
        get { firstResponderReference.object }
        set {
            let oldValue = firstResponder
            firstResponderReference = WeakReference(newValue)
            guard newValue !== oldValue else { return }
            ViewTree.change(self)
            if newValue == nil, let oldValue { DepartureLog.noteResignation(of: oldValue, from: self) }
            application?.focusDidChange()
        }
    }
    @exclusivity(unchecked) private final var firstResponderReference = WeakReference<UIResponder>()

    /// Whether a responder is the first responder, without loading that.
    final func hasFocus(_ responder: UIResponder) -> Bool { firstResponderReference.refers(to: responder) }

    /// How many requests to resign first responder are under way inside each other.
    final var focusDepth = 0

    /// Makes a hidden window that covers the screen.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    override func didInit() {
        super.didInit()
        application = .shared
        super.isHidden = true
        windowLink = self
    }

    private lazy var ownUndoManager = UndoManager()

    /// The window's undo manager, used by all responders in it without one of their own.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// Whether the window is the system's: it never becomes key, and is not among the application's windows.
    package var isSystemWindow: Bool { false }

    /// The window's z-order; among windows of one level, the one that was shown last is in front.
    open var windowLevel = Level.normal {
        didSet { application?.sortWindows() }
    }

    /// The controller whose view fills the window; it appears and disappears with the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            replaceRoot(oldValue, with: rootViewController)
        }
    }

    /// The screen that the window is on.
    open var screen: UIScreen { (application ?? .shared).screen }

    /// Whether the window is hidden: `true` until it is made visible.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if newValue { hide() } else { show() }
        }
    }

    /// Whether keys go to the window's first responder.
    open var isKeyWindow: Bool { application?.keyWindow === self }

    /// Shows the window in front of others of its level, and makes it the key window.
    open func makeKeyAndVisible() {
        // The window is key already when the controller appears.
        (application ?? .shared).asOneTurn {
            isHidden = false
            application?.bringToFront(self)
            makeKey()
        }
    }

    /// Makes the window the key window, unless it is hidden.
    open func makeKey() {
        guard !isHidden else { return }
        application?.makeKey(self)
    }

    /// Called when the window became the key window; do not call it. It does nothing unless overridden.
    open func becomeKey() {}

    /// Called when the window is no longer the key window; do not call it. It does nothing unless overridden.
    open func resignKey() {}

    /// Delivers an event: touches to the views that they began in, presses and motions to the first responder.
    open func sendEvent(_ event: UIEvent) {
        switch event.type {
        case .touches: deliverTouches(of: event)
        case .presses: if let presses = event as? UIPressesEvent { deliver(presses) }
        case .motion: deliverMotion(of: event)
        case .hover: break
        }
    }

    /// The application, which is last in the responder chain.
    open override var next: UIResponder? { application }
}

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
