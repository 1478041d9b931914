extension UIListContentConfiguration {
    /// The appearance of the image.
    public struct ImageProperties: Hashable {
        /// Stands for the system's standard width or height of images in lists.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// The width that the system reserves for images in lists, in points.
        static let systemDimension: CGFloat = 28

        /// The colour of a template image; the view's tint if `nil`.
        public var tintColor: UIColor?
        /// Changes the tint colour before it is shown.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The size and weight of symbols that do not specify them.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The corner radius, in points.
        public var cornerRadius: CGFloat = 0 {
            didSet { cornerRadius.keepFinite(or: oldValue, "cornerRadius", of: "ImageProperties") }
        }
        /// The size that a larger image is scaled down to, in points; 0, the default, does not limit that side.
        public var maximumSize = CGSize.zero {
            didSet { maximumSize.keepFinite(or: oldValue, "maximumSize", of: "ImageProperties") }
        }
        /// The size of the area in which the image is centred, in points; 0 for the image's own size.
        public var reservedLayoutSize = CGSize.zero {
            didSet {
                reservedLayoutSize.keepFinite(or: oldValue, "reservedLayoutSize", of: "ImageProperties")
            }
        }

        /// The colour of a template image in a view with the tint `tintColor`.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        private func shown(_ image: UIImage?) -> UIImage? {
            guard let image, let preferred = preferredSymbolConfiguration else { return image }
            return image.withConfiguration(
                image.symbolConfiguration.map { preferred.applying($0) } ?? preferred)
        }

        /// The size in which an image is shown, in points.
        func size(of image: UIImage?) -> CGSize {
            guard let size = shown(image)?.size, size.width > 0, size.height > 0 else { return .zero }
            var share: CGFloat = 1
            if maximumSize.width > 0 { share = min(share, maximumSize.width / size.width) }
            if maximumSize.height > 0 { share = min(share, maximumSize.height / size.height) }
            return CGSize(width: size.width * share, height: size.height * share)
        }

        /// The size of the area that an image takes up, in points.
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
