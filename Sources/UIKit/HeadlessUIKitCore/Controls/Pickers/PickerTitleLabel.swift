@preconcurrency @MainActor
final class PickerTitleLabel: UILabel {
    /// The size of the text, in points, as observed in UIKit.
    private static let fontSize: CGFloat = 23

    override func didInit() {
        super.didInit()
        textAlignment = .center
        font = .systemFont(ofSize: Self.fontSize)
    }

    /// Shows a title; without one a question mark, as UIKit does.
    func show(_ title: String?) {
        font = .systemFont(ofSize: Self.fontSize)
        text = title ?? "?"
    }
}
