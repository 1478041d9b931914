import Foundation

extension UIButton {
    /// What a button shows and how it looks, as one value.
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
    /// What it does not say, such as the title, is what was set for the button's state.
    public struct Configuration: Hashable {
        let style: Style

        /// What is behind the content; its colour follows the style unless one is set.
        public var background: UIBackgroundConfiguration
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// How large the button is.
        public var buttonSize = Size.medium {
            didSet { if !hasOwnInsets { insets = buttonSize.insets } }
        }

        /// The colour of title and picture; the style's unless set.
        public var baseForegroundColor: UIColor?
        /// The colour that the background's is made of; the style's unless set.
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

        /// What is made of the title's font and colour before it is shown.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How a title that is too long is shown; UIKit breaks it into lines.
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

        /// What is made of the subtitle's font and colour before it is shown.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

        /// The picture.
        public var image: UIImage?
        /// What is made of the colour of a picture that is a stencil.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// How large and thick a symbol is.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether a wheel turns in the picture's place.
        public var showsActivityIndicator = false
        /// What is made of the wheel's colour.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        /// On which side of the title the picture is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// How far the picture is from the title, in points.
        public var imagePadding: CGFloat = 0 {
            didSet {
                imagePadding = imagePadding.finite(or: oldValue, "imagePadding", of: "UIButton.Configuration")
            }
        }
        /// How far the subtitle is from the title, in points; 1 from the start, as is observed of UIKit's.
        public var titlePadding: CGFloat = 1 {
            didSet {
                titlePadding = titlePadding.finite(or: oldValue, "titlePadding", of: "UIButton.Configuration")
            }
        }
        /// How title and subtitle stand to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// Whether a button that is selected looks so by itself.
        public var automaticallyUpdateForSelection = true

        /// The room around the content, in points: that of the size unless set.
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

        /// Goes back to the room around the content that belongs to the size.
        public mutating func setDefaultContentInsets() {
            hasOwnInsets = false
            insets = buttonSize.insets
        }
    }
}

extension UIButton.Configuration {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
        /// As the background says.
        case fixed = -1
        /// As the background says, larger with larger text; text is not scaled here.
        case dynamic = 0
        /// By 4 points.
        case small = 1
        /// By 6 points.
        case medium = 2
        /// By 8 points.
        case large = 3
        /// As round as can be.
        case capsule = 4

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

    /// How large a button is.
    public enum Size: Int, Sendable {
        /// As usual.
        case medium = 0
        /// Smaller.
        case small = 1
        /// The smallest.
        case mini = 2
        /// Larger.
        case large = 3

        /// The room around the content, in points; Apple documents no numbers, these are about what is observed.
        var insets: NSDirectionalEdgeInsets {
            switch self {
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        var titleFont: UIFont { .systemFont(ofSize: self == .medium || self == .large ? 17 : 15) }

        var subtitleFont: UIFont { .systemFont(ofSize: self == .medium || self == .large ? 13 : 12) }
    }

    /// How title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable {
        /// As suits where the picture is: in the middle above or below one, else where a line begins.
        case automatic = 0
        /// Where a line begins.
        case leading = 1
        /// In the middle.
        case center = 2
        /// Where a line ends.
        case trailing = 3
    }
}
