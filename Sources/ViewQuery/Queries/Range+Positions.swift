extension Range<Int> {
    /// The positions that an expression such as `2...` or `...3` means in a result, which may have none of them.
    ///
    /// - Parameter present: the positions of the result.
    init(_ expression: some RangeExpression<Int>, in present: Range<Int>) {
        // Of all integers, as `2...` has no range in a result of one view.
        let range = expression.relative(to: Int.min..<Int.max)
        let lower =
            range.lowerBound == .min ? Swift.min(present.lowerBound, range.upperBound) : range.lowerBound
        let upper = range.upperBound == .max ? Swift.max(present.upperBound, lower) : range.upperBound
        self = lower..<upper
    }

    /// The number of positions with a noun, and their beginning: `2 views, from 3 on`.
    func counted(_ noun: String) -> String {
        count.counted(noun) + (lowerBound == 0 ? "" : ", from \(lowerBound) on")
    }

    /// Whether all positions are in a result; an empty range must begin in it or at its end.
    func isInside(_ present: Range<Int>) -> Bool {
        lowerBound >= present.lowerBound && upperBound <= present.upperBound
    }

    /// The positions from the beginning of a result on; those beyond its end may be found later.
    func clamped(fromBeginningOf present: Range<Int>) -> Range<Int> {
        clamped(to: present.lowerBound..<Swift.max(present.lowerBound, upperBound))
    }
}
