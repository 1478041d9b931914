/// Runs a part of a test, and returns its failure in place of recording it.
///
/// ```swift
/// if let failure = attempt({ tapOn(theFirstView(withLabel("Later"))) }) {
///     print(failure.what, failure.cures)
/// }
/// ```
///
/// Warnings are recorded as always. Errors that `body` throws are thrown, and failures before them are recorded.
///
/// - Parameter body: what to do. It runs to its end; what it records after its first failure is in
///   ``TestFailure/later``.
/// - Returns: the first failure; `nil` if there is none.
@discardableResult
public func attempt<Thrown: Error>(_ body: () throws(Thrown) -> Void) throws(Thrown) -> TestFailure? {
    var thrown: Thrown?
    let recorded = FailureCollector.failures {
        do throws(Thrown) { try body() } catch { thrown = error }
    }
    return try TestFailure.first(of: recorded, unless: thrown)
}

/// Runs a part of a test that may suspend, and returns its failure in place of recording it.
///
/// Failures of tasks that `body` starts count until it ends.
///
/// - Returns: the first failure, with those after it; `nil` if there is none.
@discardableResult
public func attempt<Thrown: Error>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws(Thrown) -> Void
) async throws(Thrown) -> TestFailure? {
    var thrown: Thrown?
    let recorded = await FailureCollector.failures(isolation: isolation) {
        do throws(Thrown) { try await body() } catch { thrown = error }
    }
    return try TestFailure.first(of: recorded, unless: thrown)
}

extension TestFailure {
    /// The first of several failures, with the others; `nil` if there are none. With an error, they are recorded.
    fileprivate static func first<Thrown: Error>(
        of recorded: [RecordedFailure], unless error: Thrown?
    ) throws(Thrown) -> TestFailure? {
        if let error {
            for failure in recorded { failure.deliver() }
            throw error
        }
        guard var first = recorded.first.map(TestFailure.init) else { return nil }
        first.later = recorded.dropFirst().map(TestFailure.init)
        return first
    }
}
