extension UITableView {
    /// Adds changes, in a batch of their own unless one is in progress.
    final func change(_ changes: [BatchUpdate.Change], _ animation: RowAnimation = .automatic) {
        beginUpdates()
        updates?.note(changes, animation)
        endUpdates()
    }

    // MARK: Applying updates

    final func commitUpdates() {
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

    final func askForCounts() -> [Int] {
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
            withDuration: RowMotion.duration, delay: 0,
            options: [.allowUserInteraction, .overrideInheritedDuration, .keepsTime], animations: animations,
            completion: end)
    }
}
