import FailureReporting
import HeadlessUIKit

/// Does something again and again, as virtual time passes, until it records no failure.
///
/// ```swift
/// retry(within: .seconds(10)) {
///     tapOn(theFirstView(withLabel("Refresh")))
///     shouldSee(theFirstView(withText("3 new messages")))
/// }
/// ```
///
/// What fails in a run is not recorded, but that of the last one, with how often it was tried. An error that `body`
/// throws ends it.
///
/// - Parameters:
///   - duration: for how much virtual time to go on. Negative is a failure.
///   - interval: the time from one run to the next. Zero or less is a failure, and `body` does not run.
///   - body: what to do.
/// - Returns: whether a run was without failure.
@MainActor
@discardableResult
public func retry<Thrown: Error>(
    within duration: Duration, every interval: Duration = .milliseconds(500), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: () throws(Thrown) -> Void
) throws(Thrown) -> Bool {
    try retry(
        until: true, within: duration, every: interval, fileID: fileID, filePath: filePath, line: line,
        column: column, body)
}

/// Does something again and again, as virtual time passes, until a condition holds after it.
///
/// ```swift
/// retry(until: theFirstView(withText("Page 3")).exists, within: .seconds(10)) {
///     swipeLeftOn(pages)
/// }
/// ```
///
/// - Parameters:
///   - condition: checked after each run that records no failure.
///   - duration: for how much virtual time to go on. Negative is a failure.
///   - interval: the time from one run to the next. Zero or less is a failure, and `body` does not run.
///   - body: what to do.
/// - Returns: whether the condition holds.
@MainActor
@discardableResult
public func retry<Thrown: Error>(
    until condition: @autoclosure () -> Bool, within duration: Duration,
    every interval: Duration = .milliseconds(500), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: () throws(Thrown) -> Void
) throws(Thrown) -> Bool {
    var retrying = Retrying(within: duration, every: interval, at: CallSite(fileID, filePath, line, column))
    while let wait = retrying.next() {
        if let wait { UIApplication.shared.clock.advance(by: wait) }
        retrying.note(try attempt(body), holds: condition)
    }
    return retrying.hasSucceeded
}

/// Does something that suspends again and again, as virtual time passes, until it records no failure.
///
/// - Parameters:
///   - duration: for how much virtual time to go on, what `body` takes not counted. Negative is a failure.
///   - interval: the time from one run to the next. Zero or less is a failure, and `body` does not run.
///   - body: what to do.
/// - Returns: whether a run was without failure.
@MainActor
@discardableResult
public func retry<Thrown: Error>(
    within duration: Duration, every interval: Duration = .milliseconds(500), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: () async throws(Thrown) -> Void
) async throws(Thrown) -> Bool {
    var retrying = Retrying(within: duration, every: interval, at: CallSite(fileID, filePath, line, column))
    while let wait = retrying.next() {
        if let wait { await UIApplication.shared.clock.advance(by: wait) }
        retrying.note(try await attempt(body), holds: { true })
    }
    return retrying.hasSucceeded
}
