/// Computes the frames of the image and the texts of a list content view.
@MainActor
struct ListContentPlan {
    private let content: UIListContentConfiguration
    private let margins: NSDirectionalEdgeInsets
    private let image: CGSize
    private let imageRoom: CGSize
    private let text: CGSize
    private let secondaryText: CGSize
    private let isSideBySide: Bool
    private let hasBoth: Bool
    /// The left edge of the texts, and their greatest width.
    private let left: CGFloat
    private let right: CGFloat

    init(
        _ content: UIListContentConfiguration, margins: NSDirectionalEdgeInsets, label: UILabel?,
        secondaryLabel: UILabel?, width: CGFloat
    ) {
        (self.content, self.margins) = (content, margins)
        // Without a usable width, lines are not limited.
        let width = width.isFinite && width > 0 ? width : 1e6
        image = content.imageProperties.size(of: content.image)
        imageRoom = content.imageProperties.room(for: content.image)
        left = margins.leading + (content.image == nil ? 0 : imageRoom.width + content.imageToTextPadding)
        right = max(left, width - margins.trailing)
        let room = right - left
        let natural = label?.sizeThatFits(CGSize(width: 1e6, height: 0)) ?? .zero
        let naturalSecond = secondaryLabel?.sizeThatFits(CGSize(width: 1e6, height: 0)) ?? .zero
        let both = natural.width + naturalSecond.width + content.textToSecondaryTextHorizontalPadding
        hasBoth = label != nil && secondaryLabel != nil
        isSideBySide = content.prefersSideBySideTextAndSecondaryText && hasBoth && both <= room
        text = Self.cut(label?.sizeThatFits(CGSize(width: max(room, 1), height: 0)), to: room)
        secondaryText = Self.cut(
            secondaryLabel?.sizeThatFits(CGSize(width: max(room, 1), height: 0)), to: room)
    }

    private static func cut(_ size: CGSize?, to width: CGFloat) -> CGSize {
        guard let size else { return .zero }
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// The distance between the two texts; zero unless both are there.
    private var padding: CGSize {
        guard hasBoth else { return .zero }
        return CGSize(
            width: content.textToSecondaryTextHorizontalPadding,
            height: content.textToSecondaryTextVerticalPadding)
    }

    private var textSize: CGSize {
        isSideBySide
            ? CGSize(
                width: text.width + padding.width + secondaryText.width,
                height: max(text.height, secondaryText.height))
            : CGSize(
                width: max(text.width, secondaryText.width),
                height: text.height + padding.height + secondaryText.height)
    }

    /// The size of the content with its margins.
    var size: CGSize {
        CGSize(
            width: left + textSize.width + margins.trailing,
            height: margins.top + max(imageRoom.height, textSize.height) + margins.bottom)
    }

    func frames(in bounds: CGRect) -> (image: CGRect, text: CGRect, secondaryText: CGRect) {
        let middle = bounds.minY + (margins.top + bounds.height - margins.bottom) / 2
        let imageFrame = CGRect(
            x: bounds.minX + margins.leading + (imageRoom.width - image.width) / 2,
            y: middle - image.height / 2, width: image.width, height: image.height)
        let start = bounds.minX + left
        if isSideBySide {
            return (
                imageFrame,
                CGRect(
                    x: start, y: middle - text.height / 2,
                    width: right - left - padding.width - secondaryText.width, height: text.height),
                CGRect(
                    x: bounds.minX + right - secondaryText.width, y: middle - secondaryText.height / 2,
                    width: secondaryText.width, height: secondaryText.height)
            )
        }
        let top = middle - textSize.height / 2
        return (
            imageFrame, CGRect(x: start, y: top, width: right - left, height: text.height),
            CGRect(
                x: start, y: top + text.height + padding.height, width: right - left,
                height: secondaryText.height)
        )
    }
}
