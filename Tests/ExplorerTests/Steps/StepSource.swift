import TestSupport

/// Draws steps without end; the same seed draws the same steps.
struct StepSource: Sequence, IteratorProtocol {
    private static let lots = Interaction.allCases.flatMap { Array(repeating: $0, count: $0.weight) }

    private var numbers: SeededNumbers

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
        // The first numbers of small seeds resemble each other.
        for _ in 0..<8 { _ = numbers.next(below: 2) }
    }

    mutating func next() -> Step? {
        let interaction = numbers.element(of: Self.lots)
        let seed = UInt64(numbers.next(below: 1 << 30)) << 30 | UInt64(numbers.next(below: 1 << 30))
        return Step(interaction: interaction, seed: seed)
    }
}
