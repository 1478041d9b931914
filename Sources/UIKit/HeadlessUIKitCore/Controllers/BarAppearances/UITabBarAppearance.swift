/// The look of a tab bar.
///
/// Tabs have the image above the title here, so ``stackedLayoutAppearance`` is what shows.
open class UITabBarAppearance: UIBarAppearance {
    /// The look of tabs with the image above the title.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { stackedLayoutAppearanceStore }
        set {
            stackedLayoutAppearanceStore = newValue.part(of: self)
            didChange()
        }
    }

    private lazy var stackedLayoutAppearanceStore = UITabBarItemAppearance().part(of: self)

    /// The look of tabs with the image beside the title.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { inlineLayoutAppearanceStore }
        set {
            inlineLayoutAppearanceStore = newValue.part(of: self)
            didChange()
        }
    }

    private lazy var inlineLayoutAppearanceStore = UITabBarItemAppearance().part(of: self)

    /// The look of tabs with the image beside the title, in a low bar.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { compactInlineLayoutAppearanceStore }
        set {
            compactInlineLayoutAppearanceStore = newValue.part(of: self)
            didChange()
        }
    }

    private lazy var compactInlineLayoutAppearanceStore = UITabBarItemAppearance().part(of: self)

    /// The colour of the image behind the selected tab.
    open var selectionIndicatorTintColor: UIColor? { didSet { didChange() } }

    /// The image behind the selected tab.
    open var selectionIndicatorImage: UIImage? { didSet { didChange() } }

    /// How stacked tabs are spread.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { didChange() } }

    /// The width of stacked tabs that are centered, in points; the system's if 0.
    open var stackedItemWidth: CGFloat = 0 {
        didSet {
            stackedItemWidth.keepFinite(or: oldValue, "stackedItemWidth", of: "UITabBarAppearance")
            didChange()
        }
    }

    /// The space between stacked tabs that are centered, in points; the system's if 0.
    open var stackedItemSpacing: CGFloat = 0 {
        didSet {
            stackedItemSpacing.keepFinite(or: oldValue, "stackedItemSpacing", of: "UITabBarAppearance")
            didChange()
        }
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }
}
