extension PickerWheel {
    /// The row that stands for the same value as a row and is nearest to the selected one: another only on a circular
    /// wheel, which repeats its values and comes back to its middle.
    package func nearestRow(like row: Int) -> Int {
        guard let observer = picker?.wheelObserver else { return row }
        let value = observer.value(ofRow: row, component: component)
        for distance in 0..<abs(row - selectedRow) {
            for near in [selectedRow - distance, selectedRow + distance]
            where near >= 0 && near < rowCount
                && observer.value(ofRow: near, component: component) == value
            { return near }
        }
        return row
    }
}
