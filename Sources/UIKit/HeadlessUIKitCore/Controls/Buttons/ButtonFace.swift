/// Shows a button's configuration: its extra views beside title and image, and the layout of all of them.
@MainActor
final class ButtonFace {
    var configuration: UIButton.Configuration?
    var updateHandler: UIButton.ConfigurationUpdateHandler?
    var updatesAutomatically = true
    /// Whether the configuration must be updated before the next layout.
    var needsUpdate = false

    private var backdrop: BackgroundView?
    private var subtitle: UILabel?
    private var indicator: UIActivityIndicatorView?
    /// The configuration adjusted to the button's state.
    private var shown: UIButton.Configuration?

    /// The visible title: the configuration's, or else the one set for the button's state.
    func title(or other: String?) -> String? { configuration?.title ?? other }

    // MARK: Content

    func show(_ button: UIButton, _ label: UILabel, _ picture: UIImageView) {
        guard let configuration else { return }
        let shown =
            updatesAutomatically
            ? configuration.updated(for: button) : self.shown ?? configuration.updated(for: button)
        self.shown = shown
        let color: UIColor = shown.baseForegroundColor ?? button.tintColor
        show(
            shown.title ?? button.title(for: button.state), shown.attributedTitle, in: label,
            font(shown.buttonSize.titleStyle, in: button), color, shown.titleTextAttributesTransformer)
        label.lineBreakMode = shown.titleLineBreakMode
        label.numberOfLines = shown.titleLineBreakMode == .byWordWrapping ? 0 : 1
        label.textAlignment = alignment(shown, in: button)
        showSubtitle(of: shown, in: button, color)
        showImage(of: shown, in: button, picture, color)
        showBackground(of: shown, in: button)
    }

    private func font(_ style: UIFont.TextStyle, in button: UIButton) -> UIFont {
        .preferredFont(forTextStyle: style, compatibleWith: button.traitCollection)
    }

    private func show(
        _ text: String?, _ styled: AttributedString?, in label: UILabel, _ font: UIFont, _ color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) {
        var attributes = AttributeContainer()
        attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
        attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
        let transformed = transformer?(attributes) ?? attributes
        let font = transformed[AttributeScopes.UIKitAttributes.FontAttribute.self] ?? font
        let color = transformed[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] ?? color
        label.adjustsFontForContentSizeCategory = true
        if let styled {
            label.attributedText = styled.styled(font: font, color: color)
        } else {
            label.text = text
            label.font = font
            label.textColor = color
        }
        label.isHidden = (label.text ?? "").isEmpty
    }

    private func showSubtitle(of shown: UIButton.Configuration, in button: UIButton, _ color: UIColor) {
        guard shown.subtitle != nil || subtitle != nil else { return }
        let label = subtitle ?? UILabel()
        if subtitle == nil {
            subtitle = label
            label.isAccessibilityElement = false
            button.addSubview(label)
        }
        show(
            shown.subtitle, shown.attributedSubtitle, in: label,
            font(shown.buttonSize.subtitleStyle, in: button), color, shown.subtitleTextAttributesTransformer)
        label.textAlignment = alignment(shown, in: button)
    }

    private func showImage(
        of shown: UIButton.Configuration, in button: UIButton, _ picture: UIImageView, _ color: UIColor
    ) {
        picture.image = shown.image ?? button.image(for: button.state)
        picture.preferredSymbolConfiguration = shown.preferredSymbolConfigurationForImage
        picture.tintColor = shown.imageColorTransformer?(color) ?? color
        picture.isHidden = picture.image == nil || shown.showsActivityIndicator
        if shown.showsActivityIndicator, indicator == nil {
            let view = UIActivityIndicatorView(style: .medium)
            view.isUserInteractionEnabled = false
            view.isAccessibilityElement = false
            indicator = view
            button.addSubview(view)
            view.startAnimating()
        } else if !shown.showsActivityIndicator {
            indicator.take()?.removeFromSuperview()
        }
        indicator?.color = shown.activityIndicatorColorTransformer?(color) ?? color
    }

    private func showBackground(of shown: UIButton.Configuration, in button: UIButton) {
        if let backdrop {
            backdrop.configuration = background(of: shown, in: button)
            return
        }
        let view = BackgroundView(background(of: shown, in: button))
        view.isUserInteractionEnabled = false
        view.frame = button.bounds
        backdrop = view
        button.insertSubview(view, at: 0)
    }

    /// The background in the button's present size, with the corners of the corner style.
    private func background(of shown: UIButton.Configuration, in button: UIButton)
        -> UIBackgroundConfiguration
    {
        var background = shown.background
        background.cornerRadius = shown.cornerStyle.radius(background.cornerRadius, in: button.bounds.size)
        return background
    }

