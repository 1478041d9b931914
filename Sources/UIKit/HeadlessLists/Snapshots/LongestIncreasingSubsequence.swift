/// Finds the elements that can stay in place when as few as possible are moved.
enum LongestIncreasingSubsequence {
    /// Returns which of the distinct numbers belong to a longest increasing subsequence.
    ///
    /// - Complexity: O(*n* log *n*); O(*n*) if all of them increase.
    static func mask(of numbers: [Int]) -> [Bool] {
        if zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) {
            return Array(repeating: true, count: numbers.count)
        }
        // For each length, the end of the subsequence of that length with the lowest end.
        var ends: [Int] = []
        var previous = Array(repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            let length = ends.firstIndexSorted { numbers[$0] >= number }
            if length > 0 { previous[index] = ends[length - 1] }
            if length == ends.count { ends.append(index) } else { ends[length] = index }
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
