import FailureReporting
import Foundation

/// Foundation's run loop, as far as view code puts timers and blocks on it: there is one, and the virtual clock
/// runs it.
///
/// ```swift
/// let timer = Timer(timeInterval: 1, repeats: true) { _ in clockHand.advance() }
/// RunLoop.main.add(timer, forMode: .common)
/// ```
public final class RunLoop: Sendable {
    /// A mode; there is but one, under all the names.
    public typealias Mode = Foundation::RunLoop.Mode

    /// The main run loop.
    public static let main = RunLoop()

    /// The run loop of the thread that asks, which is the main one.
    public static var current: RunLoop { main }

    private init() {}

    /// Puts a timer on the current clock.
    ///
    /// One that is invalid, or on a clock already, stays as it is.
    public func add(_ timer: TimeLapse::Timer, forMode mode: Mode) {
        timer.add(to: .current)
    }

    /// Runs `block` as soon as time moves at all.
    public func perform(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, _ block: @escaping @MainActor () -> Void
    ) {
        perform(
            inModes: [.default], fileID: fileID, filePath: filePath, line: line, column: column, block: block)
    }

    /// Runs `block` as soon as time moves at all, whatever the modes.
    public func perform(
        inModes modes: [Mode], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, block: @escaping @MainActor () -> Void
    ) {
        _ = VirtualClock.current.schedule(
            after: .zero, every: nil, name: "block on the run loop",
            site: CallSite(fileID, filePath, line, column), block)
    }
}
