/// Content that stands out from a blur behind it. It has no effect here.
///
/// ```swift
/// let blur = UIBlurEffect(style: .systemMaterial)
/// let card = UIVisualEffectView(effect: blur)
/// let title = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
/// title.contentView.addSubview(label)
/// card.contentView.addSubview(title)
/// ```
open class UIVibrancyEffect: UIVisualEffect {
    package final let blurEffect: UIBlurEffect
    /// The style that the effect was made with; `nil` for the blur's own.
    package final let style: UIVibrancyEffectStyle?

    /// Makes an effect for content on a blur.
    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        style = nil
        super.init()
    }

    /// Makes an effect for content on a blur, of a style that adapts to light and dark.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// Whether `object` is such an effect of the same style on an equal blur.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return style == other.style && blurEffect.isEqual(other.blurEffect)
    }

    /// A hash of the blur's style.
    open override var hash: Int { blurEffect.hash }
}
