import HeadlessUIKit

/// An area that knows whether it is tapped in the middle.
final class TouchPad: UIView {
    /// How far from the centre the middle reaches, in points.
    private static let radius: CGFloat = 10

    private let onTap: @MainActor (_ isInMiddle: Bool) -> Void

    /// - Parameter onTap: called with whether the tap was in the middle.
    init(onTap: @escaping @MainActor (_ isInMiddle: Bool) -> Void) {
        self.onTap = onTap
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 12
        isAccessibilityElement = true
        accessibilityIdentifier = "touchPad"
        accessibilityLabel = "Touch pad"
        accessibilityTraits = .button
        heightAnchor.constraint(equalToConstant: 88).isActive = true
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: TouchPad.didTap))
    }

    required init?(coder: NSCoder) { nil }

    private func didTap(_ tap: UITapGestureRecognizer) {
        let point = tap.location(in: self)
        onTap(hypot(point.x - bounds.midX, point.y - bounds.midY) <= Self.radius)
    }
}
