import HeadlessUIKit

/// Views beside each other, or below each other at the text sizes for accessibility, where a row is too narrow.
final class AdaptiveRow: UIStackView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        spacing = 8
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (row: AdaptiveRow, _) in
            row.followTextSize()
        }
        followTextSize()
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func followTextSize() {
        let isColumn = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        axis = isColumn ? .vertical : .horizontal
        alignment = isColumn ? .leading : .center
    }
}
