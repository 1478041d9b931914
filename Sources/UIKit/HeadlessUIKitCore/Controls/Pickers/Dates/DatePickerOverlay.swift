/// A popover that a date picker opens over the window; a touch outside it closes it.
@preconcurrency @MainActor
package final class DatePickerOverlay: UIView {
    private static let margin: CGFloat = 8

    /// The area outside the content, which closes the popover.
    package let dismissButton = UIButton()
    package let content: UIView
    private let size: CGSize
    private weak var anchor: UIView?

    /// - Parameters:
    ///   - content: the view to show.
    ///   - anchor: the view that opened it; the content is placed below it, or above.
    ///   - whenDismissed: called when the area outside was touched.
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
        // If it fits neither below nor above, it covers its anchor.
        y = max(room.minY, min(y, room.maxY - height))
        let start = isRightToLeft ? origin.maxX - width : origin.minX
        let x = max(room.minX, min(start, room.maxX - width))
        content.frame = CGRect(x: x, y: y, width: width, height: height)
    }
}
