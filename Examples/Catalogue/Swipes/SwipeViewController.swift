import HeadlessUIKit

/// Slides with a page control, and a card below them, or beside them where the screen is low.
final class SwipeViewController: UIViewController {
    private lazy var slideView = SlideView(
        [
            Slide("Right Swiped", identifier: "rightSwipedLabel", color: .systemOrange),
            Slide("Left Swiped", identifier: "leftSwipedLabel", color: .systemYellow),
        ]
    ) { [weak self] in self?.pageControl.currentPage = $0 }
    private let pageControl = UIPageControl()
    private lazy var card = SwipeCard { [weak self] in self?.result.text = "Card swiped \($0)" }
    private let result = UILabel(body: "Card not swiped", identifier: "swipeResultLabel")
    private let row = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        slideView.accessibilityIdentifier = "scrollView"
        pageControl.numberOfPages = 2
        pageControl.pageIndicatorTintColor = .systemGray
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.accessibilityIdentifier = "pageControl"
        pageControl.addTarget(self, action: SwipeViewController.pageDidChange, for: .valueChanged)
        setUpLayout()
        registerForTraitChanges([UITraitVerticalSizeClass.self]) { (controller: SwipeViewController, _) in
            controller.followSizeClass()
        }
        followSizeClass()
    }

    private func setUpLayout() {
        let pages = UIStackView(arrangedSubviews: [slideView, pageControl])
        let cards = UIStackView(arrangedSubviews: [card, result])
        for column in [pages, cards] {
            column.axis = .vertical
            column.spacing = 8
        }
        row.addArrangedSubview(pages)
        row.addArrangedSubview(cards)
        row.spacing = 16
        row.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(row)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: margins.topAnchor, constant: 16),
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -16),
        ])
        // The slides take the height that everything else leaves.
        for view in [card, result, pageControl] as [UIView] {
            view.setContentHuggingPriority(.required, for: .vertical)
        }
    }

    private func followSizeClass() {
        let isLow = traitCollection.verticalSizeClass == .compact
        row.axis = isLow ? .horizontal : .vertical
        row.distribution = isLow ? .fillEqually : .fill
    }

    private func pageDidChange() {
        slideView.show(pageControl.currentPage, animated: true)
    }
}
