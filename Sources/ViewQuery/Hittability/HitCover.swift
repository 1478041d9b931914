import HeadlessUIKit

/// What covers a view, as a user would call it.
@MainActor
enum HitCover {
    /// An alert of the system, such as a permission alert.
    case systemAlert(SystemAlert)
    /// A notification's banner.
    case notification(String)
    /// The screen of an application of the system, such as the home screen.
    case systemScreen(String)
    /// An alert or an action sheet of the application.
    case alert(UIAlertController)
    /// Another controller that is presented in front of the view.
    case presented(UIViewController, UIView)
    /// A view that takes touches and shows nothing.
    case unseen(UIView)
    /// Any other view.
    case view(UIView)

    /// - Parameter culprit: the view that a touch would hit.
    init(_ culprit: UIView, of view: UIView) {
        let presented = culprit.presentedController.flatMap { view.presentedController === $0 ? nil : $0 }
        if let covering = Self.systemCover(culprit, of: view) {
            self = covering
        } else if let alert = presented as? UIAlertController {
            self = .alert(alert)
        } else if let presented {
            self = .presented(presented, culprit)
        } else {
            self = culprit.showsNothing ? .unseen(culprit) : .view(culprit)
        }
    }

    /// - Returns: what the system shows in front of the view; `nil` where the view belongs to the same window.
    private static func systemCover(_ culprit: UIView, of view: UIView) -> HitCover? {
        guard let window = culprit.root as? SystemWindow, view.root !== window else { return nil }
        switch window.role {
        case .alert: return UIApplication.shared.systemScreen.alert.map { .systemAlert($0) }
        case .banner: return .notification(culprit.accessibilityLabel ?? "")
        case .screen(let name): return .systemScreen(name)
        }
    }

    /// That it covers the view, as a clause.
    var clause: String {
        switch self {
        case .systemAlert(let alert):
            let kind = alert.permission == nil ? "the system's alert" : "the permission alert"
            return "\(kind) \(alert.title.inOneLine.quoted) covers it"
        case .notification(let text): return "the notification banner \(text.inOneLine.quoted) covers it"
        case .systemScreen(let name): return "\(name) covers it: the application is in the background"
        case .alert(let alert):
            return "\(alert.nameWithButtons) covers it"
        case .presented(let controller, let culprit):
            let title = controller.title.map { " \($0.inOneLine.quoted)" } ?? ""
            return
                "it is covered by \(culprit.summary) at \(culprit.placeInWindow), as \(type(of: controller))\(title)"
                + " is presented in front"
        case .unseen(let view), .view(let view):
            return "it is covered by \(view.summary) at \(view.placeInWindow)"
        }
    }

    /// What to do about it, a line each.
    var cures: [String] {
        switch self {
        case .systemAlert(let alert):
            guard let permission = alert.permission else {
                return alert.buttonTitles.last.map { [HitCure.tap($0)] } ?? []
            }
            let choice = permission.choices.first { $0.answer == .granted } ?? permission.choices.last
            guard let choice else { return [] }
            return [
                HitCure.tap(choice.title),
                "Or answer beforehand: SimulatedDevice.current.permissions[.\(permission.rawValue)] ="
                    + " .\(choice.answer)",
            ]
        case .alert(let alert):
            let action = alert.actions.first { $0.style == .cancel } ?? alert.actions.last
            return action?.title.map { [HitCure.tap($0)] } ?? ["Try: removeAllAlerts()"]
        case .unseen(let view):
            let fact =
                "That view cannot be seen, but takes touches: hide it, or set isUserInteractionEnabled to false."
            return [fact]
                + (view.queryOfItsOwn.map { ["Try: \($0)[0].isUserInteractionEnabled = false"] } ?? [])
        case .systemScreen: return ["Try: SimulatedDevice.current.activate()"]
        case .notification, .presented, .view: return []
        }
    }

    /// Whether it belongs to the system or is an alert, whose views say no more than its name.
    var isNamedWhole: Bool {
        switch self {
        case .systemAlert, .notification, .systemScreen, .alert: true
        case .presented, .unseen, .view: false
        }
    }
}

extension UIView {
    /// The view's frame in its window, for a report; a window's frame on the screen.
    final var placeInWindow: String {
        guard let window, window !== self else { return "\(frame.shortText) of the screen" }
        return "\(convert(bounds, to: window).shortText) of the window"
    }

    /// Whether nothing is drawn for the view and those in it.
    ///
    /// Of a class of the application it is not known what it draws.
    fileprivate final var showsNothing: Bool {
        var isEmpty = true
        visit { view in
            if view.isHidden || view.alpha < UIView.touchableAlpha { return .past }
            if view.mayShowSomething { isEmpty = false }
            return isEmpty ? .into : .stop
        }
        return isEmpty
    }

    private final var mayShowSomething: Bool {
        if bounds.isEmpty { return false }
        if !isFrameworkView { return true }
        if let color = backgroundColor, color.cgColor.alpha > 0 { return true }
        if layer.borderWidth > 0 || layer.contents != nil { return true }
        if let text = (self as? UILabel)?.text, !text.isEmpty { return true }
        if let image = self as? UIImageView { return image.image != nil }
        if self is UIButton || self is UILabel { return false }
        let plain = [ObjectIdentifier(UIView.self), ObjectIdentifier(UIControl.self)]
        return !plain.contains(ObjectIdentifier(Swift.type(of: self)))
    }
}
