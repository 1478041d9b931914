import HeadlessUIKit

extension PickerWheel {
    /// How many rows are looked through in each direction.
    private static let mostRows = 100_000

    /// The texts of the rows from the selected one outwards, in both directions; rows without a text are left out.
    ///
    /// - Complexity: O(1) for each row, and what the picker's delegate takes for its text.
    package var textsFromSelection: some Sequence<(row: Int, text: String)> {
        let start = max(selectedRow, 0)
        return (0..<min(2 * rowCount, 2 * Self.mostRows)).lazy.compactMap { step in
            let row = step % 2 == 0 ? start + step / 2 : start - step / 2 - 1
            guard row >= 0, row < self.rowCount else { return nil }
            return self.text(ofRow: row).map { (row, $0) }
        }
    }
}
