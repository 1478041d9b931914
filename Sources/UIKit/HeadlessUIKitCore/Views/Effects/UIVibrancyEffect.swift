import Foundation

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

/// What the content of a vibrancy effect is.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// A label.
    case label
    /// A label of lesser importance.
    case secondaryLabel
    /// A label of least importance.
    case tertiaryLabel
    /// A label that is hardly visible.
    case quaternaryLabel
    /// A large shape.
    case fill
    /// A shape of lesser importance.
    case secondaryFill
    /// A shape of least importance.
    case tertiaryFill
    /// A separator.
    case separator
}
