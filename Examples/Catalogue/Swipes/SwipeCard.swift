import HeadlessUIKit

/// A card that recognizes a swipe in each direction.
final class SwipeCard: UIView {
    private static let directions: [(direction: UISwipeGestureRecognizer.Direction, name: String)] = [
        (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
    ]

    private let label = UILabel(body: "Swipe this card")
    private let onSwipe: @MainActor (String) -> Void

    /// - Parameter onSwipe: called with the name of the direction.
    init(onSwipe: @escaping @MainActor (String) -> Void) {
        self.onSwipe = onSwipe
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        accessibilityIdentifier = "swipeCard"
        isAccessibilityElement = true
        accessibilityLabel = "Card"
        setUpLabel()
        for (direction, name) in Self.directions {
            let swipe = UISwipeGestureRecognizer(target: self, action: SwipeCard.didSwipe)
            swipe.direction = direction
            swipe.name = name
            addGestureRecognizer(swipe)
        }
        accessibilityCustomActions = Self.directions.map { _, name in
            UIAccessibilityCustomAction(name: "Swipe \(name)") { [weak self] _ in
                self?.onSwipe(name)
                return true
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    private func setUpLabel() {
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
    }

    private func didSwipe(_ swipe: UISwipeGestureRecognizer) {
        if let name = swipe.name { onSwipe(name) }
    }
}
