/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title; font and colour are shown.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }

    /// The attributes of a large title; font and colour are shown.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }

    /// How far the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet {
            titlePositionAdjustment.keepFinite(
                or: oldValue, "titlePositionAdjustment", of: "UINavigationBarAppearance")
            didChange()
        }
    }

    /// The look of plain buttons.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { buttonAppearanceStore }
        set {
            buttonAppearanceStore = newValue.part(of: self)
            didChange()
        }
    }

    private lazy var buttonAppearanceStore = UIBarButtonItemAppearance().part(of: self)

    /// The look of buttons of the style `done`.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearanceStore }
        set {
            doneButtonAppearanceStore = newValue.part(of: self)
            didChange()
        }
    }

    private lazy var doneButtonAppearanceStore = UIBarButtonItemAppearance().part(of: self)

    /// The look of the back button.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { backButtonAppearanceStore }
        set {
            backButtonAppearanceStore = newValue.part(of: self)
            didChange()
        }
    }

    private lazy var backButtonAppearanceStore = UIBarButtonItemAppearance().part(of: self)

    /// The image beside the back button; the system's if `nil`. It has no effect here.
    open var backIndicatorImage: UIImage? { backIndicator.image }

    /// The mask of that image during transitions.
    open var backIndicatorTransitionMaskImage: UIImage? { backIndicator.mask }

    private var backIndicator: (image: UIImage?, mask: UIImage?) = (nil, nil) { didSet { didChange() } }

    /// Sets the image beside the back button and its mask; the system's if one is `nil`.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        let isWhole = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
        backIndicator = isWhole ? (backIndicatorImage, backIndicatorTransitionMaskImage) : (nil, nil)
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
        backIndicator = other.backIndicator
    }
}
