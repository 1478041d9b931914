import TestSupport

/// What one step draws.
struct Draw {
    private let seed: UInt64
    var numbers: SeededNumbers

    init(_ step: Step) {
        seed = step.seed
        numbers = SeededNumbers(seed: step.seed)
        for _ in 0..<8 { _ = numbers.next(below: 2) }
    }

    /// Candidates in a random order that goes by their names.
    ///
    /// Which of two comes first depends on these two alone, so a candidate that is no longer there, because a step
    /// before was dropped, does not change what is chosen instead of another.
    func ranked<Candidate>(_ candidates: [(name: String, value: Candidate)]) -> [Candidate] {
        var places: [String: UInt64] = [:]
        let lots = candidates.enumerated().map { index, candidate -> (lot: UInt64, index: Int) in
            let place = places[candidate.name, default: 0]
            places[candidate.name] = place + 1
            return (lot(candidate.name, place), index)
        }
        return lots.sorted { ($0.lot, $0.index) < ($1.lot, $1.index) }.map { candidates[$0.index].value }
    }

    private func lot(_ name: String, _ place: UInt64) -> UInt64 {
        var hash = seed ^ (place &* 0x9E37_79B9_7F4A_7C15)
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        return hash ^ (hash >> 33)
    }
}
