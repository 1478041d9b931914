/// Calls that lead back to themselves without an end.
package struct NestingFailure: Failure {
    package let description: String

    /// - Parameters:
    ///   - cycle: what leads to what, with names, as a sentence without its end.
    ///   - levels: how deep the calls were nested.
    package init(_ cycle: String, levels: Int = Nesting.usualLimit) {
        description =
            "Endless recursion, stopped \(levels) levels deep: \(cycle). The innermost call was ignored."
    }
}
