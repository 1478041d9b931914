extension UIButton {
    /// The content and the appearance of a button, as one value.
    ///
    /// ```swift
    /// var configuration = UIButton.Configuration.filled()
    /// configuration.title = "Buy"
    /// configuration.subtitle = "4.99"
    /// configuration.image = UIImage(systemName: "cart")
    /// configuration.imagePadding = 8
    /// let button = UIButton(configuration: configuration, primaryAction: nil)
    /// ```
    ///
    /// What is `nil` here, such as the title, falls back to what was set for the button's state.
    public struct Configuration: Hashable {
        let style: Style

        /// The background behind the content; its colour follows the style unless set.
        public var background: UIBackgroundConfiguration
        /// The corner style.
        public var cornerStyle = CornerStyle.dynamic
        /// The button's size class.
        public var buttonSize = Size.medium {
            didSet { if !hasOwnInsets { insets = buttonSize.insets } }
        }

        /// The colour of title and image; the style's by default.
        public var baseForegroundColor: UIColor?
        /// The colour that the background's colour is derived from; the style's by default.
        public var baseBackgroundColor: UIColor?

        /// The title.
        public var title: String? {
            get { titleStore }
            set {
                titleStore = newValue
                attributedTitleStore = nil
            }
        }

        /// The title with attributes; setting it sets the title, too.
        public var attributedTitle: AttributedString? {
            get { attributedTitleStore }
            set {
                attributedTitleStore = newValue
                titleStore = newValue.map { String($0.characters) }
            }
        }

        /// Changes the title's font and colour before it is shown.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The title's line break mode; UIKit wraps by word.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// The smaller text below the title.
        public var subtitle: String? {
            get { subtitleStore }
            set {
                subtitleStore = newValue
                attributedSubtitleStore = nil
            }
        }

        /// The text below the title with attributes; setting it sets the subtitle, too.
        public var attributedSubtitle: AttributedString? {
            get { attributedSubtitleStore }
            set {
                attributedSubtitleStore = newValue
                subtitleStore = newValue.map { String($0.characters) }
            }
        }

        /// Changes the subtitle's font and colour before it is shown.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

        /// The image.
        public var image: UIImage?
        /// Changes the colour of a template image.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The size and weight of a symbol image.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether an activity indicator is shown in place of the image.
        public var showsActivityIndicator = false
        /// Changes the activity indicator's colour.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        /// The side of the title on which the image is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between image and title, in points.
        public var imagePadding: CGFloat = 0 {
            didSet { imagePadding.keepFinite(or: oldValue, "imagePadding", of: "UIButton.Configuration") }
        }
        /// The distance between title and subtitle, in points; 1 by default, as observed of UIKit.
        public var titlePadding: CGFloat = 1 {
            didSet { titlePadding.keepFinite(or: oldValue, "titlePadding", of: "UIButton.Configuration") }
        }
        /// The alignment of title and subtitle to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// Whether the appearance changes by itself when the button is selected.
        public var automaticallyUpdateForSelection = true

        /// The insets around the content, in points; those of the size class by default.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets }
            set {
                insets = newValue.finite(or: insets, "contentInsets", of: "UIButton.Configuration")
                hasOwnInsets = true
            }
        }

        private var titleStore: String?
        private var attributedTitleStore: AttributedString?
        private var subtitleStore: String?
        private var attributedSubtitleStore: AttributedString?
        private var insets = Size.medium.insets
        private var hasOwnInsets = false

        init(_ style: Style) {
            self.style = style
            background = .clear()
            background.backgroundColor = nil
            // Observed.
            background.cornerRadius = 6
        }

        /// Restores the insets of the size class.
        public mutating func setDefaultContentInsets() {
            hasOwnInsets = false
            insets = buttonSize.insets
        }
    }
}

extension UIButton.Configuration {
    /// The corner radius of a button's background.
    public enum CornerStyle: Int, Sendable {
        /// The background's own radius.
        case fixed = -1
        /// The background's own radius, scaled with Dynamic Type; it is not scaled here.
        case dynamic
        /// 4 points.
        case small
        /// 6 points.
        case medium
        /// 8 points.
        case large
        /// Half the shorter side: semicircular ends.
        case capsule

        func radius(_ background: CGFloat, in size: CGSize) -> CGFloat {
            switch self {
            case .fixed, .dynamic: background
            case .small: 4
            case .medium: 6
            case .large: 8
            case .capsule: min(size.width, size.height) / 2
            }
        }
    }

    /// A button's size class.
    public enum Size: Int, Sendable {
        /// The standard size.
        case medium
        /// Smaller.
        case small
        /// The smallest.
        case mini
        /// Larger.
        case large

        /// The insets around the content, in points; Apple documents none, these are close to what is observed.
        var insets: NSDirectionalEdgeInsets {
            switch self {
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        /// 17 or 15 points at the default text size.
        var titleStyle: UIFont.TextStyle { self == .medium || self == .large ? .body : .subheadline }

        /// 13 or 12 points at the default text size.
        var subtitleStyle: UIFont.TextStyle { self == .medium || self == .large ? .footnote : .caption1 }
    }

    /// The alignment of title and subtitle to each other.
    public enum TitleAlignment: Int, Sendable {
        /// Centred above or below an image, otherwise leading.
        case automatic
        /// At the leading edge.
        case leading
        /// Centred.
        case center
        /// At the trailing edge.
        case trailing
    }
}
