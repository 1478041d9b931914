import XCTest

/// The time that the application takes to launch.
public final class XCTApplicationLaunchMetric: NSObject, XCTMetric {}

extension XCTestCase {
    /// Measures how long a part of the test takes on the computer that runs it, several times.
    ///
    /// ```swift
    /// measure(metrics: [XCTApplicationLaunchMetric()]) { XCUIApplication().launch() }
    /// ```
    ///
    /// - Parameters:
    ///   - metrics: what to measure; all of them are times.
    ///   - block: the part of the test.
    public nonisolated func measure(
        metrics: [any XCTMetric], file: StaticString = #filePath, line: Int = #line, block: () -> Void
    ) {
        measure(file: file, line: line, block: block)
    }
}
