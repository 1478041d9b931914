/// Numbers that look random and are the same in every run.
struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A whole number from zero up to `bound`, without it.
    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    mutating func element<Element>(of choices: [Element]) -> Element { choices[next(below: choices.count)] }
}
