import Robot

extension Hand {
    /// A step that sets a control, or scrolls.
    mutating func set(_ interaction: Interaction) -> Deed? {
        switch interaction {
        case .setControl: return setControl()
        case .readCells: return readCells()
        default: break
        }
        let views = draw.ranked(shown(Self.canScroll)).filter { $0.isHittable && Self.isOpen($0) }
        guard let view = views.first as? UIScrollView else { return nil }
        let room = Self.room(in: view)
        let isVertical = room.height > 1 && (room.width <= 1 || draw.numbers.onceIn(2))
        if interaction == .scrollToEdge {
            let edges: [ScrollEdge] = isVertical ? [.top, .bottom] : [.left, .right]
            let edge = draw.numbers.element(of: edges)
            let way: CGFloat = edge == .top || edge == .left ? 1 : -1
            guard view.takesDrag(along: isVertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0)) else {
                return nil
            }
            return Deed("scroll \(view.summary) to the \(edge.rawValue)") { [weak view] in
                if let view, Self.isStillOpen(view) { scrollOn(view, to: edge) }
            }
        }
        // Pages and sections that snap stop elsewhere than a finger leaves them.
        guard
            Swift.type(of: view) == UIScrollView.self && !view.isPagingEnabled || view is UITableView
                || view is UICollectionView
        else { return nil }
        // As far as there is content on that side, since further is a failure.
        let offset = view.contentOffset, inset = view.adjustedContentInset
        let before = isVertical ? offset.y + inset.top : offset.x + inset.left
        let after = (isVertical ? room.height : room.width) - before
        guard before >= 0, after >= 0 else { return nil }
        let way = (draw.numbers.onceIn(2) ? -before : after) * CGFloat(1 + draw.numbers.next(below: 4)) / 4
        guard abs(way) >= 1 else { return nil }
        let vector = isVertical ? CGVector(dx: 0, dy: way) : CGVector(dx: way, dy: 0)
        // A sheet that can be larger takes the drag.
        guard view.takesDrag(along: CGPoint(x: -vector.dx, y: -vector.dy)) else { return nil }
        return Deed("scroll \(view.summary) by \(vector.dx), \(vector.dy)") { [weak view] in
            if let view, Self.isStillOpen(view), view.contentOffset == offset { scrollOn(view, by: vector) }
        }
    }

    /// Whether a view can be scrolled once nothing moves: what moves may cover it, or take it away.
    private static func isStillOpen(_ view: UIScrollView) -> Bool {
        TimeLapse.waitForAnimationsToFinish()
        UIApplication.shared.commit()
        return view.window != nil && canScroll(view) && view.isHittable && isOpen(view)
    }

    /// Whether the middle of what is on the screen of a view can be touched: no finger scrolls what is covered but for a
    /// strip at its edge.
    private static func isOpen(_ view: UIView) -> Bool {
        guard let window = view.window else { return false }
        let shown = view.convert(view.bounds, to: window).intersection(window.bounds)
        let hit = window.hitTest(CGPoint(x: shown.midX, y: shown.midY), with: nil)
        return hit?.isDescendant(of: view) ?? false
    }

    /// How far the content of a scroll view can be scrolled in all.
    private static func room(in view: UIScrollView) -> CGSize {
        let inset = view.adjustedContentInset
        return CGSize(
            width: view.contentSize.width + inset.left + inset.right - view.bounds.width,
            height: view.contentSize.height + inset.top + inset.bottom - view.bounds.height)
    }

    private static func canScroll(_ view: UIView) -> Bool {
        guard let view = view as? UIScrollView, view.isScrollEnabled else { return false }
        // A wheel is turned by picking a row: it has no edge that a finger reaches.
        if view.lineage.contains(where: { $0 is UIPickerView }) { return false }
        let room = room(in: view)
        return room.width > 1 || room.height > 1
    }

    // MARK: Controls

    /// Whether a control can be touched wherever a finger has to go to set it.
    private func isFree(_ view: UIView) -> Bool {
        [(0.02, 0.5), (0.5, 0.5), (0.98, 0.5), (0.5, 0.02), (0.5, 0.98)].allSatisfy {
            view.offset(unit: CGPoint(x: $0.0, y: $0.1)).isHittable
        }
    }

    /// Whether a view is one of a date picker's wheels, which turn back from a date that cannot be picked.
    private static func isInDatePicker(_ view: UIView) -> Bool {
        view.lineage.contains { $0 is UIDatePicker }
    }

    private mutating func setControl() -> Deed? {
        let controls = shown {
            $0 is UISwitch || $0 is UISlider || $0 is UIStepper || $0 is UISegmentedControl
                || $0 is UIPageControl || $0 is UIDatePicker || $0 is UIPickerView && !Self.isInDatePicker($0)
        }
        guard let view = draw.ranked(controls).first(where: { isFree($0) }) else { return nil }
        let name = view.summary
        let share = Double(draw.numbers.next(below: 11)) / 10
        switch view {
        case let view as UISwitch:
            let isOn = draw.numbers.onceIn(2)
            return Deed("turn \(name) \(isOn ? "on" : "off")") { [weak view] in
                view.map { turn($0, to: isOn) }
            }
        case let view as UISlider:
            let value = view.minimumValue + Float(share) * (view.maximumValue - view.minimumValue)
            return Deed("slide \(name) to \(value)") { [weak view] in view.map { slide($0, to: value) } }
        case let view as UIStepper: return step(view)
        case let view as UISegmentedControl:
            let free = (0..<view.numberOfSegments).filter(view.isEnabledForSegment)
            guard !free.isEmpty else { return nil }
            let index = draw.numbers.element(of: free)
            return Deed("select segment \(index) of \(name)") { [weak view] in
                view.map { select($0, segmentAt: index) }
            }
        case let view as UIPageControl:
            guard view.numberOfPages > 1 else { return nil }
            let page = draw.numbers.next(below: view.numberOfPages)
            return Deed("turn \(name) to page \(page)") { [weak view] in view.map { turn($0, to: page) } }
        case let view as UIPickerView: return pickRow(view)
        default: return (view as? UIDatePicker).flatMap { pickDate($0, share) }
        }
    }

    private mutating func step(_ stepper: UIStepper) -> Deed? {
        let up = draw.numbers.onceIn(2)
        let isAtEnd = up ? stepper.value >= stepper.maximumValue : stepper.value <= stepper.minimumValue
        guard !isAtEnd || stepper.wraps else { return nil }
        return Deed("step \(stepper.summary) \(up ? "up" : "down")") { [weak stepper] in
            stepper.map { Robot.step($0, by: up ? 1 : -1) }
        }
    }

    private mutating func pickRow(_ picker: UIPickerView) -> Deed? {
        // The wheels of a date picker turn back to its limits, and to days that exist.
        guard picker.numberOfComponents > 0, !(picker.superview is UIDatePicker) else { return nil }
        let component = draw.numbers.next(below: picker.numberOfComponents)
        let count = picker.numberOfRows(inComponent: component)
        guard count > 0 else { return nil }
        let row = draw.numbers.next(below: count)
        return Deed("pick row \(row) of component \(component) of \(picker.summary)") { [weak picker] in
            picker.map { pick($0, row: row, component: component) }
        }
    }

    private mutating func pickDate(_ picker: UIDatePicker, _ share: Double) -> Deed? {
        let name = picker.summary
        if picker.datePickerMode == .countDownTimer {
            let minutes = 5 * (1 + draw.numbers.next(below: 100))
            return Deed("pick \(minutes) minutes on \(name)") { [weak picker] in
                picker.map { pick($0, duration: .seconds(minutes * 60)) }
            }
        }
        // Whole minute intervals, since others are a failure.
        let step = picker.datePickerMode == .time ? 60 * Double(picker.minuteInterval * 5) : 86_400
        var date = picker.date.addingTimeInterval(step * Double(draw.numbers.next(below: 21) - 10))
        if picker.datePickerMode == .time, !picker.calendar.isDate(date, inSameDayAs: picker.date) {
            return nil
        }
        if let limit = picker.minimumDate { date = max(date, limit) }
        if let limit = picker.maximumDate { date = min(date, limit) }
        let days = Int(date.timeIntervalSince(picker.date))
        return Deed("pick a date \(days) s later on \(name)") { [weak picker] in
            picker.map { pick($0, date: date) }
        }
    }

    // MARK: Cells

    private mutating func readCells() -> Deed? {
        let lists = draw.ranked(shown { $0 is UITableView || $0 is UICollectionView })
        switch lists.first {
        case let table as UITableView:
            return Deed("read the cells of \(table.summary)") { [weak table] in
                guard let table else { return }
                let cells = TableViewCells(in: table)
                for index in cells.indices.prefix(20) { _ = cells[index].textLabel?.text }
            }
        case let collection as UICollectionView:
            return Deed("read the cells of \(collection.summary)") { [weak collection] in
                guard let collection else { return }
                let cells = CollectionViewCells(in: collection)
                for index in cells.indices.prefix(20) { _ = cells[index].isSelected }
            }
        default: return nil
        }
    }
}
