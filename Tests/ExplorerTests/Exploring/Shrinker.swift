/// Drops from a list all that something does not depend on.
struct Shrinker<Element> {
    /// How often it may be tried at most.
    var tries = 2000

    /// A part of a list for which something still holds; when tries last, no element of it can be dropped.
    ///
    /// - Parameters:
    ///   - list: a list for which it holds.
    ///   - holds: whether it holds for a list.
    /// - Complexity: O(*n* log *n*) tries as a rule for a few elements that matter, O(*n*²) at worst.
    mutating func shrink(_ list: [Element], while holds: ([Element]) -> Bool) -> [Element] {
        var list = list
        var length = max(list.count / 2, 1)
        while length > 0 {
            var hasShrunk = false
            // From the end, since what happened long before is seldom what matters.
            var end = list.count
            while end > 0 {
                let start = max(end - length, 0)
                let rest = Array(list[..<start] + list[end...])
                guard tries > 0 else { return list }
                tries -= 1
                if holds(rest) {
                    list = rest
                    hasShrunk = true
                }
                end = start
            }
            if !hasShrunk || length > 1 { length /= 2 }
        }
        return list
    }
}
