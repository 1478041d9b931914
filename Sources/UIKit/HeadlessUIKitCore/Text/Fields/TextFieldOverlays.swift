/// The views beside a text field's text: the two that view code sets, and the button that clears the text.
@MainActor
final class TextFieldOverlays {
    private(set) var clearButton: UIButton?

    func replace(_ old: UIView?, with new: UIView?, in field: UITextField) {
        guard old !== new else { return }
        if old?.superview === field { old?.removeFromSuperview() }
        if let new { field.addSubview(new) }
        field.overlaysDidChange()
    }

    /// Shows the views that are visible in the field's current state, and hides the others.
    func update(_ field: UITextField) {
        field.leftView?.isHidden = !field.showsLeftView
        field.rightView?.isHidden = !field.showsRightView
        if clearButton == nil, field.clearButtonMode != .never { makeClearButton(in: field) }
        clearButton?.isHidden = !field.showsClearButton
    }

    private func makeClearButton(in field: UITextField) {
        let button = UIButton()
        button.accessibilityLabel = "Clear text"
        button.addAction(UIAction { [weak field] _ in field?.pressClear() }, for: .touchUpInside)
        clearButton = button
        field.addSubview(button)
    }
}

extension UITextField {
    /// The padding beside a bordered field's text and at the clear button, and the button's side, in points.
    private static let padding: CGFloat = 7
    private static let clearButtonSide: CGFloat = 19

    // Of frames that Xcode 13 and later stored in public nibs, with fonts of 14 to 17 points and in body style.
    /// How much higher than in a label a line of text is that is not secure, as a part of the font's size.
    private static let extraHeight: CGFloat = 0.1
    /// The padding above and below a bordered field's text, in points.
    private static let verticalPadding: CGFloat = 6
    /// The smallest natural height of a rounded field, in points.
    private static let roundedHeight: CGFloat = 34

    /// The padding at the left and right of the text: a field without border has none.
    private var textPadding: CGFloat { borderStyle == .none ? 0 : Self.padding }

    final func overlaysDidChange() {
        overlays.update(self)
        setNeedsLayout()
        ViewTree.change(self)
    }

    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    final var showsLeftView: Bool { leftView != nil && shows(leftViewMode) }
    final var showsRightView: Bool { rightView != nil && shows(rightViewMode) }
    final var showsClearButton: Bool { !model.isEmpty && !showsRightView && shows(clearButtonMode) }

    final func layOutOverlays() {
        overlays.update(self)
        if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
        if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
        overlays.clearButton?.frame = clearButtonRect(forBounds: bounds)
    }

    final func rectOfText(in bounds: CGRect) -> CGRect {
        // The frames of the other views, which a subclass may place elsewhere, in a layout from the left.
        func place(_ rect: CGRect) -> CGRect { isRightToLeft ? rect.mirrored(in: bounds) : rect }
        let left = showsLeftView ? place(leftViewRect(forBounds: bounds)).maxX : bounds.minX
        var right = showsRightView ? place(rightViewRect(forBounds: bounds)).minX : bounds.maxX
        if showsClearButton { right = place(clearButtonRect(forBounds: bounds)).minX }
        let padding = textPadding
        let room = max(0, right - left - 2 * padding)
        return place(CGRect(x: left + padding, y: bounds.minY, width: room, height: bounds.height))
    }

    final func rectOfClearButton(in bounds: CGRect) -> CGRect {
        let side = Self.clearButtonSide
        return CGRect(
            x: isRightToLeft ? bounds.minX + Self.padding : bounds.maxX - side - Self.padding,
            y: bounds.midY - side / 2, width: side, height: side)
    }

    final func rectOfLeftView(in bounds: CGRect) -> CGRect {
        rect(of: leftView, atLeft: !isRightToLeft, in: bounds)
    }

    private func rect(of view: UIView?, atLeft: Bool, in bounds: CGRect) -> CGRect {
        let size = view?.bounds.size ?? .zero
        return CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    final func rectOfRightView(in bounds: CGRect) -> CGRect {
        rect(of: rightView, atLeft: isRightToLeft, in: bounds)
    }

    final var naturalSize: CGSize {
        let (font, scale) = (font ?? .ofLabels, UIScreen.main.scale)
        let shown =
            model.isEmpty
            ? attributedPlaceholder ?? NSAttributedString(string: "")
            : isSecureTextEntry ? NSAttributedString(string: model.maskedText) : model.attributedText
        let text = TextLayout.size(
            of: shown, font: font, maximumWidth: 0, numberOfLines: 1, lineBreakMode: .byClipping,
            scale: scale)
        let line = font.lineHeight + (isSecureTextEntry ? 0 : Self.extraHeight * font.pointSize)
        let unit = isSecureTextEntry ? 1 : scale
        var height = (max(text.height, line) * unit).rounded(.up) / unit
        if borderStyle != .none { height += 2 * Self.verticalPadding }
        if borderStyle == .roundedRect { height = max(height, Self.roundedHeight) }
        return CGSize(width: text.width + 2 * textPadding, height: height)
    }
}
