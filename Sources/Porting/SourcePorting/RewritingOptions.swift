/// What a rewriter does besides.
public struct RewritingOptions: Equatable, Sendable {
    /// Whether test methods of XCTest classes on the main actor become `async`.
    ///
    /// XCTest on Linux calls synchronous methods on the main actor only with help of the plugin `MainActorTests`.
    public var makesTestsAsynchronous = false
    /// Whether each file begins with `#sourceLocation`, so that errors and failures name the original file.
    ///
    /// This line is in front of the original first line. Without it only the lines' numbers are those of the original.
    public var namesOriginalFiles = false

    /// Whether `@main` stays; in a module that is not a program, such as a library, it is left out.
    public var keepsEntryPoint = true

    /// Creates options that keep entry points, and with which nothing else is done.
    public init() {}
}
