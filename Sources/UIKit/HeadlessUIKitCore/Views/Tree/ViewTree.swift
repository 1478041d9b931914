/// State that all view hierarchies share.
@MainActor
package enum ViewTree {
    /// Grows with every change to any view that could change what a query finds.
    ///
    /// It is one number for the process, as views outside every window are found, too. It only grows, so a test need
    /// not reset it, and a change elsewhere costs no more than another look.
    package static var generation: UInt64 {
        FreedElsewhere.collect()
        return generationStore
    }

    /// Grows with every change to the hierarchy: which views are in which, and in which order.
    package static var structure: UInt64 {
        FreedElsewhere.collect()
        return structureStore
    }

    // Numbers, counted at every change of every view: checks for overlapping accesses would cost more than the counting.
    @exclusivity(unchecked) private static var generationStore: UInt64 = 0
    @exclusivity(unchecked) private static var structureStore: UInt64 = 0

    /// - Parameter tells: whether those who observe the view's properties are told; later, if it is not complete yet.
    package static func change(_ view: UIView, tells: Bool = true) {
        generationStore &+= 1
        view.changeStamp = generationStore
        // Most views are not observed, and a view that is reports many changes once.
        if view.flags.intersection(.observation) == .isObserved { view.noteChange() }
        if tells { KeyObservers.noteChange(of: view) }
    }

    /// Records a change to something other than a view, such as an accessibility element.
    static func change() {
        generationStore &+= 1
    }

    static func changeStructure() {
        generationStore &+= 1
        structureStore &+= 1
    }

    // MARK: Looking

    @exclusivity(unchecked) private static var looks = 0
    private static var kept: [UIView] = []
    // Asked at the end of every look.
    @exclusivity(unchecked) private static var keepsAny = false

    /// Runs `body` and keeps all views alive that are in a hierarchy now, even if code that it calls removes them.
    ///
    /// So a walk need not retain each view that it meets.
    package static func whileLooking<Result>(_ body: @MainActor () -> Result) -> Result {
        beginLooking()
        defer { endLooking() }
        return body()
    }

    /// Keeps all views alive that are in a hierarchy now, until ``endLooking()``; calls can be nested.
    package static func beginLooking() {
        looks += 1
    }

    package static func endLooking() {
        looks -= 1
        guard looks == 0, keepsAny else { return }
        keepsAny = false
        // Freeing views may run application code, which may look at views in turn.
        let views = kept
        kept = []
        withExtendedLifetime(views) {}
    }

    static func keepIfLooking(_ view: UIView) {
        guard looks > 0 else { return }
        kept.append(view)
        keepsAny = true
    }
}
