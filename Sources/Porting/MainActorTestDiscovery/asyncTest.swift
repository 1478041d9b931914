import XCTest

// The generated list wraps each async method in a call of `asyncTest(_:)`. An array literal needs one type for all its
// elements, and beside a synchronous method on the main actor that throws, XCTest's function makes two types equally
// good, which is an error. With one function for each combination of actors, one type needs no conversion at all.
// The unused parameter decides where several do: a function without it is preferred, so the result is on no actor
// unless another method of the list needs it to be.
#if !canImport(Darwin)
/// Makes a synchronous test of an async method on the main actor.
///
/// - Parameter method: the method.
/// - Returns: a function that runs the method to its end, and throws what it throws.
public func asyncTest<TestCase: XCTestCase>(
    _ method: @escaping (TestCase) -> @MainActor () async throws -> Void
) -> (TestCase) -> () throws -> Void {
    waiting(for: method)
}

/// Makes a synchronous test on the main actor of an async method on the main actor.
///
/// - Parameters:
///   - method: the method.
///   - besideMainActorTests: unused.
/// - Returns: a function that runs the method to its end, and throws what it throws.
public func asyncTest<TestCase: XCTestCase>(
    _ method: @escaping (TestCase) -> @MainActor () async throws -> Void, besideMainActorTests: Void = ()
) -> (TestCase) -> @MainActor () throws -> Void {
    onMainActor(waiting(for: method))
}

/// Makes a synchronous test on the main actor of an async method on no actor.
///
/// - Parameters:
///   - method: the method.
///   - nonisolatedBesideMainActorTests: unused.
/// - Returns: a function that runs the method to its end, and throws what it throws.
public func asyncTest<TestCase: XCTestCase>(
    _ method: @escaping (TestCase) -> () async throws -> Void, nonisolatedBesideMainActorTests: Void = ()
) -> (TestCase) -> @MainActor () throws -> Void {
    onMainActor(waiting(for: method))
}

/// XCTest's function: for a parameter of exactly its type it is preferred to those above.
private func waiting<TestCase: XCTestCase>(
    for method: @escaping (TestCase) -> () async throws -> Void
) -> (TestCase) -> () throws -> Void {
    asyncTest(method)
}

private func onMainActor<TestCase: XCTestCase>(
    _ method: @escaping (TestCase) -> () throws -> Void
) -> (TestCase) -> @MainActor () throws -> Void {
    { test in
        let body = method(test)
        return { try body() }
    }
}
#endif
