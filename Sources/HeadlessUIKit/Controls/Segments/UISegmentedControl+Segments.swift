import Foundation

extension UISegmentedControl {
    /// The number of segments.
    public final var numberOfSegments: Int { segments.count }

    // MARK: Inserting and removing

    /// Inserts a segment with a title.
    ///
    /// A selected segment behind it stays selected, so its index grows by one.
    ///
    /// - Parameters:
    ///   - title: the segment's title.
    ///   - segment: the index of the new segment; an index out of range is moved to the nearer end.
    ///   - animated: whether it appears with an animation; it is part of the control immediately.
    public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(at: segment, animated) { $0.title = title }
    }

    /// Inserts a segment with an image.
    public final func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(at: segment, animated) { $0.image = image }
    }

    /// Inserts a segment with an action, whose title or image it shows; selecting the segment performs the action.
    ///
    /// A segment whose action has the same identifier is removed first.
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

    /// Removes a segment; an index above the last stands for the last.
    ///
    /// If it was selected, no segment is afterwards. A selected segment behind it stays selected.
    public final func removeSegment(at segment: Int, animated: Bool) {
        guard let place = pinned(segment) else { return }
        let selected = selectedSegmentIndex
        segments.remove(at: place).removeFromSuperview()
        let new = selected == place ? Self.noSegment : selected > place ? selected - 1 : selected
        segmentsDidChange(selecting: new)
        animateLayout(animated)
    }

    /// Removes all segments.
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

    // MARK: Content

    /// Sets a segment's title, replacing its image or action; an index above the last stands for the last.
    public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
        with(segment) { $0.title = title }
    }

    /// The title of a segment; `nil` for one with an image.
    public final func titleForSegment(at segment: Int) -> String? { read(segment) { $0.title } }

    /// Sets a segment's image, replacing its title or action; an index above the last stands for the last.
    public final func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        with(segment) { $0.image = image }
    }

    /// The image of a segment; `nil` for one with a title.
    public final func imageForSegment(at segment: Int) -> UIImage? { read(segment) { $0.image } }

    /// Sets a segment's action, whose title or image it shows; an index above the last stands for the last.
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

    // MARK: Appearance

    /// Sets the width of a segment, in points; 0 for an equal share or the width of its content.
    ///
    /// A width that is not finite and at least 0 is a failure, and the old one is kept.
    public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        guard width.isFinite, width >= 0 else {
            ControlFailure.segmentWidth(self, width).record()
            return
        }
        with(segment) { $0.width = width }
    }

    /// The width set for a segment, in points; 0 by default.
    public final func widthForSegment(at segment: Int) -> CGFloat { read(segment) { $0.width } ?? 0 }

    /// Sets the offset of a segment's content from its centre, in points.
    public final func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        guard offset.isFinite else {
            ViewFailure.notFinite(self, "content offset", offset.shortText).record()
            return
        }
        with(segment) { $0.contentOffset = offset }
    }

    /// The offset of a segment's content from its centre, in points.
    public final func contentOffsetForSegment(at segment: Int) -> CGSize {
        read(segment) { $0.contentOffset } ?? .zero
    }

    /// Sets whether the user can select a segment.
    public final func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        with(segment) { $0.isEnabled = enabled }
    }

    /// Whether the user can select a segment; `false` if there is no such segment.
    public final func isEnabledForSegment(at segment: Int) -> Bool { read(segment) { $0.isEnabled } ?? false }
}
