/// The button of a row's swipe action: the image, in white over the action's colour, above the title.
///
/// Apple's "Human Interface Guidelines" and `UIContextualAction.image` describe them; sizes are observed.
final class SwipeActionButton: UIButton {
    private static let gap: CGFloat = 2

    init(_ action: UIContextualAction) {
        super.init(frame: .zero)
        tintColor = .white
        setTitle(action.title, for: .normal)
        // Its own colours do not count.
        setImage(action.image?.withRenderingMode(.alwaysTemplate), for: .normal)
        backgroundColor = action.backgroundColor
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private var imageSize: CGSize { currentImage?.size ?? .zero }

    private var titleSize: CGSize { currentTitle == nil ? .zero : titleLabel?.intrinsicContentSize ?? .zero }

    private var stackHeight: CGFloat {
        let (image, title) = (imageSize.height, titleSize.height)
        return image > 0 && title > 0 ? image + Self.gap + title : image + title
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(imageSize.width, titleSize.width), height: stackHeight)
    }

    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        let size = imageSize
        return CGRect(
            x: contentRect.midX - size.width / 2, y: contentRect.midY - stackHeight / 2, width: size.width,
            height: size.height)
    }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        let height = titleSize.height
        let width = min(titleSize.width, contentRect.width)
        return CGRect(
            x: contentRect.midX - width / 2, y: contentRect.midY + stackHeight / 2 - height, width: width,
            height: height)
    }
}
