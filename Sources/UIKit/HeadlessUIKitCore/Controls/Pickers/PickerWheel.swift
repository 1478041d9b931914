/// The wheel of a picker's component: a scroll view that comes to rest with a row at its centre.
@preconcurrency @MainActor
package final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    private(set) weak var picker: UIPickerView?
    package let component: Int
    package private(set) var rowCount = 0
    package private(set) var rowHeight: CGFloat = 32
    /// The selected row; -1 if there are no rows.
    package private(set) var selectedRow = -1
    /// Whether the user turns the wheel, or it still decelerates.
    package private(set) var isTurning = false
    private var visibleRows = 0..<0
    private var views: [Int: UIView] = [:]
    /// Row views off screen, for reuse.
    private var waiting: [UIView] = []

    init(_ picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        scrollDelegate = self
        contentInsetAdjustmentBehavior = .never
        decelerationRate = .fast
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        scrollsToTop = false
        alwaysBounceVertical = true
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: PickerWheel.wasTapped))
    }

    package required init?(coder: NSCoder) { nil }

    // MARK: Rows

    /// Updates what depends on the delegate; one that labels the wheel may change the label at any time.
    func noteDelegate() {
        setAnnouncesChanges(!(picker?.delegate is any UIPickerViewAccessibilityDelegate))
    }

    /// Reloads the number of rows and their height; visible rows are reloaded at the next layout.
    func reload() {
        noteDelegate()
        guard let picker else { return }
        forgetViews()
        rowCount = picker.askedNumberOfRows(component)
        rowHeight = picker.askedRowHeight(component)
        selectedRow = min(max(selectedRow, 0), rowCount - 1)
        measure()
        setContentOffset(offset(of: max(selectedRow, 0)), animated: false)
        ViewTree.change(self)
        setNeedsLayout()
    }

    private func measure() {
        let inset = max(0, (bounds.height - rowHeight) / 2)
        if contentInset.top != inset {
            contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        }
        let size = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
        if contentSize != size { contentSize = size }
    }

    /// The offset at which a row is centred.
    private func offset(of row: Int) -> CGPoint {
        CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
    }

    /// The row nearest to the centre at an offset; -1 if there are no rows.
    private func row(at offset: CGFloat) -> Int {
        guard rowCount > 0 else { return -1 }
        let row = ((offset + contentInset.top) / rowHeight).rounded()
        return Int(row.clamped(to: 0...CGFloat(rowCount - 1)))
    }

    /// The row nearest to the centre; -1 if there are no rows.
    package var rowInMiddle: Int { row(at: contentOffset.y) }

    /// The frame of a row in the wheel's coordinates, visible or not.
    package func rect(ofRow row: Int) -> CGRect {
        CGRect(x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
    }

    func visibleView(of row: Int) -> UIView? {
        layoutIfNeeded()
        return views[row]
    }

    // MARK: Layout

    package override func layoutSubviews() {
        super.layoutSubviews()
        if sizeLaidOut != bounds.size {
            sizeLaidOut = bounds.size
            for (row, view) in views { place(view, row) }
            let wasAtRest = motion == nil && drag == nil
            measure()
            if wasAtRest { setContentOffset(offset(of: max(selectedRow, 0)), animated: false) }
        }
        showRows()
    }

    private var sizeLaidOut = CGSize.zero

    private var rowsToShow: Range<Int> {
        guard rowCount > 0, bounds.height > 0 else { return 0..<0 }
        let count = CGFloat(rowCount)
        let first = (bounds.minY / rowHeight).rounded(.down).clamped(to: 0...count)
        let last = (bounds.maxY / rowHeight).rounded(.up).clamped(to: first...count)
        return Int(first)..<Int(last)
    }

    private func showRows() {
        guard let picker else { return }
        let rows = rowsToShow
        guard rows != visibleRows else { return }
        for row in visibleRows where !rows.contains(row) {
            guard let view = views.removeValue(forKey: row), view.superview === self else { continue }
            view.removeFromSuperview()
            waiting.append(view)
        }
        visibleRows = rows
        for row in rows where views[row] == nil {
            let view = picker.askedView(row, component, reusing: waiting.popLast())
            // The delegate may have reloaded the wheel.
            guard visibleRows == rows else { return }
            views[row] = view
            place(view, row)
            addSubview(view)
        }
    }

    /// Gives a title the whole row, and centres any other view in it.
    private func place(_ view: UIView, _ row: Int) {
        let rect = rect(ofRow: row)
        if view is PickerTitleLabel {
            view.frame = rect
        } else {
            view.center = CGPoint(x: rect.midX, y: rect.midY)
        }
    }

    private func forgetViews() {
        for row in visibleRows {
            guard let view = views[row], view.superview === self else { continue }
            view.removeFromSuperview()
        }
        views = [:]
        waiting = []
        visibleRows = 0..<0
    }

    // MARK: Selecting

    /// Scrolls to a row and selects it; the delegate is not called.
    func select(_ row: Int, animated: Bool) {
        selectedRow = row
        ViewTree.change(self)
        isTurning = isTracking || isDragging
        setContentOffset(offset(of: row), animated: animated)
        setNeedsLayout()
    }

    /// Moves the selection by a number of rows, within the component, and calls the delegate immediately.
    private func turn(by rows: Int) {
        guard !isTracking, rowCount > 0, isUserInteractionEnabled, picker?.isUserInteractionEnabled == true
        else { return }
        let row = min(max(selectedRow + rows, 0), rowCount - 1)
        guard row != selectedRow else { return }
        select(row, animated: false)
        picker?.userDidSelect(row, component)
    }

    private func wasTapped(_ recognizer: UITapGestureRecognizer) {
        let place = recognizer.location(in: self).y / rowHeight
        guard place >= 0, place < CGFloat(rowCount) else { return }
        isTurning = true
        let target = offset(of: Int(place))
        if target == contentOffset {
            comeToRest()
        } else {
            setContentOffset(target, animated: true)
        }
    }

    private func comeToRest() {
        guard isTurning, !isTracking, !isDragging, motion == nil else { return }
        isTurning = false
        let row = rowInMiddle
        guard row != selectedRow else { return }
        selectedRow = row
        ViewTree.change(self)
        picker?.userDidSelect(row, component)
    }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil, rowCount > 0 else { return }
        // A turn that is interrupted by removing the wheel selects nothing.
        isTurning = false
        setContentOffset(offset(of: selectedRow), animated: false)
    }

    // MARK: Scrolling

    package override func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        rowCount > 0 ? offset(of: row(at: proposed.y)) : proposed
    }

    override func placeToStay(for proposed: CGPoint) -> CGPoint { target(for: proposed, velocity: .zero) }

    override func stoppedContentStays() { comeToRest() }

    // Dragging a wheel never moves or dismisses a sheet.
    override var yieldsToSheet: Bool { false }

    package func scrollViewDidScroll(_ scrollView: UIScrollView) { setNeedsLayout() }

    package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurning = true }

    package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { comeToRest() }
    }

    package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { comeToRest() }

    package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        // The user stopped an animation that code had started: the row where it ends is the user's choice.
        if isTracking { isTurning = true }
        comeToRest()
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }

    override var accessibilityLabelByDefault: String? {
        delegateText { $0.pickerView($1, accessibilityLabelForComponent: component) }
    }

    package override var accessibilityHint: String? {
        get {
            super.accessibilityHint
                ?? delegateText { $0.pickerView($1, accessibilityHintForComponent: component) }
        }
        set { super.accessibilityHint = newValue }
    }

    /// The text that the picker's delegate has for assistive technology, if it implements that.
    private func delegateText(
        _ text: (any UIPickerViewAccessibilityDelegate, UIPickerView) -> String?
    ) -> String? {
        guard let picker, let delegate = picker.delegate as? any UIPickerViewAccessibilityDelegate
        else { return nil }
        return text(delegate, picker)
    }

    // The text of the selected row.
    override var accessibilityValueByDefault: String? { text(ofRow: selectedRow) }

    /// The text read for a row: that of the first readable view; for a row off screen the delegate is asked.
    package func text(ofRow row: Int) -> String? {
        guard let picker, row >= 0, row < rowCount else { return nil }
        if let text = picker.wheelObserver?.accessibilityValue(ofRow: row, component: component) {
            return text
        }
        let view = views[row] ?? picker.askedView(row, component, reusing: nil)
        var text: String?
        view.visit { part in
            text = part.accessibilityLabel
            return text == nil ? .into : .stop
        }
        return text
    }

    override var accessibilityTraitsByDefault: UIAccessibilityTraits { .adjustable }

    /// Selects the next row, as VoiceOver does, and calls the delegate immediately.
    package override func accessibilityIncrement() { turn(by: 1) }

    package override func accessibilityDecrement() { turn(by: -1) }

    /// Does nothing and returns `false`: a wheel is adjusted, not scrolled by pages.
    package override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}
