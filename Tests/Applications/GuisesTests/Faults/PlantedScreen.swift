import UIKit

/// A screen of rows, each of which has one fault or none, between a header and a footer.
final class PlantedScreen: UIViewController {
    private let faults: Set<PlantedFault>
    private let rows = UIStackView()
    private let scrolling = UIScrollView()

    init(_ faults: Set<PlantedFault>) {
        self.faults = faults
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func has(_ fault: PlantedFault) -> Bool { faults.contains(fault) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        rows.axis = .vertical
        rows.spacing = 16
        for row in contrastRows + textRows + placeRows + elementRows + languageRows {
            rows.addArrangedSubview(row)
        }
        let (header, footer) = (header, footer)
        for part in [header, scrolling, footer] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        rows.translatesAutoresizingMaskIntoConstraints = false
        scrolling.addSubview(rows)
        let safe = view.safeAreaLayoutGuide
        let bottom =
            has(.belowBottom)
            ? footer.topAnchor.constraint(equalTo: view.topAnchor, constant: 600)
            : footer.bottomAnchor.constraint(equalTo: safe.bottomAnchor)
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: safe.topAnchor),
            header.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            header.heightAnchor.constraint(equalToConstant: 60),
            header.widthAnchor.constraint(equalToConstant: 120),
            scrolling.topAnchor.constraint(equalTo: header.bottomAnchor),
            scrolling.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            scrolling.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            scrolling.bottomAnchor.constraint(
                equalTo: has(.belowBottom) ? safe.bottomAnchor : footer.topAnchor),
            rows.topAnchor.constraint(equalTo: scrolling.contentLayoutGuide.topAnchor),
            rows.bottomAnchor.constraint(equalTo: scrolling.contentLayoutGuide.bottomAnchor),
            rows.leadingAnchor.constraint(equalTo: scrolling.contentLayoutGuide.leadingAnchor, constant: 16),
            rows.trailingAnchor.constraint(
                equalTo: scrolling.contentLayoutGuide.trailingAnchor, constant: -16),
            rows.widthAnchor.constraint(equalTo: scrolling.frameLayoutGuide.widthAnchor, constant: -32),
            footer.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            footer.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            bottom,
        ])
    }

    // MARK: Parts

    /// A button that another view may cover.
    private var header: UIView {
        let container = UIView()
        let button = button("Help", .covered)
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
        container.addSubview(button)
        if has(.covered) {
            let cover = UIView(frame: button.frame)
            cover.backgroundColor = .systemBackground
            container.addSubview(cover)
        }
        return container
    }

    private var footer: UIView { button("Pay", .belowBottom) }

    func label(_ text: String, _ fault: PlantedFault) -> UILabel {
        let label = UILabel()
        label.text = NSLocalizedString(text, comment: "")
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.accessibilityIdentifier = fault.rawValue
        return label
    }

    func button(_ title: String, _ fault: PlantedFault) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = NSLocalizedString(title, comment: "")
        let button = UIButton(configuration: configuration)
        button.accessibilityIdentifier = fault.rawValue
        return button
    }

    /// A button with a picture that has no name.
    func icon(_ fault: PlantedFault, label: String?) -> UIButton {
        let button = UIButton(type: .custom)
        let size = CGSize(width: 20, height: 20)
        button.setImage(
            UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) },
            for: .normal)
        button.accessibilityLabel = label.map { NSLocalizedString($0, comment: "") }
        button.accessibilityIdentifier = fault.rawValue
        return button
    }

    /// A row of some height, with views that are placed in it by constraints.
    func row(_ height: CGFloat? = nil, _ views: UIView..., constraints: (UIView) -> [NSLayoutConstraint])
        -> UIView
    {
        let row = UIView()
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(view)
        }
        NSLayoutConstraint.activate(
            constraints(row) + (height.map { [row.heightAnchor.constraint(equalToConstant: $0)] } ?? []))
        return row
    }

    /// A row with a view at its leading edge, 44 points high at least.
    func row(leading view: UIView, size: CGFloat = 44) -> UIView {
        row(nil, view) { row in
            [
                view.leadingAnchor.constraint(equalTo: row.leadingAnchor),
                view.topAnchor.constraint(equalTo: row.topAnchor),
                view.bottomAnchor.constraint(equalTo: row.bottomAnchor),
                view.heightAnchor.constraint(greaterThanOrEqualToConstant: size),
                view.widthAnchor.constraint(greaterThanOrEqualToConstant: size),
            ]
        }
    }
}
