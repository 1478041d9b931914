/// The part of the keyboard's window with the keyboard and the accessory view.
@MainActor
final class KeyboardHostView: UIView {
    /// The responder that provides the accessory view; events continue to it along the responder chain.
    weak var owner: UIResponder?
    private weak var accessory: UIView?

    override var next: UIResponder? {
        // An input inside its own accessory view would be its own next responder.
        let view = owner as? UIView ?? (owner as? UIViewController)?.viewIfLoaded
        if let owner, view?.isDescendant(of: self) != true { return owner }
        return super.next
    }

    func show(_ views: [UIView], accessory: UIView?) {
        self.accessory = accessory
        for view in subviews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for view in views where view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var top: CGFloat = 0
        if let accessory, accessory.superview === self {
            top = accessory.bounds.height
            accessory.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        }
        for view in subviews where view !== accessory {
            view.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
        }
    }
}
