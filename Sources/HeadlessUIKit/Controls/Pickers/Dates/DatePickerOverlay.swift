import Foundation

/// What a date picker opens over all else in the window, until something beside it is touched.
@preconcurrency @MainActor
package final class DatePickerOverlay: UIView {
    /// The room around what is shown, in points.
    private static let margin: CGFloat = 8

    /// What is touched to have it closed.
    package let dismissButton = UIButton()
    package let content: UIView
    private let size: CGSize
    private weak var anchor: UIView?

    /// - Parameters:
    ///   - content: what is shown.
    ///   - anchor: the view that it belongs to, below which it is, or above.
    ///   - whenDismissed: told when something beside it was touched.
    init(_ content: UIView, _ size: CGSize, at anchor: UIView, whenDismissed: @escaping @MainActor () -> Void)
    {
        self.content = content
        self.size = size
        self.anchor = anchor
        super.init(frame: anchor.window?.bounds ?? .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        dismissButton.accessibilityLabel = "dismiss popup"
        dismissButton.addAction(UIAction { _ in whenDismissed() }, for: .touchUpInside)
        addSubview(dismissButton)
        addSubview(content)
    }

    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        dismissButton.frame = bounds
        let room = bounds.insetBy(dx: Self.margin, dy: Self.margin).inset(by: safeAreaInsets)
        let origin = anchor.map { $0.convert($0.bounds, to: self) } ?? .zero
        let width = min(size.width, max(0, room.width))
        let height = min(size.height, max(0, room.height))
        var y = origin.maxY + Self.margin
        if y + height > room.maxY { y = origin.minY - Self.margin - height }
        // Where it fits on neither side it covers what it belongs to.
        y = max(room.minY, min(y, room.maxY - height))
        let x = max(room.minX, min(origin.minX, room.maxX - width))
        content.frame = CGRect(x: x, y: y, width: width, height: height)
    }
}
