import Foundation

/// A view that shows an image, in its own size or fitted into the view.
///
/// Touches pass through it unless ``UIView/isUserInteractionEnabled`` is set.
///
/// It shows several images one after the other on the virtual clock:
///
/// ```swift
/// waves.animationImages = (1...3).compactMap { UIImage(named: "wave\($0)") }
/// waves.animationDuration = 0.6
/// waves.startAnimating()
/// ```
@preconcurrency @MainActor
open class UIImageView: UIView {
    override func didInit() {
        super.didInit()
        isUserInteractionEnabled = false
    }

    /// Makes an image view of the size of `image`.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// Makes an image view of the size of `image`, with another image for the highlighted state.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// The image.
    ///
    /// An animated image, see ``UIImage/animatedImage(with:duration:)``, plays immediately.
    open var image: UIImage? {
        didSet {
            imageDidChange(from: oldValue, to: image)
            guard animationImages == nil, image?.images != nil || oldValue?.images != nil else { return }
            image?.images == nil ? stopAnimating() : startAnimating()
        }
    }

    /// The image of the highlighted state; `image` if `nil`.
    open var highlightedImage: UIImage? {
        didSet { imageDidChange(from: oldValue, to: highlightedImage) }
    }

    /// Whether the view shows its highlighted image.
    open var isHighlighted = false { didSet { imageDidChange(from: oldValue, to: isHighlighted) } }

    /// The size and weight of symbol images without a configuration of their own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { imageDidChange(from: oldValue, to: preferredSymbolConfiguration) }
    }

    /// Returns the size of the displayed image, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        displayedImage?.size ?? .zero
    }

    open override var intrinsicContentSize: CGSize {
        displayedImage?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    override var accessibilityTraitsByDefault: UIAccessibilityTraits { .image }

    package final var displayedImage: UIImage? {
        let frame = animation?.image(isHighlighted: isHighlighted)
        let shown = frame ?? (isHighlighted ? highlightedImage ?? image : image)
        guard let shown, let preferred = preferredSymbolConfiguration, shown.isSymbolImage else {
            return shown.map(directed)
        }
        return directed(
            shown.withConfiguration(shown.symbolConfiguration.map { preferred.applying($0) } ?? preferred))
    }

    /// The image mirrored, if it flips with the direction of the view.
    private func directed(_ image: UIImage) -> UIImage {
        isRightToLeft && image.flipsForRightToLeftLayoutDirection
            ? image.withHorizontallyFlippedOrientation() : image
    }

    /// The tint colour of a template image; `nil` for an image in its own colours.
    package final var displayedTintColor: UIColor? {
        guard let shown = displayedImage, shown.isStencil else { return nil }
        return shown.tintColor ?? tintColor
    }

    /// Where the image is shown in the view, by its ``UIView/contentMode``; `nil` without an image.
    package final var imageRect: CGRect? {
        displayedImage.map { contentMode.rect(of: $0.size, in: bounds) }
    }

    override var shownImage: (image: UIImage, rect: CGRect)? {
        guard let image = displayedImage, let rect = imageRect else { return nil }
        return (displayedTintColor.map { image.withTintColor($0.fixed) } ?? image, rect)
    }

    package override var contentImage: UIImage? { displayedImage }

    @_spi(Wings) open override var contentState: UIControl.State { isHighlighted ? .highlighted : .normal }

    private func imageDidChange<Value: Equatable>(from old: Value, to new: Value) {
        ViewTree.change(self)
        if new != old { invalidateIntrinsicContentSize() }
    }

    // MARK: Animating

    private var animation: ImageAnimation?

    private var animationForChange: ImageAnimation {
        if let animation { return animation }
        let animation = ImageAnimation()
        self.animation = animation
        return animation
    }

    /// The images that ``startAnimating()`` shows one after the other; other images stop the animation.
    ///
    /// While nothing is animated, the view shows ``image``.
    open var animationImages: [UIImage]? {
        get { animation?.images }
        set {
            stopAnimating()
            animationForChange.images = newValue
        }
    }

    /// The images to show instead while the view is highlighted.
    open var highlightedAnimationImages: [UIImage]? {
        get { animation?.highlightedImages }
        set {
            stopAnimating()
            animationForChange.highlightedImages = newValue
        }
    }

    /// The seconds that one cycle of the images takes; 0, the default, for a thirtieth of a second an image.
    ///
    /// An animation under way keeps its own.
    open var animationDuration: TimeInterval {
        get { animation?.duration ?? 0 }
        set { animationForChange.duration = newValue }
    }

    /// How many cycles an animation has; 0, the default, for one without end.
    open var animationRepeatCount: Int {
        get { animation?.repeatCount ?? 0 }
        set { animationForChange.repeatCount = newValue }
    }

    /// Whether the images are shown one after the other.
    open var isAnimating: Bool { animation?.isOn ?? false }

    /// Starts the animation with the first image.
    ///
    /// An animation without end leaves the clock idle, and is listed in `TimeLapse.idleReport`.
    open func startAnimating() {
        animationForChange.start(in: self)
        invalidateIntrinsicContentSize()
    }

    /// Stops the animation: the view shows ``image``.
    open func stopAnimating() {
        guard isAnimating else { return }
        animation?.stop(in: self)
        invalidateIntrinsicContentSize()
    }

    override func updateSpinning() { animation?.update(in: self) }

    /// Moves an animation without end to the new window's clock.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateSpinning()
    }
}
