import Foundation

/// The root of a tree of views, and the place where events enter it.
///
/// A window is hidden until it is shown, and while it is shown the application keeps it alive.
///
/// ```swift
/// let window = UIWindow(frame: UIScreen.main.bounds)
/// window.rootViewController = LoginViewController()
/// window.makeKeyAndVisible()
/// ```
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The application that the window belongs to: the current one when it was made.
    package final weak var application: UIApplication?

    /// The responder that keys go to while the window is key.
    package final weak var firstResponder: UIResponder? {
        didSet {
            guard firstResponder !== oldValue else { return }
            ViewTree.change(self)
            application?.focusDidChange()
        }
    }

    /// What is done when a controller supports other orientations than before.
    final var orientationsMayHaveChanged: (@MainActor () -> Void)?

    /// How many requests to give up the focus are under way inside each other.
    final var focusDepth = 0

    /// Makes a hidden window; `frame` is in the screen's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a hidden window that covers the screen.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    /// Makes a hidden window; a coder carries nothing here, so it is as ``init(frame:)`` makes it, of no size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        application = .shared
        super.isHidden = true
        becomeOwnWindow()
    }

    private lazy var ownUndoManager = UndoManager()

    /// The window's undo manager, for all in it that have none of their own.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// Whether the window is the system's and not the application's: it never is key, and not among its windows.
    package var isSystemWindow: Bool { false }

    /// How far in front the window is; one that is shown later covers others of its level.
    open var windowLevel = Level.normal {
        didSet { application?.sortWindows() }
    }

    /// The controller whose view fills the window; it is on screen as long as the window is.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            replaceRoot(oldValue, with: rootViewController)
        }
    }

    /// The screen that the window is on.
    public final var screen: UIScreen { (application ?? .shared).screen }

    /// Whether the window is not shown: `true` until it is made visible.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if newValue {
                hide()
            } else {
                show()
            }
        }
    }

    /// Whether keys go to the window's first responder.
    open var isKeyWindow: Bool { application?.keyWindow === self }

    /// Shows the window in front of others of its level, and makes it the one that keys go to.
    open func makeKeyAndVisible() {
        // The controller is told that it appeared when the window is key already.
        (application ?? .shared).asOneTurn {
            isHidden = false
            application?.bringToFront(self)
            makeKey()
        }
    }

    /// Makes the window the one that keys go to; a hidden one cannot be.
    open func makeKey() {
        guard !isHidden else { return }
        application?.makeKey(self)
    }

    /// Tells that the window became the one that keys go to; not for calling.
    open func becomeKey() {}

    /// Tells that the window is no longer the one that keys go to; not for calling.
    open func resignKey() {}

    /// Hands an event's touches to the views that they began in, presses and motions to the first responder.
    open func sendEvent(_ event: UIEvent) {
        switch event.type {
        case .touches: deliverTouches(of: event)
        case .presses: if let presses = event as? UIPressesEvent { deliver(presses) }
        case .motion: deliverMotion(of: event)
        case .hover: break
        }
    }

    /// The application, the last responder on the chain of everything in the window.
    open override var next: UIResponder? { application }
}
