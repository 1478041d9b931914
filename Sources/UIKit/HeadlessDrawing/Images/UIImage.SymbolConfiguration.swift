import Foundation

extension UIImage {
    /// The size, weight and colours of a symbol image; each may be unspecified.
    ///
    /// ```swift
    /// let bold = UIImage.SymbolConfiguration(pointSize: 24, weight: .bold)
    /// imageView.image = UIImage(systemName: "star", withConfiguration: bold)
    /// ```
    public final class SymbolConfiguration: NSObject, Sendable {
        let pointSize: CGFloat?
        let weight: SymbolWeight?
        let scale: SymbolScale?
        let colors: SymbolColors?

        private init(
            pointSize: CGFloat? = nil, weight: SymbolWeight? = nil, scale: SymbolScale? = nil,
            colors: SymbolColors? = nil
        ) {
            self.pointSize = pointSize.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
            self.weight = weight
            self.scale = scale
            self.colors = colors
            super.init()
        }

        /// Makes a configuration of a size in points; one that is not a finite number above zero is unspecified.
        public convenience init(
            pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default
        ) {
            self.init(
                pointSize: pointSize, weight: weight == .unspecified ? nil : weight,
                scale: scale == .default || scale == .unspecified ? nil : scale, colors: nil)
        }

        /// Makes a configuration of a weight.
        public convenience init(weight: SymbolWeight) {
            self.init(weight: weight == .unspecified ? nil : weight, colors: nil)
        }

        /// Makes a configuration of a scale relative to text.
        public convenience init(scale: SymbolScale) {
            self.init(scale: scale == .unspecified ? nil : scale, colors: nil)
        }

        /// Makes a configuration of one colour, of which the less prominent parts of a symbol have a lighter tone.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(colors: .hierarchy(of: hierarchicalColor))
        }

        /// Makes a configuration of a colour for each layer of a symbol, the most prominent first.
        public convenience init(paletteColors: [UIColor]) {
            self.init(colors: .palette(paletteColors))
        }

        /// Makes a configuration that prefers a symbol's own colours.
        public static func preferringMulticolor() -> Self { Self(colors: .own) }

        /// Makes a configuration that prefers one colour, which is the tint colour of the view.
        public static func preferringMonochrome() -> Self { Self(colors: .tint) }

        /// Makes a configuration of a font's size and a scale.
        public convenience init(font: UIFont, scale: SymbolScale = .default) {
            self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
        }

        /// Makes a configuration of a text style and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// Returns this configuration with another one applied over it.
        public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: otherConfiguration.pointSize ?? pointSize,
                weight: otherConfiguration.weight ?? weight,
                scale: otherConfiguration.scale ?? scale,
                colors: otherConfiguration.colors ?? colors)
        }

        /// Whether `object` is an equal configuration.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale
                && colors == other.colors
        }

        /// A hash of the configuration's values.
        public override var hash: Int { Hasher.hash(of: pointSize, weight, scale, colors) }
    }

    /// The weight of a symbol's strokes.
    public enum SymbolWeight: Int, Hashable, Sendable {
        /// Unspecified.
        case unspecified
        /// The thinnest.
        case ultraLight
        /// Thin.
        case thin
        /// Light.
        case light
        /// Regular.
        case regular
        /// Medium.
        case medium
        /// Semibold.
        case semibold
        /// Bold.
        case bold
        /// Heavy.
        case heavy
        /// The thickest.
        case black
    }

    /// The size of a symbol relative to text.
    public enum SymbolScale: Int, Hashable, Sendable {
        /// The system's default: medium.
        case `default` = -1
        /// Unspecified.
        case unspecified
        /// Smaller than a capital letter.
        case small
        /// About as large as a capital letter.
        case medium
        /// Larger than a capital letter.
        case large

        var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .large: 1.3
            case .default, .unspecified, .medium: 1
            }
        }
    }
}
