/// A grid of photos, each of which is a button with the photo's name as its label.
package final class PhotoGrid: UIScrollView {
    private let buttons: [UIButton]

    private static let side: CGFloat = 90
    private static let spacing: CGFloat = 2

    package init(_ photos: [SimulatedPhoto], choose: @escaping @MainActor (Int) -> Void) {
        buttons = photos.enumerated().map { index, photo in
            let button = UIButton(type: .custom)
            button.setImage(photo.image, for: .normal)
            button.accessibilityLabel = photo.name
            button.accessibilityTraits = photo.videoURL == nil ? [.button, .image] : .button
            button.addAction(UIAction { _ in choose(index) }, for: .touchUpInside)
            return button
        }
        super.init(frame: .zero)
        for button in buttons { addSubview(button) }
    }

    package required init?(coder: NSCoder) { nil }

    package func mark(_ chosen: [Int]) {
        for (index, button) in buttons.enumerated() {
            button.isSelected = chosen.contains(index)
            button.alpha = button.isSelected ? 0.5 : 1
        }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let columns = max(1, Int((bounds.width + Self.spacing) / (Self.side + Self.spacing)))
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: CGFloat(index % columns) * (Self.side + Self.spacing),
                y: CGFloat(index / columns) * (Self.side + Self.spacing), width: Self.side, height: Self.side)
        }
        let rows = (buttons.count + columns - 1) / columns
        let size = CGSize(width: bounds.width, height: CGFloat(rows) * (Self.side + Self.spacing))
        if contentSize != size { contentSize = size }
    }
}
