import Robot

/// A screen of controls with constraints, whose sides are leading and trailing.
final class SettingsScreen: UIViewController {
    struct Words {
        var title = "Player"
        var wifi = "Wi-Fi only"
        var volume = "Volume"
        var copies = "Copies"
        var sizes = ["Small", "Medium", "Large"]
        var about = "Songs are loaded when the device is idle, and are kept for a week."
        var save = "Save"
    }

    private let words: Words
    let wifi = UISwitch()
    let volume = UISlider()
    let copies = UIStepper()
    let pages = UIPageControl()
    let sort = UIButton(configuration: .tinted(), primaryAction: nil)
    private(set) lazy var size = UISegmentedControl(items: words.sizes)

    init(_ words: Words = Words()) {
        self.words = words
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = words.title
        view.backgroundColor = .systemBackground
        size.selectedSegmentIndex = 0
        size.accessibilityIdentifier = "size"
        pages.numberOfPages = 3
        pages.currentPageIndicatorTintColor = .systemBlue
        pages.pageIndicatorTintColor = .systemGray4
        sort.configuration?.title = "Sort"
        sort.menu = UIMenu(children: [
            UIAction(title: "By name", image: UIImage(systemName: "textformat")) { _ in },
            UIAction(title: "By date", image: UIImage(systemName: "calendar")) { _ in },
        ])
        sort.showsMenuAsPrimaryAction = true
        let save = UIButton(configuration: .filled(), primaryAction: nil)
        save.configuration?.title = words.save
        let column = UIStackView(arrangedSubviews: [
            row(words.wifi, wifi), row(words.volume, volume), row(words.copies, copies), size,
            label(words.about, .footnote, .secondaryLabel), save, sort, pages,
        ])
        column.axis = .vertical
        column.spacing = 20
        place(column)
    }

    private func place(_ column: UIView) {
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
            column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
        ])
    }

    private func row(_ text: String, _ control: UIView) -> UIView {
        control.accessibilityLabel = text
        let name = label(text, .body, .label)
        if control is UISlider { name.setContentHuggingPriority(.required, for: .horizontal) }
        let row = UIStackView(arrangedSubviews: [name, control])
        row.alignment = .center
        row.spacing = 16
        return row
    }

    private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        return label
    }
}
