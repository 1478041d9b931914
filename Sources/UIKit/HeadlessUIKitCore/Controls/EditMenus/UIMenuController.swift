/// The menu for editing that code of iOS 15 and earlier shows: Cut, Copy, Paste and items of your own.
///
/// ```swift
/// becomeFirstResponder()
/// UIMenuController.shared.menuItems = [UIMenuItem(title: "Quote", action: Selector("quote:", Note.quote(_:)))]
/// UIMenuController.shared.showMenu(from: self, rect: bounds)
/// ```
///
/// It has the standard actions and the items that the first responder, or a responder above it, can perform; see
/// ``UIResponder/canPerformAction(_:withSender:)``. Without any it is not shown. Its items are rows that can be tapped.
@preconcurrency @MainActor
public final class UIMenuController: NSObject {
    /// The application's menu.
    public static var shared: UIMenuController {
        UIApplication.shared.device.service(EditMenuService.self).menu
    }

    /// Where the menu's arrow points. It has no effect here.
    public enum ArrowDirection: Int, Hashable, Sendable {
        /// As there is room.
        case `default`
        /// Up.
        case up
        /// Down.
        case down
        /// To the left.
        case left
        /// To the right.
        case right
    }

    private let menu = EditMenu()
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero

    /// The items beside the standard ones; `nil` for none.
    public var menuItems: [UIMenuItem]?

    /// Where the menu's arrow points. It has no effect here.
    public var arrowDirection = ArrowDirection.default

    /// Whether the menu is shown. Setting it shows or hides it, as ``setMenuVisible(_:animated:)`` does.
    public var isMenuVisible: Bool {
        get { menu.isOpen }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// The menu's rectangle, in screen coordinates; empty while it is hidden.
    public var menuFrame: CGRect { menu.frame }

    /// Shows the menu beside a rectangle of a view.
    public func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        setMenuVisible(true, animated: true)
    }

    /// Hides the menu.
    public func hideMenu() { setMenuVisible(false, animated: true) }

    /// Hides the menu, if it was shown for a view.
    public func hideMenu(from targetView: UIView) {
        if targetView === self.targetView { hideMenu() }
    }

    /// Sets the rectangle of a view that the menu is shown beside.
    public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetView = targetView
        self.targetRect = targetRect
    }

    /// Shows or hides the menu.
    public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        menuVisible ? show() : menu.close()
    }

    /// Updates a menu that is shown to what can be performed now.
    public func update() {
        guard isMenuVisible else { return }
        menu.close()
        show()
    }

    private func show() {
        guard !menu.isOpen, let targetView, let window = targetView.window,
            let responder = window.firstResponder
        else { return }
        let own = (menuItems ?? []).compactMap { item in
            EditMenu.action(item.action, title: item.title, for: responder, sender: self)
        }
        let actions = EditMenu.standardActions(for: responder, sender: self) + own
        guard !actions.isEmpty else { return }
        post(Self.willShowMenuNotification)
        menu.open(
            UIMenu(children: actions), sender: self, in: window,
            besides: targetView.convert(targetRect, to: window)
        ) { [weak self] in
            self?.post(Self.willHideMenuNotification)
            self?.post(Self.didHideMenuNotification)
        }
        post(Self.didShowMenuNotification)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// Posted before the menu is shown.
    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted when the menu is shown.
    public nonisolated static let didShowMenuNotification = Notification.Name(
        "UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu is hidden.
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted when the menu is hidden.
    public nonisolated static let didHideMenuNotification = Notification.Name(
        "UIMenuControllerDidHideMenuNotification")
}

/// The menu of an application's process.
final class EditMenuService: DeviceService {
    private(set) var menu = UIMenuController()

    init(_ device: SimulatedDevice) {}

    func forgetProcess() { menu = UIMenuController() }
}
