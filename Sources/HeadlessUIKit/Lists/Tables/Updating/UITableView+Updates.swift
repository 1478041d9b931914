import Foundation

extension UITableView {
    // MARK: Batches

    /// Begins a batch of changes, which ends with as many calls of ``endUpdates()``.
    public final func beginUpdates() {
        if updates == nil { updates = TableUpdates(isLoaded: !loading.isNeeded) }
        updates?.depth += 1
    }

    /// Ends a batch of changes: the table asks how many rows there are now, and shows them.
    ///
    /// Without any changes, the heights of rows are asked for again and animated to; no cell is reloaded. Where the
    /// changes are not what happened to the counts, it is a failure, and the table is reloaded instead. Calls without
    /// ``beginUpdates()`` do nothing.
    public final func endUpdates() {
        guard updates != nil else { return }
        updates?.depth -= 1
        if updates?.depth == 0 { commitUpdates() }
    }

    /// Makes changes together, animated, and calls `completion` when their animation is over.
    ///
    /// What is deleted, reloaded or moved away is told by where it was before, what is inserted or moved in by where
    /// it is afterwards, whatever the order of the calls.
    ///
    /// - Parameters:
    ///   - updates: changes the data and tells the table so; with `nil`, row heights are asked for again.
    ///   - completion: told whether the changes were made; they are not where they were a failure.
    public final func performBatchUpdates(
        _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        beginUpdates()
        updates?()
        if let completion { self.updates?.completions.append(completion) }
        endUpdates()
    }

    /// Whether changes were told that the table has yet to make.
    public final var hasUncommittedUpdates: Bool { updates.map { !$0.isEmpty } ?? false }

    // MARK: Rows

    /// Tells that rows were inserted, at places as they are afterwards.
    public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(indexPaths.map { .insertItem($0) }, animation)
    }

    /// Tells that rows were deleted, at places as they were before.
    public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(indexPaths.map { .deleteItem($0) }, animation)
    }

    /// Has the cells of rows be asked for anew; places are those before the update.
    public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(indexPaths.map { .reloadItem($0) }, animation)
    }

    /// Tells that a row was moved from a place before the update to one after it.
    public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change([.moveItem(indexPath, to: newIndexPath)])
    }

    /// Has the cells that rows have be filled anew: the data source dequeues the very ones.
    public final func reconfigureRows(at indexPaths: [IndexPath]) {
        change(indexPaths.map { .reconfigureItem($0) })
    }

    // MARK: Sections

    /// Tells that sections were inserted, at places as they are afterwards.
    public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(sections.map { .insertSection($0) }, animation)
    }

    /// Tells that sections were deleted, at places as they were before.
    public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(sections.map { .deleteSection($0) }, animation)
    }

    /// Has sections be asked for anew: how many rows there are, their cells, header and footer.
    public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(sections.map { .reloadSection($0) }, animation)
    }

    /// Tells that a section was moved from a place before the update to one after it.
    public final func moveSection(_ section: Int, toSection newSection: Int) {
        change([.moveSection(section, to: newSection)])
    }

    /// Takes note of changes, in a batch of their own unless one is under way.
    final func change(_ changes: [BatchUpdate.Change], _ animation: RowAnimation = .automatic) {
        beginUpdates()
        updates?.note(changes, animation)
        endUpdates()
    }

    // MARK: Making them

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

    /// Calls those who wait for the end of a batch when its animation is over.
    final func finish(
        _ batch: TableUpdates, success: Bool, animated: Bool, _ animations: @escaping @MainActor () -> Void
    ) {
        let completions = batch.completions
        // Rows that leave in a later batch have their own end.
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
