import Foundation

/// A control that is pressed.
///
/// What it shows can differ with its state; for a state that has nothing of its own, it shows what it does in
/// the normal one.
///
/// ```swift
/// let save = UIButton(type: .system)
/// save.setTitle("Save", for: .normal)
/// save.setTitle("Saving…", for: .disabled)
/// save.addTarget(self, action: EditorViewController.save, for: .touchUpInside)
/// ```
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The looks that a button can be made with.
    public enum ButtonType: Int, Sendable {
        /// Nothing that the system adds.
        case custom = 0
        /// In the tint colour, as in the system's own applications.
        case system = 1
    }

    private struct Content {
        var title: String?
        var attributedTitle: NSAttributedString?
        var titleColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
    }

    private var contents: [State: Content] = [:]
    /// Whether any state may show something else than the normal one.
    private var showsStates: Bool { contents.keys.contains { $0 != .normal } }
    private let type: ButtonType
    private let label = UILabel()
    private let picture = UIImageView()
    private var background: UIImageView?
    /// Whether the title keeps room above and below it, as it does once the button was fitted.
    private var keepsTitleRoom = false
    /// The label's font for titles without attributes, while it shows one with some.
    private var plainFont: UIFont?

    /// What shows the configuration, if there ever was one.
    final var face: ButtonFace?

    /// Makes a button of the custom type.
    public override init(frame: CGRect) {
        type = .custom
        super.init(frame: frame)
        setUp()
    }

    /// Makes a button of no size.
    public init(type buttonType: ButtonType) {
        type = buttonType
        super.init(frame: .zero)
        setUp()
    }

    /// Makes a system button that does `primaryAction`, with its title and picture.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Makes a button of no size: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        type = .custom
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        resetLabel()
        label.isAccessibilityElement = false
        picture.isHidden = true
        addSubview(picture)
        addSubview(label)
        showContent()
    }

    private func resetLabel() {
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        label.lineBreakMode = .byTruncatingMiddle
        label.numberOfLines = 1
    }

    /// The look that the button was made with.
    public final var buttonType: ButtonType { type }

    /// The label that shows the title; its text is for the button to set.
    open var titleLabel: UILabel? { label }

    /// The view that shows the picture; the picture is for the button to set.
    open var imageView: UIImageView? { picture }

    // MARK: Content by state

    /// Sets the title that the button shows in `state`.
    open func setTitle(_ title: String?, for state: State) {
        contents[state, default: Content()].title = title
        contentDidChange()
    }

    /// Sets the title that the button shows in `state`, with attributes; it is shown instead of one without.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents[state, default: Content()].attributedTitle = title.map {
            NSAttributedString(attributedString: $0)
        }
        contentDidChange()
    }

    /// Sets the title's colour in `state`.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents[state, default: Content()].titleColor = color
        contentDidChange()
    }

    /// Sets the picture that the button shows in `state`.
    open func setImage(_ image: UIImage?, for state: State) {
        contents[state, default: Content()].image = image
        contentDidChange()
    }

    /// Sets the picture that the button has behind its content in `state`.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents[state, default: Content()].backgroundImage = image
        contentDidChange()
    }

    /// The title set for exactly `state`; that of the normal state where there is none.
    open func title(for state: State) -> String? { content(\.title, for: state) }

    /// The title with attributes set for exactly `state`; that of the normal state where there is none.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        content(\.attributedTitle, for: state)
    }

    /// The title's colour in `state`.
    open func titleColor(for state: State) -> UIColor? {
        content(\.titleColor, for: state) ?? (type == .system ? tintColor : .white)
    }

    /// The picture in `state`.
    open func image(for state: State) -> UIImage? { content(\.image, for: state) }

    /// The picture behind the content in `state`.
    open func backgroundImage(for state: State) -> UIImage? { content(\.backgroundImage, for: state) }

    /// The title as things stand: the configuration's, if it has one.
    public final var currentTitle: String? { face?.title(or: title(for: state)) ?? title(for: state) }

    /// The title with attributes as things stand.
    public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// What can be read of the title.
    private var shownTitle: String? {
        let title = currentAttributedTitle?.string ?? title(for: state)
        return face?.title(or: title) ?? title
    }

    /// The title's colour as things stand.
    public final var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The picture as things stand: the configuration's, if it has one.
    public final var currentImage: UIImage? { configuration?.image ?? image(for: state) }

    /// The picture behind the content as things stand.
    public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    private func content<Value>(_ part: KeyPath<Content, Value?>, for state: State) -> Value? {
        contents[state]?[keyPath: part] ?? contents[.normal]?[keyPath: part]
    }

    // MARK: Configuration

    /// What the button shows and how it looks; `nil`, as from the start, for what was set by state.
    open var configuration: Configuration? {
        get { face?.configuration }
        set {
            guard newValue != face?.configuration else { return }
            faceForChange.configuration = newValue
            if newValue == nil {
                face?.clear()
                resetLabel()
            }
            contentDidChange()
        }
    }

    /// Has the configuration say what the button's state makes of it: calls ``configurationUpdateHandler``.
    ///
    /// Not for calling: ``setNeedsUpdateConfiguration()`` is.
    open func updateConfiguration() {
        face?.updateHandler?(self)
    }

    // MARK: Menus

    /// The menu that a long press on the button shows, or any touch with ``UIControl/showsMenuAsPrimaryAction``.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            menuSelectionDidChange()
        }
    }

    /// Whether the button keeps a choice: one that shows a menu at a touch is called as the action that is on in it, and
    /// any other is selected by one press and no longer by the next.
    ///
    /// In such a menu only one action is on; the first if none was.
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

    /// Is called as an action of the menu, with its picture.
    final func showChoice(_ action: UIAction) {
        setTitle(action.title, for: .normal)
        setImage(action.image, for: .normal)
    }

    private func contentDidChange() {
        showContent()
        ViewTree.change(self)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func showContent() {
        if let face, face.configuration != nil {
            face.show(self, label, picture)
            return
        }
        // A title without attributes has the label's font again, whatever those with some had.
        if let font = plainFont.take() { label.font = font }
        label.text = currentTitle
        label.textColor = currentTitleColor
        if let attributed = currentAttributedTitle {
            plainFont = label.font
            label.attributedText = attributed
        }
        label.isHidden = (shownTitle ?? "").isEmpty
        picture.image = currentImage
        picture.isHidden = currentImage == nil
        showBackground(currentBackgroundImage)
    }

    /// Shows a picture behind all else; few buttons have one, so the view for it is made when it is needed.
    private func showBackground(_ image: UIImage?) {
        if background == nil, image != nil {
            let view = UIImageView()
            background = view
            insertSubview(view, at: 0)
        }
        background?.image = image
        background?.isHidden = image == nil
    }

    override func stateDidChange() {
        super.stateDidChange()
        // A subclass may say for itself what a state shows.
        if let face, face.updateHandler != nil || face.configuration != nil {
            if face.updatesAutomatically { setNeedsUpdateConfiguration() }
            showContent()
        } else if showsStates || !flags.contains(.isFrameworkClass) {
            showContent()
        }
    }

    /// Shows the title of a system button in the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showContent()
    }

    override func textSizeDidChange() {
        if label.adjustsFontForContentSizeCategory { contentDidChange() }
    }

    // MARK: Layout

    /// The room above and below a button's title, in points.
    private static let titlePadding: CGFloat = 6

    /// The size of a button with neither a title nor a picture, in points, as measured on devices.
    private static let emptySize = CGSize(width: 30, height: 34)

    private var hasTitle: Bool { !label.isHidden }

    /// Gives the button the size that suits it; a title keeps the room above and below it from then on.
    ///
    /// That is seen in a button that is higher later: its title stands away from the edge by that room where
    /// ``UIControl/contentVerticalAlignment`` is `top` or `bottom`, and right at the edge in one that was never fitted.
    open override func sizeToFit() {
        keepsTitleRoom = true
        super.sizeToFit()
    }

    /// The room that picture and title take beside each other; 30 by 34 points where there is neither.
    ///
    /// With a configuration, a title that is wider than `size` is broken into lines, if it may be.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        if let face, face.configuration != nil { return face.size(label, picture, width: size.width) }
        let image = currentImage?.size ?? .zero
        guard hasTitle else { return currentImage == nil ? Self.emptySize : image }
        let title = label.intrinsicContentSize
        return CGSize(
            width: image.width + title.width, height: max(image.height, title.height + 2 * Self.titlePadding))
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(configuration == nil ? bounds.size : .zero)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background?.frame = bounds
        updateConfigurationIfNeeded()
        if let face, face.configuration != nil { return face.layOut(self, label, picture) }
        let image = currentImage?.size ?? .zero
        let title = label.intrinsicContentSize
        let room = bounds.size
        let titleWidth = min(title.width, max(0, room.width - image.width))
        let left = start(of: image.width + titleWidth, in: room.width)
        picture.frame = CGRect(
            x: left, y: top(of: image.height, in: room.height), width: image.width, height: image.height)
        // A title beside a picture is aligned as the picture is, also on devices.
        let padding = keepsTitleRoom && currentImage == nil ? Self.titlePadding : 0
        label.frame = CGRect(
            x: left + image.width, y: padding + top(of: title.height, in: room.height - 2 * padding),
            width: titleWidth, height: title.height)
    }

    final func start(of width: CGFloat, in room: CGFloat) -> CGFloat {
        switch contentHorizontalAlignment {
        case .left, .fill: 0
        case .right: room - width
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

    override var keepsTapsToItself: Bool { true }

    override func touchDidEnd(inside isInside: Bool, _ event: UIEvent?) {
        if isInside, changesSelectionAsPrimaryAction, popUpMenu == nil { isSelected.toggle() }
        super.touchDidEnd(inside: isInside, event)
        if isInside { send(.primaryActionTriggered, with: event) }
    }

    // MARK: Accessibility

    open override var isAccessibilityElement: Bool {
        get { extras?.accessibility.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    /// The title unless a label was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? shownTitle }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(extras?.accessibility.traits == nil ? .button : []) }
        set { super.accessibilityTraits = newValue }
    }
}
