import TimeLapse

/// Views whose superview is being freed.
///
/// A class, so that the array has one owner: views without another reference are told from those that live on.
final class OrphanedViews: OrphanedParts, ReflectedAsWhole {
    // Used only by the `deinit` that makes the object, until it hands it to the main actor, and then only there.
    nonisolated(unsafe) var views: [UIView] = []
    // Keeps the freed view's memory until the links to it are cleared. It is never read, which would end the program.
    private nonisolated(unsafe) unowned var freed: UIView?
    private nonisolated(unsafe) var wasInWindow = false
    /// Whether the freed view had left a window, with the views inside it.
    nonisolated(unsafe) var hadLeftWindow = false

    /// What Auto Layout kept for the freed view.
    nonisolated(unsafe) var layout: ViewLayout?

    private let superview: ObjectIdentifier

    /// - Parameter superview: the view that is being freed; only its address is kept.
    init(of superview: UIView) {
        self.superview = ObjectIdentifier(superview)
    }

    /// Keeps the memory of the view that is being freed until this object is freed.
    func keepMemory(of superview: UIView) {
        freed = superview
    }

    /// Whether a view's link still leads to the view that is being freed; application code may have moved it.
    @MainActor
    private func isOrphan(_ view: UIView) -> Bool {
        guard let reference = view.superviewReference else { return false }
        return UInt(bitPattern: reference.toOpaque()) == UInt(bitPattern: superview)
    }

    @MainActor
    func cutLinks() {
        layout?.cutLink()
        for view in views where isOrphan(view) {
            view.superviewReference = nil
            guard view.windowReference != nil else { continue }
            wasInWindow = true
            view.visit { inner in
                inner.windowReference = nil
                return .into
            }
        }
    }

    @MainActor
    func release() {
        ViewTree.changeStructure()
        layout?.viewWasFreed()
        // All of them first: releasing one may run application code, which may look at the others.
        for view in views where isOrphan(view) {
            view.superviewReference = nil
        }
        // Not from the property, each access to which would be checked for overlaps.
        var pending = Families()
        pending.take(&views)
        while var view = pending.popLast() {
            // Application code may have added it elsewhere meanwhile.
            guard view.superviewReference == nil else { continue }
            ViewTree.keepIfLooking(view)
            if isKnownUniquelyReferenced(&view) {
                guard !view.subviewStore.isEmpty else { continue }
                if view.flags.contains(.hasLeftWindow) { hadLeftWindow = true }
                for inner in view.subviewStore { inner.superviewReference = nil }
                pending.take(&view.subviewStore)
            } else {
                view.layoutSuperviewDidChange()
                // Something else holds it; its window is gone with its former ancestors.
                let isInWindow = wasInWindow || view.windowReference != nil
                if isInWindow || hadLeftWindow {
                    view.flags.insert(.hasLeftWindow)
                    DepartureLog.noteRemoval(of: view, with: superview)
                }
                guard isInWindow else { continue }
                view.visit { inner in
                    inner.windowReference = nil
                    inner.endAnimationsOffScreen()
                    inner.updateSpinning()
                    return .into
                }
            }
        }
    }
}

/// Views without a superview that wait to be freed, as the lists of siblings that they were in.
///
/// A list is taken as it is: to move its views into one for all would count references to each of them.
private struct Families {
    private var earlier: [[UIView]] = []
    private var last: [UIView] = []

    /// Takes all views of a list, which is empty then.
    mutating func take(_ siblings: inout [UIView]) {
        if !last.isEmpty {
            earlier.append([])
            swap(&last, &earlier[earlier.count - 1])
        }
        swap(&last, &siblings)
    }

    /// The last view of the list that was taken last.
    mutating func popLast() -> UIView? {
        if let view = last.popLast() { return view }
        guard let next = earlier.popLast() else { return nil }
        last = next
        return last.popLast()
    }
}
