import Foundation

/// What a picker's row shows that has a text and no view of its own.
@preconcurrency @MainActor
final class PickerTitleLabel: UILabel {
    /// The size of the text, in points, as observed in UIKit.
    private static let fontSize: CGFloat = 23

    override init(frame: CGRect) {
        super.init(frame: frame)
        textAlignment = .center
        font = .systemFont(ofSize: Self.fontSize)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a text, or that there is none, as UIKit does.
    func show(_ title: String?) {
        font = .systemFont(ofSize: Self.fontSize)
        text = title ?? "?"
    }
}
