/// What all trees of views share.
@MainActor
package enum ViewTree {
    /// Grows with every change to any view that could change what a query finds.
    ///
    /// It is one number for the process, not for an application, because views outside every window are found
    /// too. It only ever grows, so a test need not reset it, and a change elsewhere costs no more than looking
    /// again.
    package static var generation: UInt64 {
        FreedElsewhere.collect()
        return generationStore
    }

    /// Grows with every change to who is in whom, and in which order.
    package static var structure: UInt64 {
        FreedElsewhere.collect()
        return structureStore
    }

    private static var generationStore: UInt64 = 0
    private static var structureStore: UInt64 = 0

    /// Takes note of a change to what a view is like.
    static func change(_ view: UIView) {
        generationStore &+= 1
        // Most views are observed by nobody, and one that is tells of many changes once.
        if view.flags.intersection(.observation) == .isObserved { view.noteChange() }
    }

    /// Takes note of a change to what is no view, such as an accessibility element.
    static func change() {
        generationStore &+= 1
    }

    /// Takes note of a change to who is in whom.
    static func changeStructure() {
        generationStore &+= 1
        structureStore &+= 1
    }

    // MARK: Looking

    private static var looks = 0
    private static var kept: [UIView] = []

    /// Runs `body` with all views alive that are in a tree now, even if code that it calls takes them out.
    ///
    /// So a walk need not hold on to each view that it meets.
    package static func whileLooking<Result>(_ body: @MainActor () -> Result) -> Result {
        beginLooking()
        defer { endLooking() }
        return body()
    }

    /// Keeps all views alive that are in a tree now, until ``endLooking()``; the two can be nested.
    package static func beginLooking() {
        looks += 1
    }

    package static func endLooking() {
        looks -= 1
        guard looks == 0, !kept.isEmpty else { return }
        // Freeing views may run somebody's code, which may look at views in turn.
        let views = kept
        kept = []
        withExtendedLifetime(views) {}
    }

    static func keepIfLooking(_ view: UIView) {
        if looks > 0 { kept.append(view) }
    }
}
