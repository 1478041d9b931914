import Foundation

extension UIListContentConfiguration {
    /// How a picture is shown.
    public struct ImageProperties: Hashable {
        /// Stands for a side that is as long as the system has it for pictures in lists.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// The width that the system reserves for pictures in lists, in points.
        static let systemDimension: CGFloat = 28

        /// The colour of a picture that is a stencil; the view's tint if `nil`.
        public var tintColor: UIColor?
        /// What is made of the tint colour when it is shown.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// How large and thick symbols are, where they say nothing of it themselves.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// How round the corners are, in points.
        public var cornerRadius: CGFloat = 0 {
            didSet {
                cornerRadius = cornerRadius.finite(or: oldValue, "cornerRadius", of: "ImageProperties")
            }
        }
        /// The size that the picture is made smaller to, in points; 0, as from the start, for no limit on that side.
        public var maximumSize = CGSize.zero {
            didSet {
                maximumSize = maximumSize.finite(or: oldValue, "maximumSize", of: "ImageProperties")
            }
        }
        /// The room in which the picture stands in the middle, in points; 0 for as much as the picture takes.
        public var reservedLayoutSize = CGSize.zero {
            didSet {
                reservedLayoutSize = reservedLayoutSize.finite(
                    or: oldValue, "reservedLayoutSize", of: "ImageProperties")
            }
        }

        /// The colour that is shown of a stencil, where the view's tint is `tintColor`.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        private func shown(_ image: UIImage?) -> UIImage? {
            guard let image, let preferred = preferredSymbolConfiguration else { return image }
            return image.withConfiguration(
                image.symbolConfiguration.map { preferred.applying($0) } ?? preferred)
        }

        /// The size in which a picture is shown.
        func size(of image: UIImage?) -> CGSize {
            guard let size = shown(image)?.size, size.width > 0, size.height > 0 else { return .zero }
            var share: CGFloat = 1
            if maximumSize.width > 0 { share = min(share, maximumSize.width / size.width) }
            if maximumSize.height > 0 { share = min(share, maximumSize.height / size.height) }
            return CGSize(width: size.width * share, height: size.height * share)
        }

        /// The room that a picture takes.
        func room(for image: UIImage?) -> CGSize {
            guard image != nil else { return .zero }
            let size = size(of: image)
            func room(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
                reserved == Self.standardDimension ? Self.systemDimension : reserved > 0 ? reserved : own
            }
            return CGSize(
                width: room(reservedLayoutSize.width, size.width),
                height: room(reservedLayoutSize.height, size.height))
        }
    }
}
