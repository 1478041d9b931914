/// Numbers that look random and are the same for the same seed: a linear congruence, its high bits mixed down.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state = state &* 0x5851_F42D_4C95_7F2D &+ 0x1405_7B7E_F767_814F
        let mixed = (state ^ (state >> 29)) &* 0x9E6C_63D0_676A_9A99
        return mixed ^ (mixed >> 32)
    }
}
