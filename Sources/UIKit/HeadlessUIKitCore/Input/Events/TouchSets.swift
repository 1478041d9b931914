/// Makes the sets of touches that recognizers and views get; from the beginning of touches to their end these are
/// mostly the same.
struct TouchSets {
    private var touches: [UITouch] = []
    private var set: Set<UITouch> = []

    /// The set of some touches; the last set again if they are the same in the same order.
    mutating func set(of touches: [UITouch]) -> Set<UITouch> {
        if !touches.isIdentical(to: self.touches) {
            self.touches = touches
            set = Set(touches)
        }
        return set
    }

    /// Forgets the last set, which retains its touches.
    mutating func forget() {
        touches = []
        set = []
    }
}
