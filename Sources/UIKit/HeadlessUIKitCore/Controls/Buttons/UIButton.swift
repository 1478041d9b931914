/// A control that runs an action when it is tapped.
///
/// Titles, images and colours are set per state; a state without a value of its own uses that of `.normal`.
///
/// ```swift
/// let save = UIButton(type: .system)
/// save.setTitle("Save", for: .normal)
/// save.setTitle("Saving…", for: .disabled)
/// save.addTarget(self, action: EditorViewController.save, for: .touchUpInside)
/// ```
///
/// Its accessibility label is the title, unless another was set.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The types of button.
    public enum ButtonType: Int, Sendable {
        /// No styling by the system.
        case custom
        /// Styled in the tint colour, as in the system's own applications.
        case system
        /// A symbol of the letter i in a circle, for more about an item.
        case detailDisclosure
        /// A symbol of the letter i in a circle, for dark backgrounds.
        case infoLight
        /// A symbol of the letter i in a circle, for light backgrounds.
        case infoDark
        /// A symbol of a plus sign in a circle.
        case contactAdd
        /// A symbol of a cross in a circle, to dismiss what is shown.
        case close = 7

        /// The former name of ``system``.
        public static let roundedRect = ButtonType.system
    }

    private var contents = ButtonContents()
    private var type = ButtonType.custom
    // The views that show the content; each is created when it is first needed, as in UIKit.
    private var label: UILabel?
    private var picture: UIImageView?
    private var background: UIImageView?
    /// Whether the title has padding above and below; `true` once the button was fitted.
    private var keepsTitleRoom = false
    /// The label's font for plain titles, while it shows an attributed one.
    private var plainFont: UIFont?
    /// The depth of changes that are shown together.
    private var contentChanges = 0

    /// The view part that shows the configuration; `nil` while there never was one.
    final var face: ButtonFace?

    /// Creates a custom button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        showContent()
    }

    /// Creates a button of zero size.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
        if let size = buttonType.size { frame.size = size }
    }

    package final func become(_ type: ButtonType) {
        // A subclass may have set a font before its type is known.
        if let label, label.font == self.type.font { label.font = type.font }
        self.type = type
        if let symbol = type.symbol {
            contents[.normal].image = UIImage(systemName: symbol)
        }
        showContent()
    }

    /// Creates a system button with a primary action, showing the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Creates a button of a nib, with what the file says of it. A coder that code makes holds nothing: the button is
    /// a custom one.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        become(NibCoder.construction(coder) ?? .custom)
        coder.fill(self)
    }

    @_spi(Wings) open override class var finishesDecoding: Bool { true }

    /// The button's type.
    open var buttonType: ButtonType { type }

    // MARK: Parts

    /// The label that shows the title; the button sets its text.
    ///
    /// It is created when there is a title, or when it is first read.
    open var titleLabel: UILabel? {
        if label == nil {
            _ = neededLabel
            showContent()
        }
        return label
    }

    /// The view that shows the image; the button sets its image.
    ///
    /// It is created when there is an image, or when it is first read.
    open var imageView: UIImageView? {
        if picture == nil {
            _ = neededPicture
            showContent()
        }
        return picture
    }

    /// The label, whose content is still to be shown if it is created here.
    private var neededLabel: UILabel {
        if let label { return label }
        let new = UILabel()
        label = new
        new.isAccessibilityElement = false
        reset(new)
        addPart(new, inFrontOf: picture)
        return new
    }

    /// The image view, whose content is still to be shown if it is created here.
    private var neededPicture: UIImageView {
        if let picture { return picture }
        let new = UIImageView()
        picture = new
        addPart(new, inFrontOf: nil)
        return new
    }

    /// Adds a part behind all subviews but the button's own: the background, the image and the title, in this order.
    private func addPart(_ part: UIView, inFrontOf other: UIView?) {
        var index = 0
        if index < subviewStore.count, subviewStore[index] === background { index += 1 }
        if index < subviewStore.count, subviewStore[index] === other { index += 1 }
        adopt(part, at: .index(index))
    }

    private func reset(_ label: UILabel) {
        label.font = type.font
        label.adjustsFontForContentSizeCategory = false
        label.lineBreakMode = .byTruncatingMiddle
        label.numberOfLines = 1
    }

    // A view can be put behind title and image only once they have a place; in front of them is where others are added.

    open override func insertSubview(_ view: UIView, at index: Int) {
        createParts()
        super.insertSubview(view, at: index)
    }

    open override func sendSubviewToBack(_ view: UIView) {
        createParts()
        super.sendSubviewToBack(view)
    }

    private func createParts() {
        guard label == nil || picture == nil else { return }
        _ = (neededPicture, neededLabel)
        showContent()
    }

    // MARK: Content by state

    /// Sets the title for a state.
    open func setTitle(_ title: String?, for state: State) {
        contentDidChange(needsLayout: replace(&contents[state].title, by: title))
    }

    /// Sets the attributed title for a state; it takes precedence over the plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        let copy = title.map { NSAttributedString(attributedString: $0) }
        contentDidChange(needsLayout: replace(&contents[state].attributedTitle, by: copy))
    }

    /// Sets the title's colour for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        noteAppearance(.buttonTitleColor, for: state)
        contentDidChange(needsLayout: replace(&contents[state].titleColor, by: color))
    }

    /// Sets the colour of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        noteAppearance(.buttonTitleShadowColor, for: state)
        contentDidChange(needsLayout: replace(&contents[state].titleShadowColor, by: color))
    }

    /// Sets the size and weight of symbol images for a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        noteAppearance(.buttonSymbolConfiguration, for: state)
        contentDidChange(needsLayout: replace(&contents[state].symbolConfiguration, by: configuration))
    }

    /// Sets the image for a state.
    open func setImage(_ image: UIImage?, for state: State) {
        contentDidChange(needsLayout: replace(&contents[state].image, by: image))
    }

    /// Sets the background image for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        noteAppearance(.buttonBackgroundImage, for: state)
        contentDidChange(needsLayout: replace(&contents[state].backgroundImage, by: image))
    }

    /// Sets a part of the content; returns whether it is another one than before.
    private func replace<Part: Equatable>(_ part: inout Part?, by new: Part?) -> Bool {
        defer { part = new }
        return part != new
    }

    /// The title for a state; that of `.normal` if `state` has none.
    open func title(for state: State) -> String? { contents.value(for: state) { $0.title } }

    /// The attributed title for a state; that of `.normal` if `state` has none.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        contents.value(for: state) { $0.attributedTitle }
    }

    /// The title's colour for a state.
    open func titleColor(for state: State) -> UIColor? {
        contents.value(for: state) { $0.titleColor } ?? (type == .custom ? .white : tintColor)
    }

    /// The image for a state.
    open func image(for state: State) -> UIImage? { contents.value(for: state) { $0.image } }

    /// The background image for a state.
    open func backgroundImage(for state: State) -> UIImage? {
        contents.value(for: state) { $0.backgroundImage }
    }

    /// The title for the present state; the configuration's title takes precedence.
    open var currentTitle: String? { face?.title(or: title(for: state)) ?? title(for: state) }

    /// The attributed title for the present state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The colour of the title's shadow for a state; that of `.normal` if `state` has none.
    open func titleShadowColor(for state: State) -> UIColor? {
        contents.value(for: state) { $0.titleShadowColor }
    }

    /// The colour of the title's shadow for the present state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The size and weight of symbol images for a state; those of `.normal` if `state` has none.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        contents.value(for: state) { $0.symbolConfiguration }
    }

    /// The size and weight of symbol images for the present state.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    private var shownTitle: String? {
        let title = currentAttributedTitle?.string ?? title(for: state)
        return face?.title(or: title) ?? title
    }

    /// The title's colour for the present state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The image for the present state; the configuration's image takes precedence.
    open var currentImage: UIImage? { shownConfiguration?.image ?? image(for: state) }

    /// The configuration, which most buttons do not have, and which takes long to copy.
    private var shownConfiguration: Configuration? {
        guard face != nil || !flags.contains(.isFrameworkClass) else { return nil }
        return configuration
    }

    /// The background image for the present state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// What was set for `state` itself, without what was set for `.normal`.
    final func ownContent(for state: State) -> ButtonContent { contents[state] }

    // MARK: Look

    /// Whether the image is drawn darker while the button is highlighted. It has no effect here.
    open var adjustsImageWhenHighlighted = true

    /// Whether the image is drawn lighter while the button is disabled. It has no effect here.
    open var adjustsImageWhenDisabled = true

    /// Whether the button glows where it is touched. It has no effect here.
    open var showsTouchWhenHighlighted = false

    /// Whether the title's shadow changes sides while the button is highlighted.
    open var reversesTitleShadowWhenHighlighted = false {
        didSet { showShadow() }
    }

    /// Whether the pointer changes while it is over the button. It has no effect here.
    open var isPointerInteractionEnabled = false

    /// The button's meaning, which the system shows in its own way. It has no effect here.
    open var role = Role.normal {
        didSet { ViewTree.change(self) }
    }

    /// The distance of image and title from the edges, in points, which makes the natural size larger.
    ///
    /// As in UIKit, a button with a configuration ignores all insets. One that is not finite is a failure, and not set.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            noteAppearance(.buttonContentEdgeInsets)
            contentEdgeInsets = contentEdgeInsets.finite(or: oldValue, "contentEdgeInsets", of: summary)
            if contentEdgeInsets != oldValue { sizeMayHaveChanged() }
        }
    }

    /// The insets of the title, in points, after image and title were measured: the natural size stays as it is.
    ///
    /// A centered title moves by half of the difference of left and right.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet {
            titleEdgeInsets = titleEdgeInsets.finite(or: oldValue, "titleEdgeInsets", of: summary)
            if titleEdgeInsets != oldValue { sizeMayHaveChanged() }
        }
    }

    /// The insets of the image, in points, after image and title were measured: the natural size stays as it is.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet {
            imageEdgeInsets = imageEdgeInsets.finite(or: oldValue, "imageEdgeInsets", of: summary)
            if imageEdgeInsets != oldValue { sizeMayHaveChanged() }
        }
    }

    private func sizeMayHaveChanged() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Whether the shadow is at the other side than it was set.
    private var showsReversedShadow = false

    private func showShadow() {
        guard let label else { return }
        let isReversed = reversesTitleShadowWhenHighlighted && isHighlighted
        if isReversed != showsReversedShadow {
            showsReversedShadow = isReversed
            let offset = label.shadowOffset
            label.shadowOffset = CGSize(width: -offset.width, height: -offset.height)
        }
        let color = currentTitleShadowColor
        if color == nil, label.shadowColor == nil { return }
        if label.shadowColor != color { label.shadowColor = color }
    }

    // MARK: Configuration

    /// The configuration that the button shows; `nil` by default, which shows what was set per state.
    open var configuration: Configuration? {
        get { face?.configuration }
        set {
            guard newValue != face?.configuration else { return }
            faceForChange.configuration = newValue
            if newValue == nil {
                face?.clear()
                if let label { reset(label) }
            }
            contentDidChange()
        }
    }

    /// Updates the configuration for the button's state, by calling ``configurationUpdateHandler``.
    ///
    /// Do not call it; call ``setNeedsUpdateConfiguration()``.
    open func updateConfiguration() {
        face?.updateHandler?(self)
    }

    // MARK: Menus

    /// Whether a drag that rests on the button presses it; `false` unless set.
    open var isSpringLoaded: Bool {
        get { hasOwnSpring }
        set { setOwnSpring(newValue, makeSpring) }
    }

    /// The menu shown by a long press, or when any touch begins with ``UIControl/showsMenuAsPrimaryAction``.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            menuSelectionDidChange()
        }
    }

    /// Whether the button keeps a selection: one of the menu's actions if any touch shows the menu, else its own.
    ///
    /// Such a menu has exactly one action on, the first if none was, and the button shows its title. Any other button
    /// toggles `isSelected` with each tap.
    open var changesSelectionAsPrimaryAction = false {
        didSet { menuSelectionDidChange() }
    }

    open override var showsMenuAsPrimaryAction: Bool {
        didSet { menuSelectionDidChange() }
    }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let menu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    final func showChoice(_ action: any UIMenuLeaf) {
        setTitle(action.title, for: .normal)
        setImage(action.image, for: .normal)
    }

    /// Runs `body`, which sets several parts of the content, and shows the content once.
    final func changeContentTogether(_ body: () -> Void) {
        contentChanges += 1
        body()
        contentChanges -= 1
        contentDidChange()
    }

    private func contentDidChange(needsLayout: Bool = true) {
        guard contentChanges == 0 else { return }
        showContent()
        ViewTree.change(self)
        if needsLayout { sizeMayHaveChanged() }
    }

    private func showContent() {
        if let face, face.configuration != nil {
            let picture = neededPicture
            return face.show(self, neededLabel, picture)
        }
        // A subclass may have a content of its own.
        if contents.isEmpty, label == nil, picture == nil, background == nil,
            flags.contains(.isFrameworkClass)
        {
            return
        }
        if picture != nil || currentImage != nil { showImage(in: neededPicture) }
        if label != nil || currentTitle != nil || currentAttributedTitle != nil { showTitle(in: neededLabel) }
        showBackground(currentBackgroundImage)
    }

    private func showTitle(in label: UILabel) {
        // A plain title has the label's font again, whatever fonts an attributed title used.
        if let font = plainFont.take() { label.font = font }
        label.text = currentTitle
        label.textColor = currentTitleColor
        if let attributed = currentAttributedTitle {
            plainFont = label.font
            label.attributedText = attributed
        }
        let isHidden = shownTitle?.isEmpty ?? true
        if label.isHidden != isHidden { label.isHidden = isHidden }
        showShadow()
    }

    private func showImage(in picture: UIImageView) {
        if picture.preferredSymbolConfiguration != currentPreferredSymbolConfiguration {
            picture.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
        }
        picture.image = currentImage
        picture.isHidden = currentImage == nil
    }

    /// Shows a background image behind the content; the view is created when it is first needed.
    private func showBackground(_ image: UIImage?) {
        if background == nil, image != nil {
            let view = UIImageView()
            background = view
            adopt(view, at: .index(0))
        }
        guard let background else { return }
        background.image = image
        background.isHidden = image == nil
    }

    override func stateDidChange() {
        super.stateDidChange()
        // The update handler decides how the state looks.
        if let face, face.updateHandler != nil || face.configuration != nil {
            if face.updatesAutomatically { setNeedsUpdateConfiguration() }
            showContent()
        } else if contents.hasOtherStates || !flags.contains(.isFrameworkClass) {
            showContent()
        } else if reversesTitleShadowWhenHighlighted {
            showShadow()
        }
    }

    /// Applies the new tint to a system button's title.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showContent()
    }

    @_spi(Wings) open override func textSizeDidChange() {
        if let label, label.adjustsFontForContentSizeCategory { contentDidChange() }
    }

    @_spi(Wings) open override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        showContent()
    }

    // MARK: Layout

    /// The padding above and below a button's title, in points.
    private static let titlePadding: CGFloat = 6

    /// The smallest width of a button without image and content insets, in points; observed of UIKit.
    private static let leastWidth: CGFloat = 30

    private final var titleFont: UIFont { label?.font ?? type.font }

    /// The height of a title on one line, in whole points.
    private final var lineHeight: CGFloat { titleFont.lineHeight.rounded(.up) }

    private var visibleLabel: UILabel? {
        guard let label, !label.isHidden else { return nil }
        return label
    }

    /// Resizes the button to fit its content; from then on its title has padding above and below.
    ///
    /// It matters in a button that is made taller later: with the vertical alignments `top` and `bottom` the title is
    /// that far from the edge, and directly at the edge in a button that was never fitted.
    open override func sizeToFit() {
        keepsTitleRoom = true
        super.sizeToFit()
    }

    /// The size that fits image and title side by side, where the title's size is rounded up to whole points.
    ///
    /// A button without image has 6 points above and below its title and is at least 30 points wide, unless it has
    /// ``contentEdgeInsets``; without title, it has room for a line.
    ///
    /// With a configuration, a title wider than `size` is wrapped if its line break mode allows.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        if let face, face.configuration != nil {
            return face.size(neededLabel, neededPicture, width: size.width)
        }
        return paddedContentSize
    }

    private var paddedContentSize: CGSize {
        let size = contentSize
        return CGSize(
            width: size.width + contentEdgeInsets.left + contentEdgeInsets.right,
            height: size.height + contentEdgeInsets.top + contentEdgeInsets.bottom)
    }

    // Frames that Xcode stored in public nibs. That any content inset removes the padding is what projects report that
    // use UIKit (github.com/codeandtheory/YMatterType/issues/77).
    /// The size of image and title side by side.
    private var contentSize: CGSize {
        let image = imageSize
        let hasImage = currentImage != nil
        var title = CGSize.zero
        if let visibleLabel {
            let size = visibleLabel.intrinsicContentSize
            title = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        } else if !hasImage {
            title.height = lineHeight
        }
        if !hasImage, contentEdgeInsets == .zero {
            return CGSize(
                width: max(title.width, Self.leastWidth), height: title.height + 2 * Self.titlePadding)
        }
        return CGSize(width: image.width + title.width, height: max(image.height, title.height))
    }

    /// The size of the image, with the configuration of symbols.
    private var imageSize: CGSize { currentImage == nil ? .zero : picture?.displayedImage?.size ?? .zero }

    /// The natural size of the label, also while it is hidden.
    private var titleSize: CGSize { label?.intrinsicContentSize ?? .zero }

    /// The size that fits; with an image but no title it is at least as high as a line of the title's font.
    open override var intrinsicContentSize: CGSize {
        if face?.configuration != nil { return sizeThatFits(.zero) }
        var size = sizeThatFits(bounds.size)
        guard visibleLabel == nil, currentImage != nil else { return size }
        let least = lineHeight + contentEdgeInsets.top + contentEdgeInsets.bottom
        // A subclass that has a size of its own keeps it.
        if size.height < least, size == paddedContentSize { size.height = least }
        return size
    }

    override var heightDependsOnWidth: Bool { configuration != nil }

    override func intrinsicSize(forWidth width: CGFloat) -> CGSize {
        sizeThatFits(CGSize(width: width, height: 0))
    }

    override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        visibleLabel?.font.baselines(inTheMiddleOf: size.height)
    }

    override var baselineSpacing: CGFloat? { titleFont.lineHeight }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background?.frame = backgroundRect(forBounds: bounds)
        updateConfigurationIfNeeded()
        if let face, face.configuration != nil { return face.layOut(self, neededLabel, neededPicture) }
        let content = contentRect(forBounds: bounds)
        picture?.frame = imageRect(forContentRect: content)
        label?.frame = titleRect(forContentRect: content)
    }

    /// Where the background image is, in the button's coordinates: the bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where image and title are laid out, in the button's coordinates: the bounds without ``contentEdgeInsets``.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// Where the image is, in the button's coordinates: before the title, both in the middle unless aligned otherwise.
    ///
    /// A subclass may place it elsewhere. A configuration lays out image and title itself.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        let room = contentRect.inset(by: imageEdgeInsets)
        let image = imageSize
        let (left, _) = spread(in: room, imageWidth: image.width, titleWidth: titleSize.width)
        let rect = CGRect(
            x: room.minX + left, y: room.minY + top(of: image.height, in: room.height), width: image.width,
            height: image.height)
        return isRightToLeft ? rect.mirrored(in: contentRect) : rect
    }

    /// Where the title is, in the button's coordinates: behind the image, with the width that it leaves.
    ///
    /// A subclass may place it elsewhere. A configuration lays out image and title itself.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        let room = contentRect.inset(by: titleEdgeInsets)
        let (image, title) = (imageSize, titleSize)
        let height = title.height
        let (left, width) = spread(in: room, imageWidth: image.width, titleWidth: title.width)
        // A title beside an image is aligned like the image, also on devices.
        let padding = keepsTitleRoom && currentImage == nil ? Self.titlePadding : 0
        let rect = CGRect(
            x: room.minX + left + image.width,
            y: room.minY + padding + top(of: height, in: room.height - 2 * padding), width: width,
            height: height)
        return isRightToLeft ? rect.mirrored(in: contentRect) : rect
    }

    /// Where image and title begin, from the leading edge of `room`, and the title's width.
    private func spread(
        in room: CGRect, imageWidth image: CGFloat, titleWidth title: CGFloat
    ) -> (start: CGFloat, titleWidth: CGFloat) {
        let width = min(title, max(0, room.width - image))
        return (start(of: image + width, in: room.width), width)
    }

    /// The distance of the content from the leading edge.
    final func start(of width: CGFloat, in room: CGFloat) -> CGFloat {
        switch contentHorizontalAlignment {
        case .leading, .fill: 0
        case .left: isRightToLeft ? room - width : 0
        case .trailing: room - width
        case .right: isRightToLeft ? 0 : room - width
        case .center: (room - width) / 2
        }
    }

    final func top(of height: CGFloat, in room: CGFloat) -> CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: 0
        case .bottom: room - height
        case .center: (room - height) / 2
        }
    }

    package override var titleText: String? { shownTitle }

    // MARK: Events

    @_spi(Wings) open override var keepsTapsToItself: Bool { true }

    @_spi(Wings) open override var tracksDrags: Bool { false }

    @_spi(Wings) open override func touchDidEnd(inside isInside: Bool, _ event: UIEvent?) {
        if isInside, changesSelectionAsPrimaryAction, popUpMenu == nil { isSelected.toggle() }
        super.touchDidEnd(inside: isInside, event)
        if isInside { send(.primaryActionTriggered, with: event) }
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }

    override var accessibilityLabelByDefault: String? { shownTitle ?? type.accessibilityLabel }

    override var accessibilityTraitsByDefault: UIAccessibilityTraits { .button }

    // MARK: Configuration

    /// Updates the configuration for the button's state; called before layout or measuring when the state changed.
    ///
    /// ```swift
    /// button.configurationUpdateHandler = { button in
    ///     button.configuration?.showsActivityIndicator = !button.isEnabled
    /// }
    /// ```
    @preconcurrency
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { face?.updateHandler }
        set {
            faceForChange.updateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the configuration adapts to the button's state by itself; `true` by default.
    open var automaticallyUpdatesConfiguration: Bool {
        get { face?.updatesAutomatically ?? true }
        set { faceForChange.updatesAutomatically = newValue }
    }

    /// Requests a call of ``updateConfiguration()`` before the button is next laid out or measured.
    open func setNeedsUpdateConfiguration() {
        faceForChange.needsUpdate = true
        setNeedsLayout()
    }
}
