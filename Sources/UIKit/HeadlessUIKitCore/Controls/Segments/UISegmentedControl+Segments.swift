import Foundation

extension UISegmentedControl {
    // MARK: Inserting and removing

    final func insert(at index: Int, _ isAnimated: Bool, _ fill: (UISegment) -> Void) {
        let place = min(max(index, 0), segments.count)
        let segment = UISegment(frame: .zero)
        fill(segment)
        segments.insert(segment, at: place)
        insertSubview(segment, at: place)
        let selected = selectedSegmentIndex
        segmentsDidChange(selecting: selected >= place ? selected + 1 : selected)
        animateLayout(isAnimated)
    }

    final func animateLayout(_ isAnimated: Bool) {
        guard isAnimated, window != nil else { return }
        UIView.animate(withDuration: 0.25, options: .allowUserInteraction) { [self] in layoutIfNeeded() }
    }

    /// The index limited to existing segments: one above the last is the last, as Apple documents, and one below the
    /// first is the first. `nil` if there are no segments.
    final func pinned(_ index: Int) -> Int? {
        segments.isEmpty ? nil : min(max(index, 0), segments.count - 1)
    }

    final func with(_ index: Int, _ change: (UISegment) -> Void) {
        guard let place = pinned(index) else { return }
        change(segments[place])
        showTitles()
        ViewTree.change(self)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    final func read<Value>(_ index: Int, _ value: (UISegment) -> Value?) -> Value? {
        pinned(index).flatMap { value(segments[$0]) }
    }

    // MARK: Content

    // MARK: Appearance
}
