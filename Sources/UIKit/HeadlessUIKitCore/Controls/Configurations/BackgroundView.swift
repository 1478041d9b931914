/// Shows a ``UIBackgroundConfiguration`` in the whole of its superview.
///
/// Cells and similar views insert it behind their content. Touches pass through it, except in a custom view.
@MainActor
package final class BackgroundView: UIView {
    private let plate = UIView()
    private let stroke = UIView()
    private var picture: UIImageView?
    private var configurationStore: UIBackgroundConfiguration

    package init(_ configuration: UIBackgroundConfiguration) {
        configurationStore = configuration
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for view in [plate, stroke] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        show(replacing: nil)
    }

    package required init?(coder: NSCoder) { nil }

    package var configuration: UIBackgroundConfiguration {
        get { configurationStore }
        set {
            guard newValue != configurationStore else { return }
            let old = configurationStore.customView
            configurationStore = newValue
            show(replacing: old)
        }
    }

    override class var hasOwnPlacing: Bool { true }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColors()
    }

    private func show(replacing old: UIView?) {
        let custom = configuration.customView
        if let old, old !== custom, old.superview === self { old.removeFromSuperview() }
        if let custom, custom.superview !== self { insertSubview(custom, aboveSubview: plate) }
        showImage()
        showColors()
        setNeedsLayout()
    }

    private func showImage() {
        guard let image = configuration.image else {
            picture.take()?.removeFromSuperview()
            return
        }
        let view = picture ?? UIImageView()
        picture = view
        view.image = image
        view.contentMode = configuration.imageContentMode
        view.clipsToBounds = true
        view.layer.cornerRadius = configuration.cornerRadius
        if view.superview == nil { insertSubview(view, aboveSubview: plate) }
    }

    private func showColors() {
        plate.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        plate.layer.cornerRadius = configuration.cornerRadius
        stroke.isHidden = configuration.strokeWidth <= 0
        stroke.layer.borderWidth = configuration.strokeWidth
        stroke.layer.borderColor =
            configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
        stroke.layer.cornerRadius = configuration.cornerRadius + configuration.strokeOutset
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let rect = bounds.inset(by: configuration.backgroundInsets.edges(isRightToLeft))
        let place = rect.width >= 0 && rect.height >= 0 ? rect : .zero
        plate.frame = place
        picture?.frame = place
        configuration.customView?.frame = place
        let outset = configuration.strokeOutset
        stroke.frame = place.insetBy(dx: -outset, dy: -outset)
    }
}