    private func alignment(_ shown: UIButton.Configuration, in button: UIButton) -> NSTextAlignment {
        switch shown.titleAlignment {
        case .leading: button.leadingTextAlignment
        case .trailing: button.isRightToLeft ? .left : .right
        case .center: .center
        case .automatic: isVertical(shown) ? .center : button.leadingTextAlignment
        }
    }

    private func isVertical(_ shown: UIButton.Configuration) -> Bool {
        !shown.imagePlacement.isDisjoint(with: [.top, .bottom])
    }

    /// Removes everything that only a configuration shows.
    func clear() {
        backdrop.take()?.removeFromSuperview()
        subtitle.take()?.removeFromSuperview()
        indicator.take()?.removeFromSuperview()
        shown = nil
    }

    // MARK: Layout

    /// The sizes of the parts, and of the whole with its insets.
    private typealias Measures = (
        image: CGSize, title: CGSize, subtitle: CGSize, text: CGSize, content: CGSize, gap: CGFloat
    )

    private func measure(
        _ shown: UIButton.Configuration, _ label: UILabel, _ picture: UIImageView, width: CGFloat
    ) -> Measures {
        let image = indicator?.style.size ?? (picture.isHidden ? .zero : picture.intrinsicContentSize)
        let insets = shown.contentInsets
        let isVertical = isVertical(shown)
        let gap =
            image == .zero || (label.isHidden && self.subtitle?.isHidden ?? true) ? 0 : shown.imagePadding
        // Without a width the text is on one line.
        let taken = insets.leading + insets.trailing + (isVertical ? 0 : image.width + gap)
        let room = width > 0 ? max(width - taken, 0) : 0
        let title = size(of: label, room)
        let subtitle = self.subtitle.map { size(of: $0, room) } ?? .zero
        let padding = title == .zero || subtitle == .zero ? 0 : shown.titlePadding
        let text = CGSize(
            width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
        let content =
            isVertical
            ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
            : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
        return (image, title, subtitle, text, content, gap)
    }

    private func size(of label: UILabel, _ room: CGFloat) -> CGSize {
        if label.isHidden { return .zero }
        if room <= 0 { return label.sizeThatFits(.zero) }
        let size = label.sizeThatFits(CGSize(width: room, height: 0))
        return CGSize(width: min(size.width, room), height: size.height)
    }

    /// The size of the content; on one line if `width` is 0.
    func size(_ label: UILabel, _ picture: UIImageView, width: CGFloat) -> CGSize {
        guard let shown else { return .zero }
        let content = measure(shown, label, picture, width: width).content
        let insets = shown.contentInsets
        return CGSize(
            width: content.width + insets.leading + insets.trailing,
            height: content.height + insets.top + insets.bottom)
    }

    func layOut(_ button: UIButton, _ label: UILabel, _ picture: UIImageView) {
        guard let shown else { return }
        backdrop?.frame = button.bounds
        backdrop?.configuration = background(of: shown, in: button)
        let insets = shown.contentInsets
        let room = CGRect(
            x: insets.leading, y: insets.top,
            width: max(button.bounds.width - insets.leading - insets.trailing, 0),
            height: max(button.bounds.height - insets.top - insets.bottom, 0))
        let measures = measure(shown, label, picture, width: button.bounds.width)
        let (image, text, gap) = (measures.image, measures.text, measures.gap)
        let x = room.minX + button.start(of: measures.content.width, in: room.width)
        let y = room.minY + button.top(of: measures.content.height, in: room.height)
        let content = CGRect(origin: CGPoint(x: x, y: y), size: measures.content)
        let isFirst = !shown.imagePlacement.isDisjoint(with: [.leading, .top])
        var (imageOrigin, textOrigin) = (content.origin, content.origin)
        if isVertical(shown) {
            imageOrigin.x = content.midX - image.width / 2
            textOrigin.x = content.midX - text.width / 2
            if isFirst { textOrigin.y += image.height + gap } else { imageOrigin.y += text.height + gap }
        } else {
            imageOrigin.y = content.midY - image.height / 2
            textOrigin.y = content.midY - text.height / 2
            if isFirst { textOrigin.x += image.width + gap } else { imageOrigin.x += text.width + gap }
        }
        picture.frame = button.mirrored(CGRect(origin: imageOrigin, size: image))
        indicator?.frame = picture.frame
        label.frame = button.mirrored(
            CGRect(x: textOrigin.x, y: textOrigin.y, width: text.width, height: measures.title.height))
        subtitle?.frame = button.mirrored(
            CGRect(
                x: textOrigin.x, y: textOrigin.y + text.height - measures.subtitle.height, width: text.width,
                height: measures.subtitle.height))
    }
}
