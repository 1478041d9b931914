import Foundation

/// One segment of a segmented control, with its title or its picture.
///
/// It is disabled and selected by itself; its touches are the segmented control's.
@preconcurrency @MainActor
package final class UISegment: ControlPart {
    private let label = UILabel()
    private let picture = UIImageView()
    private static let padding = CGSize(width: 10, height: 6)
    /// The width that was set, in points; 0 for one that fits.
    var width: CGFloat = 0
    /// How far the content is moved from the middle.
    var contentOffset = CGSize.zero {
        didSet { setNeedsLayout() }
    }
    /// What is done when the segment is chosen.
    private(set) var action: UIAction?

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 13, weight: .medium)
        label.textAlignment = .center
        label.isAccessibilityElement = false
        layer.cornerRadius = 7
        for view in [picture, label] { addSubview(view) }
    }

    package required init?(coder: NSCoder) { nil }

    /// The title; a segment with one shows no picture.
    package var title: String? {
        get { label.text }
        set { show(title: newValue, image: nil, action: nil) }
    }

    /// The picture; a segment with one shows no title.
    var image: UIImage? {
        get { picture.image }
        set { show(title: nil, image: newValue, action: nil) }
    }

    func show(_ action: UIAction) {
        // A picture comes before a title, which assistive technology reads in its place.
        show(title: action.image == nil ? action.title : nil, image: action.image, action: action)
        accessibilityLabel = action.image == nil || action.title.isEmpty ? nil : action.title
    }

    private func show(title: String?, image: UIImage?, action: UIAction?) {
        if self.action != nil { accessibilityLabel = nil }
        label.text = title
        picture.image = image
        self.action = action
        label.isHidden = (title ?? "").isEmpty
        picture.isHidden = image == nil
        ViewTree.change(self)
        setNeedsLayout()
    }

    /// Shows the title as the attributes say; those of a state that has none are those of the normal one.
    func show(_ attributes: [NSAttributedString.Key: Any]) {
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: .medium)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    }

    /// How wide the content is with the room beside it.
    var naturalWidth: CGFloat {
        let content = max(
            label.isHidden ? 0 : label.intrinsicContentSize.width, picture.image?.size.width ?? 0)
        return content + 2 * Self.padding.width
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.offsetBy(dx: contentOffset.width, dy: contentOffset.height)
        let size = label.intrinsicContentSize
        let width = max(min(size.width, room.width), 0)
        label.frame = CGRect(
            x: room.midX - width / 2, y: room.midY - size.height / 2, width: width, height: size.height)
        let image = picture.image?.size ?? .zero
        picture.frame = CGRect(
            x: room.midX - image.width / 2, y: room.midY - image.height / 2, width: image.width,
            height: image.height)
    }

    package override var titleText: String? { title }

    package override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (label.isHidden ? image?.symbolName : title) }
        set { super.accessibilityLabel = newValue }
    }
}
