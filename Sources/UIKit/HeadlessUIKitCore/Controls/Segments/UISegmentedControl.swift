/// A row of segments, of which one can be selected.
///
/// ```swift
/// let sizes = UISegmentedControl(items: ["Small", "Large"])
/// sizes.selectedSegmentIndex = 0
/// sizes.addTarget(self, action: OrderViewController.sizeChanged(_:), for: .valueChanged)
/// ```
///
/// A touch selects the segment on which it ends, which may be another than where it began; `valueChanged` is sent
/// then, unless that segment is already selected. As observed of UIKit, no touch events are sent. Code that selects a
/// segment sends no event. Assistive technology sees segments as buttons, the selected one with the trait `selected`.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The index that stands for no segment.
    public nonisolated static let noSegment = -1

    package final var segments: [UISegment] = []
    private var selection = noSegment
    private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

    /// Creates a control with segments, in its fitting size.
    ///
    /// - Parameter items: each segment's title, image or `UIAction`. Anything else is a failure, and left out.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            switch item {
            case let title as String: insertSegment(withTitle: title, at: numberOfSegments, animated: false)
            case let image as UIImage: insertSegment(with: image, at: numberOfSegments, animated: false)
            case let action as UIAction: insertSegment(action: action, at: numberOfSegments, animated: false)
            default:
                ControlFailure(
                    "\(summary) cannot show \(type(of: item)) in a segment:"
                        + " it takes String, UIImage and UIAction. It is left out."
                ).record()
            }
        }
        sizeToFit()
    }

    /// Creates a control with a segment for each action, performed on selection; an empty frame gets the fitting size.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
        if frame.size == .zero { sizeToFit() }
    }

    override func didInit() {
        super.didInit()
        setBackgroundColor(.tertiarySystemFill)
        layer.cornerRadius = 8
    }

    // MARK: Selection

    /// The index of the selected segment; ``noSegment`` by default.
    ///
    /// Setting it sends no event. An index without a segment is a failure, and the selection is kept. A control that
    /// ``isMomentary`` selects nothing: it has the segment's index only while `valueChanged` is sent.
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
                return ControlFailure(
                    "\(summary) cannot select segment \(newValue): it has \(numberOfSegments)."
                        + " The selection is kept."
                ).record()
            }
            if !isMomentary { select(newValue) }
        }
    }

    /// Whether segments are pressed like buttons, and none stays selected.
    open var isMomentary = false {
        didSet { if isMomentary { select(Self.noSegment) } }
    }

    private func select(_ index: Int) {
        selection = index
        for (place, segment) in segments.enumerated() {
            segment.isSelected = place == index && !isMomentary
            segment.plateColor = segment.isSelected ? selectedSegmentTintColor ?? UISegment.plateColor : nil
        }
        showTitles()
        ViewTree.change(self)
    }

    final func segmentsDidChange(selecting index: Int) {
        select(index)
        showAdjustments()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The colour behind the selected segment; the system's if `nil`.
    open var selectedSegmentTintColor: UIColor? {
        didSet {
            noteAppearance(.segmentSelectedTint)
            select(selection)
        }
    }

    /// Whether segments without a width are as wide as their content, instead of equally wide.
    open var apportionsSegmentWidthsByContent = false {
        didSet {
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }

    // MARK: Titles by state

    /// Sets the text attributes of titles in `state`: font and colour.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        noteAppearance(.segmentTitleAttributes, for: state)
        titleAttributes[state] = attributes
        showTitles()
        setNeedsLayout()
    }

    /// The text attributes set for titles in exactly `state`.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    // MARK: Pictures

    private var pictures = SegmentPictures()

    /// Sets the image behind the segments for a state and a size of bars. It has no effect here.
    open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        noteAppearance(
            .segmentBackgroundImage, SegmentPictures.argument(state, barMetrics), slot: state.appearanceSlot)
        pictures.backgrounds[SegmentPictures.argument(state, barMetrics)] = image
        ViewTree.change(self)
    }

    /// The image set behind the segments for exactly `state` and a size of bars.
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        pictures.backgrounds[SegmentPictures.argument(state, barMetrics)]
    }

    /// Sets the image between segments, for the states of both and a size of bars. It has no effect here.
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        let sides = DividerSides(left: leftState, right: rightState)
        noteAppearance(.segmentDividerImage, SegmentPictures.argument(sides, barMetrics))
        pictures.dividers[SegmentPictures.argument(sides, barMetrics)] = dividerImage
        ViewTree.change(self)
    }

    /// The image set between segments for exactly these states and a size of bars.
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        pictures.dividers[
            SegmentPictures.argument(DividerSides(left: leftState, right: rightState), barMetrics)]
    }

    /// Moves the content of all segments, or of those at a place, for a size of bars; in points.
    ///
    /// For the default size it is applied, besides ``setContentOffset(_:forSegmentAt:)``. It must be finite.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        guard checkFinite(adjustment, "content position adjustment") else { return }
        let argument = SegmentPictures.argument(leftCenterRightOrAlone, barMetrics)
        noteAppearance(.segmentContentPosition, argument)
        pictures.adjustments[argument] = adjustment
        showAdjustments()
    }

    /// The adjustment set for segments at a place and a size of bars.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        pictures.adjustments[SegmentPictures.argument(leftCenterRightOrAlone, barMetrics)] ?? .zero
    }

    private func showAdjustments() {
        guard !pictures.adjustments.isEmpty else { return }
        for (index, segment) in segments.enumerated() {
            segment.adjustment = pictures.adjustment(at: index, of: segments.count)
        }
    }

    final func showTitles() {
        guard !titleAttributes.isEmpty else { return }
        for segment in segments {
            var state = segment.state
            if !isEnabled { state.insert(.disabled) }
            segment.show(titleAttributes[state] ?? titleAttributes[.normal] ?? [:])
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        showTitles()
    }

    // MARK: Layout

    /// The control's height, in points; observed.
    package nonisolated static let height: CGFloat = 32

    /// 32 points high, and as wide as equally wide segments, or segments as wide as their content, need.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: naturalWidths.reduce(0, +), height: Self.height)
    }

    /// The size that fits, without the ``alignmentRectInsets``: 31 points high.
    open override var intrinsicContentSize: CGSize {
        let size = sizeThatFits(bounds.size)
        return CGSize(width: size.width, height: size.height - Self.shadow)
    }

    /// How far the control's frame extends below what is aligned, as frames that Xcode stored in nibs show.
    private static let shadow: CGFloat = 1

    /// The lowest point of the frame is not aligned with other views.
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: Self.shadow, right: 0)
    }

    private var naturalWidths: [CGFloat] {
        let widest = segments.filter { $0.width == 0 }.map(\.naturalWidth).max() ?? 0
        return segments.map { segment in
            let natural = apportionsSegmentWidthsByContent ? segment.naturalWidth : widest
            return segment.width > 0 ? segment.width : natural
        }
    }

    /// Lays out the segments side by side, the first at the leading edge; those without a width share what the others leave.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let natural = naturalWidths
        var (fixed, flexible): (CGFloat, CGFloat) = (0, 0)
        for (segment, width) in zip(segments, natural) {
            if segment.width > 0 { fixed += width } else { flexible += width }
        }
        let room = max(bounds.width - fixed, 0)
        var x: CGFloat = 0
        for (segment, width) in zip(segments, natural) {
            let share = segment.width > 0 ? width : flexible > 0 ? room * width / flexible : 0
            segment.frame = mirrored(CGRect(x: x, y: 0, width: share, height: bounds.height))
            x += share
        }
    }

    // MARK: Tracking

    override var sendsTouchEvents: Bool { false }

    @_spi(Wings) open override var keepsTapsToItself: Bool { true }

    private func segment(at point: CGPoint) -> UISegment? {
        segments.first { $0.frame.minX <= point.x && point.x < $0.frame.maxX }
    }

    private func highlight(_ chosen: UISegment?) {
        for segment in segments { segment.isHighlighted = segment === chosen && segment.isEnabled }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        guard let segment = segment(at: touch.location(in: self)), segment.isEnabled else { return false }
        highlight(segment)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        highlight(isTouchInside ? segment(at: touch.location(in: self)) : nil)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        highlight(nil)
        guard isTouchInside, let touch, let segment = segment(at: touch.location(in: self)),
            segment.isEnabled,
            let index = segments.firstIndex(of: segment), isMomentary || index != selection
        else { return }
        choose(index, event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        highlight(nil)
    }

    /// Selects a segment for the user: its action is performed first, then `valueChanged` is sent.
    private func choose(_ index: Int, _ event: UIEvent?) {
        let segment = segments[index]
        select(index)
        if let action = segment.action { sendAction(action) }
        sendValue(event)
        if isMomentary { select(Self.noSegment) }
    }

    // MARK: Segments

    /// Whether a drag that rests on a segment selects it; `false` unless set.
    open var isSpringLoaded: Bool {
        get { hasOwnSpring }
        set { setOwnSpring(newValue, makeSpring) }
    }

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title.
    ///
    /// A selected segment behind it stays selected, so its index grows by one.
    ///
    /// - Parameters:
    ///   - title: the segment's title.
    ///   - segment: the index of the new segment; an index out of range is moved to the nearer end.
    ///   - animated: whether it appears with an animation; it is part of the control immediately.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(at: segment, animated) { $0.title = title }
    }

    /// Inserts a segment with an image.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(at: segment, animated) { $0.image = image }
    }

    /// Inserts a segment with an action, whose title or image it shows; selecting the segment performs the action.
    ///
    /// A segment whose action has the same identifier is removed first.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let old = segmentIndex(identifiedBy: action.identifier)
        if old != NSNotFound { removeSegment(at: old, animated: false) }
        insert(at: segment, animated) { $0.show(action) }
    }

    /// Removes a segment; an index above the last stands for the last.
    ///
    /// If it was selected, no segment is afterwards. A selected segment behind it stays selected.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard let place = pinned(segment) else { return }
        let selected = selectedSegmentIndex
        segments.remove(at: place).removeFromSuperview()
        let new = selected == place ? Self.noSegment : selected > place ? selected - 1 : selected
        segmentsDidChange(selecting: new)
        animateLayout(animated)
    }

    /// Removes all segments.
    open func removeAllSegments() {
        let old = segments
        segments = []
        for segment in old { segment.removeFromSuperview() }
        segmentsDidChange(selecting: Self.noSegment)
    }

    /// Sets a segment's title, replacing its image or action; an index above the last stands for the last.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        with(segment) { $0.title = title }
    }

    /// The title of a segment; `nil` for one with an image.
    open func titleForSegment(at segment: Int) -> String? { read(segment) { $0.title } }

    /// Sets a segment's image, replacing its title or action; an index above the last stands for the last.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        with(segment) { $0.image = image }
    }

    /// The image of a segment; `nil` for one with a title.
    open func imageForSegment(at segment: Int) -> UIImage? { read(segment) { $0.image } }

    /// Sets a segment's action, whose title or image it shows; an index above the last stands for the last.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        with(segment) { $0.show(action) }
    }

    /// The action of a segment, if it has one.
    open func actionForSegment(at segment: Int) -> UIAction? { read(segment) { $0.action } }

    /// The index of the segment whose action has an identifier; `NSNotFound` if there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Sets the width of a segment, in points; 0 for an equal share or the width of its content.
    ///
    /// A width that is not finite and at least 0 is a failure, and the old one is kept.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard width.isFinite, width >= 0 else {
            return ControlFailure(
                "A segment of \(summary) cannot be \(width.shortText) points wide. The old width is kept."
            ).record()
        }
        with(segment) { $0.width = width }
    }

    /// The width set for a segment, in points; 0 by default.
    open func widthForSegment(at segment: Int) -> CGFloat { read(segment) { $0.width } ?? 0 }

    /// Sets the offset of a segment's content from its centre, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        guard checkFinite(offset, "content offset") else { return }
        with(segment) { $0.contentOffset = offset }
    }

    /// The offset of a segment's content from its centre, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize {
        read(segment) { $0.contentOffset } ?? .zero
    }

    /// Sets whether the user can select a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        with(segment) { $0.isEnabled = enabled }
    }

    /// Whether the user can select a segment; `false` if there is no such segment.
    open func isEnabledForSegment(at segment: Int) -> Bool { read(segment) { $0.isEnabled } ?? false }

    private func insert(at index: Int, _ isAnimated: Bool, _ fill: (UISegment) -> Void) {
        let place = min(max(index, 0), segments.count)
        let segment = UISegment(frame: .zero)
        fill(segment)
        segments.insert(segment, at: place)
        insertSubview(segment, at: place)
        let selected = selectedSegmentIndex
        segmentsDidChange(selecting: selected >= place ? selected + 1 : selected)
        animateLayout(isAnimated)
    }

    private func animateLayout(_ isAnimated: Bool) {
        guard isAnimated, window != nil else { return }
        UIView.animate(withDuration: 0.25, options: .allowUserInteraction) { [self] in layoutIfNeeded() }
    }

    /// The index limited to existing segments: one above the last is the last, as Apple documents, and one below the
    /// first is the first. `nil` if there are no segments.
    private func pinned(_ index: Int) -> Int? {
        segments.isEmpty ? nil : min(max(index, 0), segments.count - 1)
    }

    private func with(_ index: Int, _ change: (UISegment) -> Void) {
        guard let place = pinned(index) else { return }
        change(segments[place])
        showTitles()
        ViewTree.change(self)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func read<Value>(_ index: Int, _ value: (UISegment) -> Value?) -> Value? {
        pinned(index).flatMap { value(segments[$0]) }
    }
}
