import XCTest

// On Linux, SwiftPM generates a list of each class's test methods and calls `testCase(_:)` with it. XCTest's functions
// of that name take methods without an actor; a list of methods on the main actor is cast to theirs, and that cast fails
// before the first test runs. Where XCTest finds tests by the Objective-C runtime, nothing of this is needed.
#if !canImport(Darwin)
/// Makes XCTest's entry of a class from its synchronous test methods on the main actor, some of which throw.
///
/// - Parameter allTests: names and methods, in the order in which they run.
/// - Returns: the entry. Its tests trap when they run on another thread than the main one, which XCTest never does.
/// - Complexity: O(*n*) for *n* methods.
public func testCase<TestCase: XCTestCase>(
    _ allTests: [(String, (TestCase) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
    (TestCase.self, allTests.map { name, method in (name, closure(calling: method)) })
}

/// Makes XCTest's entry of a class from its synchronous test methods on the main actor, none of which throws.
///
/// - Parameter allTests: names and methods, in the order in which they run.
/// - Returns: the entry. Its tests trap when they run on another thread than the main one, which XCTest never does.
/// - Complexity: O(*n*) for *n* methods.
public func testCase<TestCase: XCTestCase>(
    _ allTests: [(String, (TestCase) -> @MainActor () -> Void)]
) -> XCTestCaseEntry {
    (TestCase.self, allTests.map { name, method in (name, closure { (test: TestCase) in method(test) }) })
}

private func closure<TestCase: XCTestCase>(
    calling method: @escaping (TestCase) -> @MainActor () throws -> Void
) -> XCTestCaseClosure {
    { test in
        guard let test = test as? TestCase else {
            preconditionFailure("\(type(of: test)) runs a method of \(TestCase.self)")
        }
        let body = method(test)
        // XCTest runs synchronous methods on the main thread, which is the main actor's.
        try MainActor.assumeIsolated { try body() }
    }
}
#endif
