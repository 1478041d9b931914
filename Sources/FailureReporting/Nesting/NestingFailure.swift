/// An endless recursion that was stopped.
package struct NestingFailure: Failure {
    package let description: String

    /// - Parameter cycle: which call leads to which, with names, as a sentence without its full stop.
    package init(_ cycle: String, levels: Int = Nesting.usualLimit) {
        description =
            "Endless recursion, stopped \(levels) levels deep: \(cycle). The innermost call was ignored."
    }
}
