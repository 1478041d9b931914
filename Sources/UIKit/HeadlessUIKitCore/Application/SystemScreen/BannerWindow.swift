/// The system's window with a notification's banner; touches outside the banner go to the application.
@MainActor
final class BannerWindow: SystemWindow {
    private static let height: CGFloat = 76
    private static let margin: CGFloat = 8

    private let card: UIControl
    private let titleLabel = UILabel()
    private let bodyLabel = UILabel()

    init(
        _ application: UIApplication, title: String, body: String, tapped: @escaping @MainActor () -> Void
    ) {
        card = UIControl()
        // Above the keyboard's window, below alerts.
        super.init(application, .banner, level: 10_000_050)
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 18
        card.becomeAccessibilityElement(
            [title, body].filter { !$0.isEmpty }.joined(separator: ", "), .button)
        card.addAction(UIAction { _ in tapped() }, for: .touchUpInside)
        addSubview(card)
        titleLabel.text = title
        titleLabel.font = .boldSystemFont(ofSize: 15)
        bodyLabel.text = body
        bodyLabel.font = .systemFont(ofSize: 15)
        for label in [titleLabel, bodyLabel] where label.text?.isEmpty == false { card.addSubview(label) }
    }

    required init?(coder: NSCoder) { nil }

    override class var hasOwnPlacing: Bool { true }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        card.frame.contains(point)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(bounds.width - 2 * Self.margin, 400)
        card.frame = CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: screen.safeAreaInsets.top, width: width,
            height: Self.height)
        let inner = card.bounds.insetBy(dx: 14, dy: 12)
        titleLabel.frame = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: 24)
        bodyLabel.frame = CGRect(x: inner.minX, y: inner.minY + 26, width: inner.width, height: 24)
    }
}
