extension UICollectionView {
    final var mayPick: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

    final var mayPickSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Deselects items that the present rules do not allow to be selected.
    final func selectionRulesDidChange() {
        if !mayPick, !mayPickSeveral {
            for path in picking.selected.sorted() { setSelected(path, false) }
        } else if !mayPickSeveral, picking.selected.count > 1 {
            for path in picking.selected.sorted().dropFirst() { setSelected(path, false) }
        }
    }

    /// Selects or deselects an item and updates its cell; the delegate is not called.
    final func setSelected(_ path: IndexPath, _ isSelected: Bool) {
        picking.selected.take(path, isSelected)
        cellForItem(at: path)?.isSelected = isSelected
    }

    private func setHighlighted(_ path: IndexPath, _ isHighlighted: Bool) {
        picking.highlighted.take(path, isHighlighted)
        cellForItem(at: path)?.isHighlighted = isHighlighted
    }

    final func applyState(to cell: UICollectionViewCell, at path: IndexPath) {
        let (isSelected, isHighlighted) = (
            picking.selected.contains(path), picking.highlighted.contains(path)
        )
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    }

    /// Clears selection and highlights, without calling the delegate.
    final func dropPicking() {
        let old = picking
        picking = CollectionPicking()
        for path in old.selected { cellForItem(at: path)?.isSelected = false }
        for path in old.highlighted { cellForItem(at: path)?.isHighlighted = false }
    }

    final func movePicking(_ map: BatchMap) {
        picking.selected = Set(picking.selected.compactMap(map.keptIndexPath))
        picking.highlighted = Set(picking.highlighted.compactMap(map.keptIndexPath))
        picking.touched = picking.touched.flatMap(map.newIndexPath)
    }

    // MARK: Touches

    /// The index path of the item whose cell contains a touch; `nil` if the cell is being removed.
    private func item(under touch: UITouch) -> IndexPath? {
        row(containing: touch.view).flatMap { ($0.cell as? UICollectionViewCell).flatMap(indexPath(for:)) }
    }

    final func beginPicking(_ touches: Set<UITouch>) {
        guard picking.touch == nil, touches.count == 1, let touch = touches.first else { return }
        if swipe != nil {
            // The touch only closes the swiped item.
            picking.touch = touch
            picking.isSpent = true
            return closeSwipe()
        }
        guard mayPick, let path = item(under: touch) else { return }
        picking.touch = touch
        guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
        guard counts.has(path) else { return }
        picking.touched = path
        setHighlighted(path, true)
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    final func keepPicking(_ touches: Set<UITouch>) {
        guard let touch = picking.touch, touches.contains(touch), let path = picking.touched else { return }
        guard let cell = cellForItem(at: path), cell.bounds.contains(touch.location(in: cell)) else {
            picking.touched = nil
            unhighlight(path)
            return
        }
    }

    final func endPicking(_ touches: Set<UITouch>) {
        guard let path = stopPicking(touches) else { return }
        rowWasTapped(path)
        unhighlight(path)
    }

    final func cancelPicking(_ touches: Set<UITouch>) {
        if let path = stopPicking(touches) { unhighlight(path) }
    }

    /// Forgets the touch if it is among `touches`; returns the item on which it was.
    private func stopPicking(_ touches: Set<UITouch>) -> IndexPath? {
        guard let touch = picking.touch, touches.contains(touch) else { return nil }
        picking.touch = nil
        picking.isSpent = false
        return picking.touched.take()
    }

    /// A callback may have deleted or moved the touched item.
    private func unhighlight(_ path: IndexPath) {
        guard picking.highlighted.contains(path) else { return }
        setHighlighted(path, false)
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    final func rowWasTapped(_ path: IndexPath) {
        guard mayPick, counts.has(path) else { return }
        if let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.togglesWhenTapped {
            return cell.tapOutline()
        }
        if mayPickSeveral, picking.selected.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            setSelected(path, false)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true, counts.has(path) else {
            return
        }
        if !mayPickSeveral {
            for other in picking.selected.sorted() where other != path {
                setSelected(other, false)
                delegate?.collectionView(self, didDeselectItemAt: other)
            }
        }
        setSelected(path, true)
        let cell = cellForItem(at: path)
        cell?.segues?.selection?.trigger(sender: cell)
        delegate?.collectionView(self, didSelectItemAt: path)
        act(on: path)
    }

    private func act(on path: IndexPath) {
        guard let delegate, counts.has(path),
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }
}

extension Set<IndexPath> {
    /// Has a path in the set, or not.
    fileprivate mutating func take(_ path: IndexPath, _ isIn: Bool) {
        if isIn { insert(path) } else { remove(path) }
    }
}
