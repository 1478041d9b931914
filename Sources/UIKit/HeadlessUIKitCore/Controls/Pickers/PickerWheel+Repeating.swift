extension PickerWheel {
    /// The row that stands for the same value as a row and is nearest to the selected one: another only on a circular
    /// wheel, which repeats its values and comes back to its middle.
    package func nearestRow(like row: Int) -> Int {
        picker?.wheelObserver?.row(like: row, component: component, near: selectedRow) ?? row
    }
}
