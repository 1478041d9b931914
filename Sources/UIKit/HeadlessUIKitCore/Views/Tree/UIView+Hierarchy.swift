extension UIView {
    enum Position {
        case front
        case index(Int)
        case above(UIView)
        case below(UIView)
        /// An index among the subviews, in front of that many layers that belong to no view.
        case among(index: Int, addedLayers: Int)

        /// Whether it is right in front of `view`, or right behind it.
        func isNext(to view: UIView) -> Bool {
            switch self {
            case .above(let sibling), .below(let sibling): sibling === view
            case .front, .index, .among: false
            }
        }
    }

    final func adopt(_ view: UIView, at position: Position) {
        FreedElsewhere.collect()
        let nesting = Recursion.hierarchy
        guard nesting.enter({ Recursion.adding(view, to: self) }) else { return }
        defer { nesting.leave() }
        guard checkAsSubview(view) else { return }
        if !view.isSubview(of: self) {
            view.willMove(toSuperview: self)
            if view.windowReference?.toOpaque() != windowReference?.toOpaque() {
                view.reportSubtree(willMoveTo: windowLink)
            }
            if let old = view.superviewLink, old !== self { old.willRemoveSubview(view) }
            // The callbacks may have moved either view, so the conditions are checked again.
            guard checkAsSubview(view) else { return }
        }
        if view.isSubview(of: self) {
            reorder(view, to: position)
        } else {
            link(view, at: position)
        }
    }

    /// Moves the view here and calls the callbacks; links come first, so that callbacks see a sound tree.
    final func link(_ view: UIView, at position: Position) {
        if let old = view.superviewLink { view.unlink(from: old) }
        insert(view, at: position)
        // The superview that arranged it may have been freed.
        view.flags.remove(.isArranged)
        view.superviewLink = self
        if !view.flags.isDisjoint(with: .waitsForLayout) { view.markAncestorsForLayout() }
        if !view.display.marks.isDisjoint(with: .waitsForDisplay) { view.markAncestorsForDisplay() }
        if !view.flags.isDisjoint(with: .concernsConstraints) { view.joinConstraints() }
        ViewTree.changeStructure()
        noteJoining(view)
        if view.windowReference?.toOpaque() != windowReference?.toOpaque() {
            view.moveSubtree(to: windowLink)
        }
        view.joinInheritedTraits()
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayoutForSubviews()
    }

    final func reorder(_ view: UIView, to position: Position) {
        guard view.isSubview(of: self), let index = subviews.indexOfObject(view) else { return }
        if position.isNext(to: view) { return }
        removeSubview(at: index)
        insert(view, at: position)
        // It may have moved among the layers of no view alone.
        if subviewStore[index] === view { return }
        ViewTree.changeStructure()
        view.noteMove()
        setNeedsLayoutForSubviews()
    }
}

extension UIView {
    /// Returns whether a view can become a subview; records a failure if not.
    final func checkAsSubview(_ view: UIView) -> Bool {
        if view === self {
            ViewFailure("\(summary) cannot be added as a subview of itself.").record()
            return false
        }
        // A window's window is itself.
        if view.windowReference?.toOpaque() == Unmanaged.passUnretained(view).toOpaque() {
            ViewFailure("\(view.summary) is a window and cannot be a subview of \(summary).").record()
            return false
        }
        // A view without subviews is not an ancestor, which spares deep trees a walk for each view.
        if !view.subviewStore.isEmpty, isDescendant(of: view) {
            ViewFailure(
                "\(view.summary) cannot be added to \(summary), which is inside it:"
                    + " the view hierarchy would be a loop."
            ).record()
            return false
        }
        return true
    }

    /// For how many subviews there is room once a view has one.
    private static let usualSubviews = 4

    final func insert(_ view: UIView, at position: Position) {
        let index = insertionIndex(position)
        if let layer = extras?.ownLayer, !layer.addedLayers.isEmpty {
            layer.noteSubview(at: index, addedBehind: addedLayers(behind: position, index, of: layer))
        }
        // Few views have one subview alone; an array that grows from one is allocated twice for two or three.
        if subviewStore.isEmpty { subviewStore.reserveCapacity(Self.usualSubviews) }
        if index == subviewStore.count {
            subviewStore.append(view)
        } else {
            subviewStore.insert(view, at: index)
        }
    }

    final func removeSubview(at index: Int) {
        subviewStore.remove(at: index)
        if let layer = extras?.ownLayer, !layer.addedLayers.isEmpty {
            layer.noteRemovalOfSubview(at: index)
        }
    }

    /// The number of added layers behind a view at a position: next to its sibling's layer, in front of all or behind
    /// all.
    final func addedLayers(behind position: Position, _ index: Int, of layer: CALayer) -> Int {
        let isNextInFront: Bool
        switch position {
        case .among(_, let count): return count
        case .front: return layer.addedLayers.count
        case .index(let wanted) where wanted <= 0: return 0
        // A sibling that is not in this view does not count.
        case .above(let sibling): isNextInFront = index > 0 && subviewStore[index - 1] === sibling
        case .index, .below: isNextInFront = false
        }
        if index == subviewStore.count, !isNextInFront { return layer.addedLayers.count }
        let behind = layer.addedLayers.prefix { isNextInFront ? $0.place < index : $0.place <= index }
        return behind.count
    }

    final func insertionIndex(_ position: Position) -> Int {
        switch position {
        case .front: return subviewStore.count
        case .index(let index), .among(let index, _): return min(max(index, 0), subviewStore.count)
        // A sibling elsewhere: in front of all, without a failure, as in UIKit.
        case .above(let sibling):
            guard let index = subviewStore.indexOfObject(sibling) else { return subviewStore.count }
            return index + 1
        case .below(let sibling): return subviewStore.indexOfObject(sibling) ?? subviewStore.count
        }
    }

    final func unlink(from old: UIView) {
        noteLeaving()
        ViewTree.keepIfLooking(self)
        if flags.contains(.isArranged) {
            flags.remove(.isArranged)
            old.arrangedView(self, did: .leave)
        }
        if flags.contains(.isConstrainedFromOutside) { removeOuterConstraints() }
        if let index = old.subviewStore.indexOfObject(self) { old.removeSubview(at: index) }
        superviewLink = nil
        if !flags.isDisjoint(with: .concernsConstraints) { layoutSuperviewDidChange() }
        // What the old superview noted during its layout does not hold for the next one.
        flags.remove(.isResizedInLayout)
        ViewTree.changeStructure()
    }
}
