import HeadlessUIKit

extension UIView {
    /// The number of views in the view's tree that a report names, without those in the tree of `other`; up to a limit.
    ///
    /// - Parameter kept: the views that count whatever they say.
    final func countOfViews(
        besides other: UIView? = nil, upTo limit: Int = .max, keeping kept: Set<ObjectIdentifier>
    ) -> Int {
        var count = 0
        visit { view in
            if view === other || view !== self && view.isPassedOver(keeping: kept) { return .past }
            count += 1
            return count < limit ? .into : .stop
        }
        return count
    }

    /// Whether a report does not tell of the view.
    final func isPassedOver(keeping kept: Set<ObjectIdentifier>) -> Bool {
        saysNothing && !kept.contains(ObjectIdentifier(self))
    }

    /// Whether the view only repeats what its owner's line says, or shows nothing and is hidden.
    private final var saysNothing: Bool {
        guard subviews.isEmpty, accessibilityIdentifier?.isEmpty ?? true else { return false }
        guard isHidden else { return self is UILabel && superview is UIControl && ownerOfLabel != nil }
        switch self {
        case let imageView as UIImageView: return imageView.image == nil
        case let label as UILabel: return label.text?.isEmpty ?? true
        default: return bounds.isEmpty && displayText == nil
        }
    }
}
