import Foundation

extension UISegmentedControl {
    /// How many segments there are.
    public final var numberOfSegments: Int { segments.count }

    // MARK: Inserting and removing

    /// Puts in a segment with a title.
    ///
    /// A selected segment behind it stays selected, so that its index grows by one.
    ///
    /// - Parameters:
    ///   - title: what it shows.
    ///   - segment: the index that it will have; one out of range stands for the nearer end.
    ///   - animated: whether it comes in as an animation; it is there at once.
    public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(at: segment, animated) { $0.title = title }
    }

    /// Puts in a segment with a picture.
    public final func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(at: segment, animated) { $0.image = image }
    }

    /// Puts in a segment with an action's title or picture, which does the action when it is selected.
    ///
    /// One whose action has the same identifier is taken out before.
    public final func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let old = segmentIndex(identifiedBy: action.identifier)
        if old != NSNotFound { removeSegment(at: old, animated: false) }
        insert(at: segment, animated) { $0.show(action) }
    }

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

    /// Takes a segment out; an index above the last stands for the last.
    ///
    /// If it was the selected one, none is. A selected one behind it stays selected.
    public final func removeSegment(at segment: Int, animated: Bool) {
        guard let place = pinned(segment) else { return }
        let selected = selectedSegmentIndex
        segments.remove(at: place).removeFromSuperview()
        let new = selected == place ? Self.noSegment : selected > place ? selected - 1 : selected
        segmentsDidChange(selecting: new)
        animateLayout(animated)
    }

    /// Takes all segments out.
    public final func removeAllSegments() {
        let old = segments
        segments = []
        for segment in old { segment.removeFromSuperview() }
        segmentsDidChange(selecting: Self.noSegment)
    }

    private func animateLayout(_ isAnimated: Bool) {
        guard isAnimated, window != nil else { return }
        UIView.animate(withDuration: 0.25, options: .allowUserInteraction) { [self] in layoutIfNeeded() }
    }

    /// The index of a segment that there is: one above the last is the last, as Apple documents, and so is one below
    /// the first the first. `nil` if there are none.
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

    // MARK: Content

    /// Gives a segment a title, in place of its picture or action; an index above the last stands for the last.
    public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
        with(segment) { $0.title = title }
    }

    /// The title of a segment; `nil` for one with a picture.
    public final func titleForSegment(at segment: Int) -> String? { read(segment) { $0.title } }

    /// Gives a segment a picture, in place of its title or action; an index above the last stands for the last.
    public final func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        with(segment) { $0.image = image }
    }

    /// The picture of a segment; `nil` for one with a title.
    public final func imageForSegment(at segment: Int) -> UIImage? { read(segment) { $0.image } }

    /// Gives a segment an action, whose title or picture it shows; an index above the last stands for the last.
    public final func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        with(segment) { $0.show(action) }
    }

    /// The action of a segment, if it has one.
    public final func actionForSegment(at segment: Int) -> UIAction? { read(segment) { $0.action } }

    /// The index of the segment whose action has an identifier; `NSNotFound` if there is none.
    public final func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        for (index, segment) in segments.enumerated() where segment.action?.identifier == actionIdentifier {
            return index
        }
        return NSNotFound
    }

    // MARK: Looks

    /// Sets how wide a segment is, in points; 0 for as wide as the others are or as its content needs.
    ///
    /// A width below 0, or one that is not finite, is a failure, and the old one stays.
    public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard width.isFinite, width >= 0 else {
            ControlFailure.segmentWidth(self, width).record()
            return
        }
        with(segment) { $0.width = width }
    }

    /// The width that was set for a segment, in points; 0 where none was.
    public final func widthForSegment(at segment: Int) -> CGFloat { read(segment) { $0.width } ?? 0 }

    /// Sets how far a segment's content is moved from its middle, in points.
    public final func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        guard offset.isFinite else {
            ViewFailure.notFinite(self, "content offset", offset.shortText).record()
            return
        }
        with(segment) { $0.contentOffset = offset }
    }

    /// How far a segment's content is moved from its middle, in points.
    public final func contentOffsetForSegment(at segment: Int) -> CGSize {
        read(segment) { $0.contentOffset } ?? .zero
    }

    /// Sets whether a segment can be selected by hand.
    public final func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        with(segment) { $0.isEnabled = enabled }
    }

    /// Whether a segment can be selected by hand; `false` where there is none.
    public final func isEnabledForSegment(at segment: Int) -> Bool { read(segment) { $0.isEnabled } ?? false }
}
