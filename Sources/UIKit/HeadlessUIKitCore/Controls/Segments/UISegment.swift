/// A segment of a segmented control, with a title or an image.
///
/// It has its own enabled and selected states; its touches belong to the segmented control.
@preconcurrency @MainActor
package final class UISegment: ControlPart {
    private let label = UILabel()
    private let picture = UIImageView()
    private static let padding = CGSize(width: 10, height: 6)
    /// The colour of the selected segment.
    static let plateColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
    }
    /// The colour behind the content; none if the segment is not selected.
    var plateColor: UIColor? {
        didSet { if plateColor != oldValue { ViewTree.change(self) } }
    }
    /// The width that was set, in points; 0 for a fitting width.
    var width: CGFloat = 0
    /// The offset of the content from the segment's centre.
    var contentOffset = CGSize.zero {
        didSet { setNeedsLayout() }
    }
    /// What the control adds to it.
    var adjustment = UIOffset.zero {
        didSet { if adjustment != oldValue { setNeedsLayout() } }
    }
    /// The action performed when the segment is selected.
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

    /// The title; setting it removes the image.
    package var title: String? {
        get { label.text }
        set { show(title: newValue, image: nil, action: nil) }
    }

    /// The image; setting it removes the title.
    var image: UIImage? {
        get { picture.image }
        set { show(title: nil, image: newValue, action: nil) }
    }

    func show(_ action: UIAction) {
        // An image takes precedence over a title, which assistive technology reads instead.
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

    /// Applies title attributes; a state without any uses those of `.normal`.
    func show(_ attributes: [NSAttributedString.Key: Any]) {
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: .medium)
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    }

    /// The width of the content with its margins, in points.
    var naturalWidth: CGFloat {
        let content = max(
            label.isHidden ? 0 : label.intrinsicContentSize.width, picture.image?.size.width ?? 0)
        return content + 2 * Self.padding.width
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.offsetBy(
            dx: contentOffset.width + adjustment.horizontal, dy: contentOffset.height + adjustment.vertical)
        var size = label.intrinsicContentSize
        size.width = max(min(size.width, room.width), 0)
        label.frame = ContentMode.center.rect(of: size, in: room)
        picture.frame = ContentMode.center.rect(of: picture.image?.size ?? .zero, in: room)
    }

    package override func drawContent(in context: CGContext) {
        guard let plateColor else { return }
        context.with(.shadow(0.12, blur: 8, down: 3)) {
            context.fill(bounds.insetBy(dx: 2, dy: 2), radius: 7, plateColor)
        }
    }

    package override var titleText: String? { title }

    override var accessibilityLabelByDefault: String? { label.isHidden ? image?.symbolName : title }
}
