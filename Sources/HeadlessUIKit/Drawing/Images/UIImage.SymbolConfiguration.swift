import Foundation

extension UIImage {
    /// How large and how thick a symbol is, as far as it says anything of it.
    ///
    /// ```swift
    /// let bold = UIImage.SymbolConfiguration(pointSize: 24, weight: .bold)
    /// imageView.image = UIImage(systemName: "star", withConfiguration: bold)
    /// ```
    public final class SymbolConfiguration: NSObject, Sendable {
        let pointSize: CGFloat?
        let weight: SymbolWeight?
        let scale: SymbolScale?

        private init(pointSize: CGFloat?, weight: SymbolWeight?, scale: SymbolScale?) {
            self.pointSize = pointSize.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
            self.weight = weight
            self.scale = scale
            super.init()
        }

        /// Makes a configuration of a size in points; one that is not finite or not above zero says nothing.
        public convenience init(
            pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default
        ) {
            self.init(
                pointSize: pointSize, weight: weight == .unspecified ? nil : weight,
                scale: scale == .default || scale == .unspecified ? nil : scale)
        }

        /// Makes a configuration of a thickness.
        public convenience init(weight: SymbolWeight) {
            self.init(pointSize: nil, weight: weight == .unspecified ? nil : weight, scale: nil)
        }

        /// Makes a configuration of a size beside text.
        public convenience init(scale: SymbolScale) {
            self.init(pointSize: nil, weight: nil, scale: scale == .unspecified ? nil : scale)
        }

        /// Makes a configuration of a font's size and a size beside text.
        public convenience init(font: UIFont, scale: SymbolScale = .default) {
            self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
        }

        /// Makes a configuration of a role of text and a size beside it.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
            self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// This configuration with what another one says put over it.
        public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: otherConfiguration.pointSize ?? pointSize,
                weight: otherConfiguration.weight ?? weight,
                scale: otherConfiguration.scale ?? scale)
        }

        /// Whether `object` is a configuration that says the same.
        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        }

        /// A hash of what the configuration says.
        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }
    }

    /// How thick a symbol's strokes are.
    public enum SymbolWeight: Int, Hashable, Sendable {
        /// Nothing is said of it.
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

    /// How large a symbol is beside text.
    public enum SymbolScale: Int, Hashable, Sendable {
        /// As the system has it: medium.
        case `default` = -1
        /// Nothing is said of it.
        case unspecified
        /// Smaller than a capital.
        case small
        /// About as large.
        case medium
        /// Larger.
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
