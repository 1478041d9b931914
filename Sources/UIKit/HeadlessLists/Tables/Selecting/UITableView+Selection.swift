extension UITableView {
    // MARK: From code

    final var takesSelection: Bool {
        isEditingAll ? allowsSelectionDuringEditing || marksSelection : allowsSelection
    }

    final var takesSeveralSelections: Bool {
        isEditingAll ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    final var marksSelection: Bool { isEditingAll && allowsMultipleSelectionDuringEditing }

    /// Deselects rows that the present rules do not allow to be selected.
    final func selectionRulesDidChange() {
        let kept = takesSeveralSelections ? selection.paths : Array(selection.paths.prefix(1))
        let isKept = isEditingAll ? takesSelection : allowsSelection || allowsMultipleSelection
        for path in selection.paths where !isKept || !kept.contains(path) {
            deselectRow(at: path, animated: false)
        }
        for row in visibleRows + keptRows { updateEditing(of: row.cell, row.path) }
    }

    // MARK: By touch

    /// Called when touches begin; returns whether the table handles one.
    final func rowTouchBegan(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
        guard rowTouch.touch == nil else { return false }
        let first = event?.orderedTouches.first { touches.contains($0) } ?? touches.first
        guard let touch = first else { return false }
        if swipe != nil {
            rowTouch = RowTouch(touch: touch, path: nil, isSpent: true)
            closeSwipe()
            return true
        }
        guard takesSelection, let path = row(containing: touch.view)?.path else { return false }
        rowTouch = RowTouch(touch: touch)
        guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return true }
        // The delegate may have changed the rows.
        guard geometry.contains(path), let cell = shownCell(path), rowTouch.touch === touch else {
            return true
        }
        rowTouch.path = path
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
        return true
    }

    /// Called when touches move; one that moves far is not a tap, whether or not it scrolls anything.
    final func rowTouchMoved(_ touches: Set<UITouch>) -> Bool {
        guard rowTouch.follows(touches), let touch = rowTouch.touch else { return false }
        let distance = CGVector(
            dx: touch.screenLocation.x - touch.startLocation.x,
            dy: touch.screenLocation.y - touch.startLocation.y)
        if rowTouch.path != nil, hypot(distance.dx, distance.dy) > UIPanGestureRecognizer.hysteresis {
            unhighlight()
            rowTouch = RowTouch(touch: touch, isSpent: true)
        }
        return true
    }

    final func rowTouchEnded(_ touches: Set<UITouch>) -> Bool {
        guard rowTouch.follows(touches) else { return false }
        let path = rowTouch.path
        unhighlight()
        if let path, geometry.contains(path) { rowWasTapped(path) }
        return true
    }

    final func rowTouchCancelled(_ touches: Set<UITouch>) -> Bool {
        guard rowTouch.follows(touches) else { return false }
        unhighlight()
        return true
    }

    final func unhighlight() {
        let path = rowTouch.path
        rowTouch = RowTouch()
        guard let path else { return }
        shownCell(path)?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    /// Ends tracking a touch whose row was removed.
    final func forgetRowTouch() {
        if let path = rowTouch.path { shownCell(path)?.setHighlighted(false, animated: false) }
        rowTouch.path = nil
    }

    // MARK: Selecting by touch

    final func rowWasTapped(_ path: IndexPath) {
        if takesSeveralSelections, selection.contains(path) {
            deselectByTouch(path)
            return
        }
        let chosen = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path)
        if let chosen { select(chosen, insteadOf: path) }
        performPrimaryAction(path)
    }

    final func select(_ chosen: IndexPath, insteadOf path: IndexPath) {
        guard geometry.contains(chosen) else {
            TableFailure.noSuchRow(self, chosen, to: "select in place of \(path.shortText)").record()
            return
        }
        if !takesSeveralSelections {
            for other in selection.paths where other != chosen { deselectByTouch(other) }
        }
        // The delegate may have reloaded the table.
        guard geometry.contains(chosen) else { return }
        selection.insert(chosen)
        ViewTree.change(self)
        let cell = shownCell(chosen)
        cell?.setSelected(true, animated: false)
        // Before the delegate is told, as developers have found: Apple documents no order.
        cell?.segues?.selection?.trigger(sender: cell)
        delegate?.tableView(self, didSelectRowAt: chosen)
    }

    final func deselectByTouch(_ path: IndexPath) {
        let chosen = delegate == nil ? path : delegate?.tableView(self, willDeselectRowAt: path)
        guard let chosen, selection.contains(chosen) else { return }
        deselectRow(at: chosen, animated: false)
        delegate?.tableView(self, didDeselectRowAt: chosen)
    }

    /// Performs a tapped row's primary action, unless the tap adds to a multiple selection.
    final func performPrimaryAction(_ path: IndexPath) {
        guard let delegate, !takesSeveralSelections, geometry.contains(path),
            delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: path)
    }

    final func accessoryButtonWasTapped(in cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
        cell.segues?.accessory?.trigger(sender: cell)
    }
}
