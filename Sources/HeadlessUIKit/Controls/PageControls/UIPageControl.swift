import Foundation

/// A row of dots, one for each page, of which one stands for the page that is shown.
///
/// ```swift
/// let pages = UIPageControl()
/// pages.numberOfPages = 3
/// pages.addTarget(self, action: TourViewController.pageChanged(_:), for: .valueChanged)
/// ```
///
/// A tap on the right half goes to the next page, one on the left half to the one before; a finger that is dragged
/// along the dots goes through the pages. `valueChanged` is sent with each page. Code that sets ``currentPage`` sends
/// nothing.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    /// What a finger does.
    public enum InteractionState: Int, Sendable {
        /// Nothing.
        case none = 0
        /// It taps.
        case discrete = 1
        /// It is dragged along the dots.
        case continuous = 2
    }

    /// What is behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// A plate while a finger is dragged along the dots.
        case automatic = 0
        /// A plate.
        case prominent = 1
        /// Nothing.
        case minimal = 2
    }

    /// Measures that are observed of UIKit's, in points: from dot to dot, a dot's side, and the height.
    private nonisolated static let pitch: CGFloat = 16
    private nonisolated static let dotSide: CGFloat = 7
    private nonisolated static let height: CGFloat = 26
    /// How far a finger goes before it is dragged along the dots instead of tapping, in points; chosen.
    private nonisolated static let dragThreshold: CGFloat = 10
    /// How many dots are shown at most: as many as fit a screen, with those of the pages around the current one.
    private nonisolated static let mostDots = 40

    private var pageCount = 0
    private var page = 0
    private var dots: [UIImageView] = []
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]
    private var startX: CGFloat = 0

    /// Makes a control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control without pages: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Pages

    /// How many pages there are; below 0 counts as none.
    open var numberOfPages: Int {
        get { pageCount }
        set {
            pageCount = max(newValue, 0)
            page = clamped(page)
            invalidateIntrinsicContentSize()
            pagesDidChange()
        }
    }

    /// The page that is shown, from 0; one that there is not stands for the nearest. Setting it sends no event.
    open var currentPage: Int {
        get { page }
        set {
            page = clamped(newValue)
            pagesDidChange()
        }
    }

    /// Whether no dot is shown where there is no more than one page; such a control takes no touches.
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

    /// The colour of the dots of pages that are not shown; the system's if `nil`.
    open var pageIndicatorTintColor: UIColor? {
        didSet { pagesDidChange() }
    }

    /// The colour of the dot of the page that is shown; the system's if `nil`.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { pagesDidChange() }
    }

    /// What is behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { pagesDidChange() }
    }

    /// The picture in place of the dots, where a page has none of its own.
    open var preferredIndicatorImage: UIImage? {
        didSet { pagesDidChange() }
    }

    /// The picture in place of the dot of the page that is shown, where that has none of its own.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { pagesDidChange() }
    }

    /// Sets the picture in place of a page's dot; nothing happens for a page that there is not.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard page >= 0, page < pageCount else { return }
        images[page] = image
        pagesDidChange()
    }

    /// The picture that was set in place of a page's dot.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Sets the picture in place of a page's dot while it is shown; nothing happens for a page that there is not.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard page >= 0, page < pageCount else { return }
        currentImages[page] = image
        pagesDidChange()
    }

    /// The picture that was set in place of a page's dot while it is shown.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    private func image(ofPage index: Int) -> UIImage? {
        let image = images[index] ?? preferredIndicatorImage
        guard index == page else { return image }
        return currentImages[index] ?? preferredCurrentPageIndicatorImage ?? image
    }

    // MARK: Layout

    /// How much room that many dots take, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(min(max(pageCount, 0), Self.mostDots)) * Self.pitch, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: pageCount) }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pageCount) }

    /// The pages whose dots are shown.
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
            // A picture that is set anew asks for layout.
            if dots[place].image !== image { dots[place].image = image }
            dots[place].tintColor = tint
            dots[place].backgroundColor = image == nil ? tint ?? .tertiaryLabel : nil
            dots[place].frame = CGRect(
                x: left + (CGFloat(place) + 0.5) * Self.pitch - size.width / 2,
                y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        }
    }

    // MARK: Tracking

    /// Whether a finger that is dragged along the dots goes through the pages.
    open var allowsContinuousInteraction = true

    /// What a finger does now; while `valueChanged` is sent it tells what changed the page.
    public private(set) final var interactionState = InteractionState.none

    override var keepsTapsToItself: Bool { true }

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
            let isNext = touch.location(in: self).x >= bounds.midX
            go(to: clamped(isNext ? page + 1 : page - 1), event)
        }
        interactionState = .none
    }

    open override func cancelTracking(with event: UIEvent?) {
        interactionState = .none
    }

    /// The page whose dot, or place among all pages where they have no dots, is nearest to `x`.
    private func page(at x: CGFloat) -> Int {
        let dots = pageCount <= Self.mostDots ? pageCount : Self.mostDots
        let width = CGFloat(dots) * Self.pitch
        let part = min(max((x - bounds.midX) / width + 0.5, 0), 1)
        return clamped(Int((part * CGFloat(pageCount)).rounded(.down)))
    }

    private func go(to new: Int, _ event: UIEvent?) {
        guard new != page else { return }
        currentPage = new
        send([.valueChanged, .primaryActionTriggered], with: event)
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { extras?.accessibility.isElement ?? showsDots }
        set { super.isAccessibilityElement = newValue }
    }

    /// Such as "page 1 of 3", unless one is set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (pageCount > 0 ? "page \(page + 1) of \(pageCount)" : nil) }
        set { super.accessibilityValue = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(extras?.accessibility.traits == nil ? .adjustable : []) }
        set { super.accessibilityTraits = newValue }
    }

    /// Goes to the next page, and sends `valueChanged`.
    open override func accessibilityIncrement() { adjust(by: 1) }

    /// Goes to the page before, and sends `valueChanged`.
    open override func accessibilityDecrement() { adjust(by: -1) }

    private func adjust(by step: Int) {
        guard isEnabled else { return }
        interactionState = .discrete
        go(to: clamped(page + step), nil)
        interactionState = .none
    }
}
