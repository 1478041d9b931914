/// Finds what may stay where it is, when as little as possible is to move.
enum LongestIncreasingSubsequence {
    /// Which of different numbers belong to a longest sequence that only grows.
    ///
    /// - Complexity: O(*n* log *n*); O(*n*) where all of them grow.
    static func mask(of numbers: [Int]) -> [Bool] {
        if zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) {
            return Array(repeating: true, count: numbers.count)
        }
        // For each length, where the sequence of that length ends which ends lowest.
        var ends: [Int] = []
        var previous = Array(repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var mask = Array(repeating: false, count: numbers.count)
        var index = ends.last ?? -1
        while index >= 0 {
            mask[index] = true
            index = previous[index]
        }
        return mask
    }
}
