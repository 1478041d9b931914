import Foundation

extension UITableView {
    // MARK: Batches

    /// Begins a batch of changes, which ends with as many calls of ``endUpdates()``.
    public final func beginUpdates() {
        if updates == nil { updates = TableUpdates(isLoaded: !loading.isNeeded) }
        updates?.depth += 1
    }

    /// Ends a batch of changes: the table asks for the numbers of rows, and shows them.
    ///
    /// Without any changes, row heights are requested again and animated; no cell is reloaded. Changes that do not
    /// match the new counts are a failure, and the table is reloaded instead. Calls without ``beginUpdates()`` do
    /// nothing.
    public final func endUpdates() {
        guard updates != nil else { return }
        updates?.depth -= 1
        if updates?.depth == 0 { commitUpdates() }
    }

    /// Makes changes in one animation, and calls `completion` when it is complete.
    ///
    /// Deletions, reloads and the sources of moves use index paths from before the update, insertions and the targets
    /// of moves those after it, whatever the order of the calls.
    ///
    /// - Parameters:
    ///   - updates: changes the data and calls the table's methods; with `nil`, row heights are requested again.
    ///   - completion: called with whether the changes were made; `false` after a failure.
    public final func performBatchUpdates(
        _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        beginUpdates()
        updates?()
        if let completion { self.updates?.completions.append(completion) }
        endUpdates()
    }

    /// Whether there are changes that the table has not applied yet.
    public final var hasUncommittedUpdates: Bool { updates.map { !$0.isEmpty } ?? false }

    // MARK: Rows

    /// Inserts rows; the index paths are those after the update.
    public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(indexPaths.map { .insertItem($0) }, animation)
    }

    /// Deletes rows; the index paths are those before the update.
    public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(indexPaths.map { .deleteItem($0) }, animation)
    }

    /// Reloads the cells of rows; the index paths are those before the update.
    public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(indexPaths.map { .reloadItem($0) }, animation)
    }

    /// Moves a row from an index path before the update to one after it.
    public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change([.moveItem(indexPath, to: newIndexPath)])
    }

    /// Reconfigures the existing cells of the given rows; the data source dequeues the same cell objects.
    public final func reconfigureRows(at indexPaths: [IndexPath]) {
        change(indexPaths.map { .reconfigureItem($0) })
    }

    // MARK: Sections

    /// Inserts sections; the indices are those after the update.
    public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(sections.map { .insertSection($0) }, animation)
    }

    /// Deletes sections; the indices are those before the update.
    public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(sections.map { .deleteSection($0) }, animation)
    }

    /// Reloads sections: their numbers of rows, cells, headers and footers; the indices are those before the update.
    public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(sections.map { .reloadSection($0) }, animation)
    }

    /// Moves a section from an index before the update to one after it.
    public final func moveSection(_ section: Int, toSection newSection: Int) {
        change([.moveSection(section, to: newSection)])
    }

    /// Adds changes, in a batch of their own unless one is in progress.
    final func change(_ changes: [BatchUpdate.Change], _ animation: RowAnimation = .automatic) {
        beginUpdates()
        updates?.note(changes, animation)
        endUpdates()
    }

    // MARK: Applying updates

    private func commitUpdates() {
        guard let batch = updates.take() else { return }
        if batch.isOverruled || !batch.isLoaded || loading.isNeeded || loading.isUnderWay {
            if batch.isOverruled { reloadEverything() } else { setNeedsReload() }
            finish(batch, success: true, animated: false) {}
            return
        }
        let before = geometry.sections.map(\.rows.count)
        let after = askForCounts()
        switch batch.update.resolved(from: before, to: after) {
        case .success(let map):
            apply(map, batch, after)
        case .failure(let problem):
            TableFailure.invalidUpdate(self, problem).record()
            reloadEverything()
            finish(batch, success: false, animated: false) {}
        }
    }

    private func askForCounts() -> [Int] {
        guard let dataSource else { return [] }
        let count = count(dataSource.numberOfSections(in: self), "sections")
        return (0..<count).map { section in
            self.count(
                dataSource.tableView(self, numberOfRowsInSection: section), "rows in section \(section)")
        }
    }

    /// Runs the animations of a batch, and its completions when they are over.
    final func finish(
        _ batch: TableUpdates, success: Bool, animated: Bool, _ animations: @escaping @MainActor () -> Void
    ) {
        let completions = batch.completions
        // Rows removed in a later batch are ended by that one.
        let gone = leaving.map(\.cell)
        let end: @MainActor (Bool) -> Void = { [weak self] _ in
            for cell in gone { self?.endLeaving(cell) }
            for completion in completions { completion(success) }
        }
        guard animated else {
            animations()
            endLeaving()
            guard !completions.isEmpty else { return }
            UIView.performWithoutAnimation {
                UIView.animate(withDuration: 0, animations: {}, completion: end)
            }
            return
        }
        UIView.animate(
            withDuration: TableMetrics.animationDuration, delay: 0,
            options: [.allowUserInteraction, .overrideInheritedDuration, .keepsTime], animations: animations,
            completion: end)
    }
}
