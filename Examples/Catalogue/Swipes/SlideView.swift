import HeadlessUIKit

/// Slides beside each other, to page through by swiping.
///
/// Once the user has swiped, only the slide that is shown has its title. Before that all have, so that the screen can be
/// recognized by any of them.
final class SlideView: UIScrollView {
    private let slides: [Slide]
    private let onTurn: @MainActor (Int) -> Void
    /// The index of the slide that is shown.
    private var page = 0
    private var laidOutWidth: CGFloat = 0

    /// - Parameter onTurn: called with the index of the slide that the user has swiped to, or has stayed at.
    init(_ slides: [Slide], onTurn: @escaping @MainActor (Int) -> Void) {
        self.slides = slides
        self.onTurn = onTurn
        super.init(frame: .zero)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        delegate = self
        setUpLayout()
    }

    required init?(coder: NSCoder) { nil }

    private func setUpLayout() {
        let row = UIStackView(arrangedSubviews: slides)
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
            row.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
            row.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
            row.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor),
        ])
        for slide in slides {
            slide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor).isActive = true
        }
    }

    /// Scrolls to a slide.
    func show(_ page: Int, animated: Bool) {
        self.page = page
        setContentOffset(CGPoint(x: CGFloat(place(ofPage: page)) * bounds.width, y: 0), animated: animated)
    }

    /// How many pages are to the left of a page, or the page that has so many: from right to left, the first has all others.
    private func place(ofPage page: Int) -> Int {
        effectiveUserInterfaceLayoutDirection == .rightToLeft ? slides.count - 1 - page : page
    }

    /// Keeps the slide when the width changes.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width != laidOutWidth else { return }
        laidOutWidth = bounds.width
        show(page, animated: false)
    }

    private func didTurn() {
        guard bounds.width > 0 else { return }
        let place = min(max(Int((contentOffset.x / bounds.width).rounded()), 0), slides.count - 1)
        page = self.place(ofPage: place)
        for (index, slide) in slides.enumerated() { slide.label.isHidden = index != page }
        onTurn(page)
    }
}

extension SlideView: UIScrollViewDelegate {
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { didTurn() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        didTurn()
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        didTurn()
    }
}
