/// A row of dots, one for each page, that shows which page is the current one.
///
/// ```swift
/// let pages = UIPageControl()
/// pages.numberOfPages = 3
/// pages.addTarget(self, action: TourViewController.pageChanged(_:), for: .valueChanged)
/// ```
///
/// A tap on the right half goes to the next page, one on the left half to the previous page, and the other way round
/// where the control is read from the right; dragging along the dots goes through the pages. `valueChanged` is sent for each change of page, but not when code sets ``currentPage``.
///
/// Its accessibility value is the position, such as "page 1 of 3", unless another was set.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// Measures observed of UIKit, in points: distance of dots, side of a dot, height.
    private nonisolated static let pitch: CGFloat = 16
    private nonisolated static let dotSide: CGFloat = 7
    private nonisolated static let height: CGFloat = 26
    /// The distance after which a touch drags along the dots instead of tapping, in points; chosen.
    private nonisolated static let dragThreshold: CGFloat = 10
    /// The greatest number of visible dots, about as many as fit on a screen: those around the current page.
    private nonisolated static let mostDots = 40

    private var pageCount = 0
    private var page = 0
    private var dots: [UIImageView] = []
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]
    private var startX: CGFloat = 0

    // MARK: Pages

    /// The number of pages; a negative number counts as 0.
    open var numberOfPages: Int {
        get { pageCount }
        set {
            pageCount = max(newValue, 0)
            page = clamped(page)
            invalidateIntrinsicContentSize()
            pagesDidChange()
        }
    }

    /// The current page, from 0; an index out of range is moved to the nearest page. Setting it sends no event.
    open var currentPage: Int {
        get { page }
        set {
            page = clamped(newValue)
            pagesDidChange()
        }
    }

    /// Whether the control shows no dots, and takes no touches, if there is at most one page.
    open var hidesForSinglePage = false {
        didSet { pagesDidChange() }
    }

    private func clamped(_ page: Int) -> Int { min(max(page, 0), max(pageCount - 1, 0)) }

    private var showsDots: Bool { pageCount > (hidesForSinglePage ? 1 : 0) }

    private func pagesDidChange() {
        ViewTree.change(self)
        setNeedsLayout()
    }

    // MARK: Appearance

    private func lookDidChange(_ property: AppearanceProperty) {
        noteAppearance(property)
        pagesDidChange()
    }

    /// The colour of the dots of other pages; the system's if `nil`.
    open var pageIndicatorTintColor: UIColor? {
        didSet { lookDidChange(.pageTint) }
    }

    /// The colour of the current page's dot; the system's if `nil`.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { lookDidChange(.pageCurrentTint) }
    }

    /// The background behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { lookDidChange(.pageBackgroundStyle) }
    }

    /// The image shown as each dot, for pages without an image of their own.
    open var preferredIndicatorImage: UIImage? {
        didSet { lookDidChange(.pageImage) }
    }

    /// The image shown as the current page's dot, if the page has no image of its own.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { lookDidChange(.pageCurrentImage) }
    }

    /// Sets the image shown as a page's dot; does nothing if there is no such page.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard page >= 0, page < pageCount else { return }
        images[page] = image
        pagesDidChange()
    }

    /// The image set for a page's dot.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Sets the image shown as a page's dot while it is current; does nothing if there is no such page.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard page >= 0, page < pageCount else { return }
        currentImages[page] = image
        pagesDidChange()
    }

    /// The image set for a page's dot while it is current.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    private func image(ofPage index: Int) -> UIImage? {
        let image = images[index] ?? preferredIndicatorImage
        guard index == page else { return image }
        return currentImages[index] ?? preferredCurrentPageIndicatorImage ?? image
    }

    // MARK: Layout

    /// The size that fits a number of dots, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(min(max(pageCount, 0), Self.mostDots)) * Self.pitch, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: pageCount) }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pageCount) }

    private var pagesWithDots: Range<Int> {
        guard showsDots else { return 0..<0 }
        let count = min(pageCount, Self.mostDots)
        let first = min(max(page - count / 2, 0), pageCount - count)
        return first..<first + count
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let pages = pagesWithDots
        while dots.count > pages.count { dots.removeLast().removeFromSuperview() }
        while dots.count < pages.count {
            let dot = UIImageView()
            dots.append(dot)
            addSubview(dot)
        }
        let left = bounds.midX - CGFloat(pages.count) * Self.pitch / 2
        for (place, index) in pages.enumerated() {
            let image = image(ofPage: index)
            let size = image?.size ?? CGSize(width: Self.dotSide, height: Self.dotSide)
            let tint = index == page ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor
            // Setting an image requests layout, so only a different one is set.
            if dots[place].image !== image { dots[place].image = image }
            dots[place].tintColor = tint
            dots[place].backgroundColor = image == nil ? tint ?? .tertiaryLabel : nil
            dots[place].layer.cornerRadius = image == nil ? Self.dotSide / 2 : 0
            dots[place].frame = mirrored(
                CGRect(
                    x: left + (CGFloat(place) + 0.5) * Self.pitch - size.width / 2,
                    y: bounds.midY - size.height / 2, width: size.width, height: size.height))
        }
    }

    // MARK: Tracking

    /// Whether dragging along the dots goes through the pages.
    open var allowsContinuousInteraction = true

    /// The present interaction; during `valueChanged`, the one that changed the page.
    open private(set) var interactionState = InteractionState.none

    @_spi(Wings) open override var keepsTapsToItself: Bool { true }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard showsDots else { return false }
        startX = touch.location(in: self).x
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if allowsContinuousInteraction, abs(x - startX) > Self.dragThreshold {
            interactionState = .continuous
        }
        if interactionState == .continuous { go(to: page(at: x), event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if interactionState == .none, isTouchInside, let touch {
            interactionState = .discrete
            let isNext = (touch.location(in: self).x >= bounds.midX) != isRightToLeft
            go(to: clamped(isNext ? page + 1 : page - 1), event)
        }
        interactionState = .none
    }

    open override func cancelTracking(with event: UIEvent?) {
        interactionState = .none
    }

    /// The page of the dot nearest to `x`; where not all pages have dots, the page at that share of the width.
    private func page(at x: CGFloat) -> Int {
        let width = CGFloat(min(pageCount, Self.mostDots)) * Self.pitch
        let offset = isRightToLeft ? bounds.midX - x : x - bounds.midX
        let part = (offset / width + 0.5).clamped(to: 0...1)
        return clamped(Int((part * CGFloat(pageCount)).rounded(.down)))
    }

    private func go(to new: Int, _ event: UIEvent?) {
        guard new != page else { return }
        currentPage = new
        sendValue(event)
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { showsDots }

    // The position, such as "page 1 of 3".
    override var accessibilityValueByDefault: String? {
        pageCount > 0 ? "page \(page + 1) of \(pageCount)" : nil
    }

    override var accessibilityTraitsByDefault: UIAccessibilityTraits { .adjustable }

    /// Goes to the next page, and sends `valueChanged`.
    open override func accessibilityIncrement() { adjust(by: 1) }

    /// Goes to the previous page, and sends `valueChanged`.
    open override func accessibilityDecrement() { adjust(by: -1) }

    private func adjust(by step: Int) {
        guard isEnabled else { return }
        interactionState = .discrete
        go(to: clamped(page + step), nil)
        interactionState = .none
    }
}

extension AppearanceProperty {
    static let pageTint = AppearanceProperty(2, \UIPageControl.pageIndicatorTintColor)
    static let pageCurrentTint = AppearanceProperty(3, \UIPageControl.currentPageIndicatorTintColor)
    static let pageImage = AppearanceProperty(4, \UIPageControl.preferredIndicatorImage)
    static let pageCurrentImage = AppearanceProperty(5, \UIPageControl.preferredCurrentPageIndicatorImage)
    static let pageBackgroundStyle = AppearanceProperty(6, \UIPageControl.backgroundStyle)
}
