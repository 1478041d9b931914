extension Set<UITouch> {
    /// Whether the set contains a touch; mostly it is the only one, which is faster to compare than to hash.
    @MainActor
    func containsObject(_ touch: UITouch) -> Bool {
        guard count == 1, let only = first else { return contains(touch) }
        return only === touch
    }
}

extension [UITouch] {
    /// The phase that all of the touches are in, as they mostly are; `nil` if they are in several.
    @MainActor
    var commonPhase: UITouch.Phase? {
        guard let phase = first?.phase else { return nil }
        for touch in self where touch.phase != phase { return nil }
        return phase
    }

    @MainActor
    func all(in phase: UITouch.Phase) -> [UITouch] {
        var all: [UITouch] = []
        for touch in self where touch.phase == phase { all.append(touch) }
        return all
    }
}
