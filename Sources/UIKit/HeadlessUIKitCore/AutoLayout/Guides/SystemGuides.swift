/// The part of a view within its layout margins.
final class LayoutMarginsGuide: UILayoutGuide {
    override var systemInsets: UIEdgeInsets? { owningView?.layoutMargins }
    override var insetsWithoutSafeArea: UIEdgeInsets { owningView?.marginsWithoutSafeArea ?? .zero }
}

/// The part of a view that bars and the screen's edges leave free.
final class SafeAreaGuide: UILayoutGuide {
    override var systemInsets: UIEdgeInsets? { owningView?.safeAreaInsets }
}

/// The part of a view within its margins that is no wider than text is easily read.
final class ReadableContentGuide: UILayoutGuide {
    override var systemInsets: UIEdgeInsets? { owningView?.readableInsets }
    override var insetsWithoutSafeArea: UIEdgeInsets {
        owningView.map { $0.readableInsets(margins: $0.marginsWithoutSafeArea) } ?? .zero
    }

    /// The greatest width of readable text, in points: 672 at UIKit's default text size, and in proportion to body
    /// text.
    static func readableWidth(_ category: UIContentSizeCategory) -> CGFloat {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        return (672 * size / 17).rounded()
    }
}

extension UIView {
    /// The layout margins, and what is wider between them than text is easily read.
    package final var readableInsets: UIEdgeInsets { readableInsets(margins: layoutMargins) }

    fileprivate final func readableInsets(margins: UIEdgeInsets) -> UIEdgeInsets {
        var insets = margins
        let width = bounds.width - insets.left - insets.right
        let surplus =
            width - ReadableContentGuide.readableWidth(traitCollection.preferredContentSizeCategory)
        if surplus > 0 {
            insets.left += surplus / 2
            insets.right += surplus / 2
        }
        return insets
    }
}

// Not overridable: `UIView` is in a wing that does not know these guides; override the insets.
extension UIView {
    /// The guide of a role, made when it is first asked for.
    final func systemGuide<Guide: UILayoutGuide>(_ role: UILayoutGuide.Role, _ make: (UIView) -> Guide)
        -> Guide
    {
        let layout = layout
        if let known = layout.systemGuides[role] as? Guide { return known }
        let guide = make(self)
        layout.systemGuides[role] = guide
        return guide
    }

    /// The part of the view within its layout margins.
    public final var layoutMarginsGuide: UILayoutGuide {
        systemGuide(.layoutMargins) { LayoutMarginsGuide(in: $0, "UIViewLayoutMarginsGuide") }
    }

    /// The part of the view that is not covered by bars, nor by the screen's rounded corners and sensors.
    public final var safeAreaLayoutGuide: UILayoutGuide {
        systemGuide(.safeArea) { SafeAreaGuide(in: $0, "UIViewSafeAreaLayoutGuide") }
    }

    /// The part of the view within its margins in which text is easily read: at most 672 points wide at the default
    /// text size.
    public final var readableContentGuide: UILayoutGuide {
        systemGuide(.readableContent) { ReadableContentGuide(in: $0, "UIViewReadableContentGuide") }
    }

    /// The guides that were added to the view, in that order.
    public final var layoutGuides: [UILayoutGuide] { layoutIfAny?.guides ?? [] }

    /// Adds a guide, which is removed from its previous view.
    public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layout.guides.append(layoutGuide)
    }

    /// Removes a guide, and deactivates the constraints that refer to it.
    public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard let layout = layoutIfAny, let index = layout.guides.firstIndex(where: { $0 === layoutGuide })
        else { return }
        for user in layoutGuide.node.users.map({ $0.takeUnretainedValue() }) { user.deactivate() }
        layoutGuide.node.engine?.remove(layoutGuide.node)
        layout.guides.remove(at: index)
        layoutGuide.owningView = nil
    }

    /// Solves again if a guide of the view follows something that changed, such as the safe area.
    final func guidesMayHaveChanged() {
        guard let layout = layoutIfAny, layout.hasSystemGuides else { return }
        for guide in layout.systemGuides.values { (guide.node as? GuideLayout)?.refresh() }
    }
}
