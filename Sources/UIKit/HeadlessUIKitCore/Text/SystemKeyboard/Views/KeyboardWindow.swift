/// The system's window of the keyboard, above the application's windows; it never is the key window.
@MainActor
package final class KeyboardWindow: UIWindow {
    /// Far above all levels that applications use; the height observed of the system's own.
    private static let height = UIWindow.Level(10_000_000)

    private weak var keyboard: SystemKeyboard?
    private let host = KeyboardHostView()
    private var keys: KeyboardView?

    init(_ keyboard: SystemKeyboard, _ screen: CGRect) {
        self.keyboard = keyboard
        super.init(frame: screen)
        windowLevel = Self.height
        addSubview(host)
    }

    /// Returns `nil`: archives are not supported here.
    package required init?(coder: NSCoder) {
        nil
    }

    package override var isSystemWindow: Bool { true }

    /// Does nothing: keys go to the application's window.
    package override func makeKey() {}

    override class var hasOwnPlacing: Bool { true }

    /// Touches outside the keyboard go to the application.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        host.frame.contains(point)
    }

    /// Shows the views from the top: the accessory view, then the keys or the custom input view.
    func show(accessory: UIView?, owner: UIResponder?, content: SystemKeyboard.Content) {
        host.owner = owner
        var views: [UIView] = []
        if let accessory { views.append(accessory) }
        switch content {
        case .nothing: keys = nil
        case .view(let view):
            keys = nil
            views.append(view)
        case .keys:
            let view = keys ?? keyboard.map { KeyboardView($0) }
            keys = view
            if let view { views.append(view) }
        }
        host.show(views, accessory: accessory)
    }

    func place(at frame: CGRect) {
        host.frame = frame
        host.setNeedsLayout()
    }

    func keysDidChange() {
        keys?.setNeedsLayout()
    }

    func empty() {
        keys = nil
        host.owner = nil
        host.show([], accessory: nil)
    }
}
