#if canImport(Darwin)
@MainActor let guiseSuites: [Suite] = []
#else
import Guises
import Robot

@MainActor let guiseSuites = [guiseSuite]

/// The cost of a screen of sixty views in a guise with the audit, compared with an application that shows it.
@MainActor private let guiseSuite = Suite(name: "guise", hasOwnApplication: true) { _ in
    [
        ManyGuises.compare("guises of sixty views placed by frames") { FramedRows() },
        ManyGuises.compare("guises of sixty views placed by constraints") { ConstrainedRows() },
    ]
}

@MainActor
private enum ManyGuises {
    private static let guises = Guises(
        Guises.all.filter { !$0.language.isRightToLeft }.prefix(100))

    static func compare(_ name: String, _ make: @escaping @MainActor () -> UIViewController) -> Comparison {
        Comparison(
            name: name, unit: "guise", count: guises.count, baselineName: "an application that shows them",
            baseline: {
                for guise in guises {
                    UIApplication.withShared(UIApplication(device: guise.device)) {
                        let window = UIWindow()
                        window.rootViewController = make()
                        window.makeKeyAndVisible()
                        window.isHidden = true
                    }
                }
                return guises.count
            },
            work: {
                ScreenReport(of: GuisedScreen(controller: make), in: guises, pictures: false).looks.count
            })
    }
}

/// Twelve rows with an image, a title, a detail and a switch.
private class Rows: UIViewController {
    let rows = (0..<12).map { Row($0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}

private final class Row: UIView {
    let parts: [UIView]

    init(_ index: Int) {
        let title = UILabel()
        let detail = UILabel()
        (title.text, detail.text) = ("Setting \(index)", "In a few words")
        let toggle = UISwitch()
        toggle.accessibilityLabel = title.text
        parts = [UIImageView(image: UIImage(systemName: "gear")), title, detail, toggle]
        super.init(frame: .zero)
        for part in parts { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }
}

private final class FramedRows: Rows {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (index, row) in rows.enumerated() {
            if row.superview == nil { view.addSubview(row) }
            row.frame = CGRect(x: 16, y: 60 + 48 * CGFloat(index), width: view.bounds.width - 32, height: 44)
            for (part, x) in zip(row.parts, [0, 40, 160, 280] as [CGFloat]) {
                part.frame = CGRect(x: x, y: 6, width: x == 0 ? 30 : 110, height: 31)
            }
        }
    }
}

private final class ConstrainedRows: Rows {
    override func viewDidLoad() {
        super.viewDidLoad()
        for (index, row) in rows.enumerated() {
            row.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(row)
            NSLayoutConstraint.activate([
                row.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                row.topAnchor.constraint(equalTo: view.topAnchor, constant: 60 + 48 * CGFloat(index)),
                row.heightAnchor.constraint(equalToConstant: 44),
            ])
            var edge = row.leadingAnchor
            for part in row.parts {
                part.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    part.leadingAnchor.constraint(equalTo: edge, constant: 8),
                    part.centerYAnchor.constraint(equalTo: row.centerYAnchor),
                ])
                edge = part.trailingAnchor
            }
        }
    }
}
#endif
