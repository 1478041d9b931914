/// An object that says what a picker's rows stand for, and how they are read, where that differs from what they show.
@MainActor
protocol PickerWheelObserver: AnyObject {
    /// The row nearest to another one that stands for the same value as a row: another only on a circular wheel.
    func row(like row: Int, component: Int, near other: Int) -> Int

    /// The text that assistive technology reads for a row; `nil` for the text shown.
    func accessibilityValue(ofRow row: Int, component: Int) -> String?
}

extension UIPickerView {
    /// The greatest number of components; more would be of no use.
    private static let mostComponents = 100
    /// The greatest number of rows: beyond it, positions would no longer be exact.
    private static let mostRows = 1_000_000_000
    /// The valid range of row heights, in points; that of component widths follows.
    private static let rowHeights: ClosedRange<CGFloat> = 1...10_000
    private static let widths: ClosedRange<CGFloat> = 0...100_000
    private nonisolated static let standardRowHeight: CGFloat = 32

    final func setNeedsLoading() {
        waitsForLoading = true
        setNeedsLayout()
    }

    final func loadIfNeeded() {
        if waitsForLoading { load() }
    }

    /// Reloads all components; does nothing if called while it is already loading.
    final func load() {
        guard !isLoading else { return }
        isLoading = true
        waitsForLoading = false
        let count = askedNumberOfComponents()
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(self, component: wheels.count)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for wheel in wheels { wheel.reload() }
        isLoading = false
        ViewTree.change(self)
        setNeedsLayout()
    }

    /// The wheel of a component; a failure is recorded if there is none.
    final func wheel(_ component: Int, for request: String) -> PickerWheel? {
        loadIfNeeded()
        if wheels.indices.contains(component) { return wheels[component] }
        let count = numberOfComponents
        PickerFailure(
            "\(request) of \(summary) was asked for component \(component):"
                + " it has \(count) component\(count == 1 ? "" : "s")."
        ).record()
        return nil
    }

    package final var pickerWheels: [PickerWheel] {
        loadIfNeeded()
        return wheels
    }

    // MARK: Querying delegate and data source

    private func askedNumberOfComponents() -> Int {
        asked(dataSource?.numberOfComponents(in: self), upTo: Self.mostComponents) { "it \($0) components" }
    }

    final func askedNumberOfRows(_ component: Int) -> Int {
        let count = dataSource?.pickerView(self, numberOfRowsInComponent: component)
        return asked(count, upTo: Self.mostRows) { "component \(component) \($0) rows" }
    }

    private func asked(_ count: Int?, upTo limit: Int, _ words: (Int) -> String) -> Int {
        guard let count else { return 0 }
        if (0...limit).contains(count) { return count }
        PickerFailure(
            "The data source of \(summary) gives \(words(count)), which is not from 0 to \(limit). It shows none."
        ).record()
        return 0
    }

    final func askedRowHeight(_ component: Int) -> CGFloat {
        asked(
            delegate?.pickerView(self, rowHeightForComponent: component), "row height", component,
            Self.rowHeights) ?? Self.standardRowHeight
    }

    final func askedWidth(_ component: Int) -> CGFloat? {
        asked(delegate?.pickerView(self, widthForComponent: component), "width", component, Self.widths)
    }

    private func asked(
        _ size: CGFloat?, _ name: String, _ component: Int, _ limits: ClosedRange<CGFloat>
    ) -> CGFloat? {
        guard let size, size != Self.noIntrinsicMetric else { return nil }
        if limits.contains(size) { return size }
        PickerFailure(
            "The delegate of \(summary) gives component \(component) a \(name) of \(size.shortText), which is not"
                + " from \(limits.lowerBound.shortText) to \(limits.upperBound.shortText). The picker's own is"
                + " used."
        ).record()
        return nil
    }

    final func askedView(_ row: Int, _ component: Int, reusing view: UIView?) -> UIView {
        if let delegate {
            return delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
        }
        let label = PickerTitleLabel()
        label.show(nil)
        return label
    }

    // MARK: Calling the delegate

    final func userDidSelect(_ row: Int, _ component: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}
