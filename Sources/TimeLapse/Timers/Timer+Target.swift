import FailureReporting
import Foundation

extension Timer {
    /// Makes a timer that calls a method of `target`; it fires once it has been added to a run loop.
    ///
    /// The target is retained until the timer is invalid, as by Foundation's timer.
    ///
    /// - Parameter method: an unapplied method reference, such as `Player.tick`, that takes the timer.
    @MainActor
    public convenience init<Target: AnyObject, Result>(
        timeInterval interval: TimeInterval, target: Target,
        selector method: @escaping @MainActor (Target) -> @MainActor (Timer) -> Result, userInfo: Any?,
        repeats: Bool, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(after: interval, repeats, userInfo, CallSite(fileID, filePath, line, column)) {
            _ = method(target)($0)
        }
    }

    /// Makes a timer that calls a method without parameters; it fires once it has been added to a run loop.
    @MainActor
    public convenience init<Target: AnyObject, Result>(
        timeInterval interval: TimeInterval, target: Target,
        selector method: @escaping @MainActor (Target) -> @MainActor () -> Result, userInfo: Any?,
        repeats: Bool, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(after: interval, repeats, userInfo, CallSite(fileID, filePath, line, column)) { _ in
            _ = method(target)()
        }
    }

    /// Makes a timer that calls a method of `target`, and adds it to the current clock.
    @MainActor
    @discardableResult
    public static func scheduledTimer<Target: AnyObject, Result>(
        timeInterval interval: TimeInterval, target: Target,
        selector method: @escaping @MainActor (Target) -> @MainActor (Timer) -> Result, userInfo: Any?,
        repeats: Bool, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Timer {
        Timer(after: interval, repeats, userInfo, CallSite(fileID, filePath, line, column)) {
            _ = method(target)($0)
        }
        .scheduled()
    }

    /// Makes a timer that calls a method without parameters, and adds it to the current clock.
    @MainActor
    @discardableResult
    public static func scheduledTimer<Target: AnyObject, Result>(
        timeInterval interval: TimeInterval, target: Target,
        selector method: @escaping @MainActor (Target) -> @MainActor () -> Result, userInfo: Any?,
        repeats: Bool, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Timer {
        Timer(after: interval, repeats, userInfo, CallSite(fileID, filePath, line, column)) { _ in
            _ = method(target)()
        }
        .scheduled()
    }

    @MainActor
    private convenience init(
        after interval: TimeInterval, _ repeats: Bool, _ userInfo: Any?, _ site: CallSite,
        _ block: @escaping @MainActor (Timer) -> Void
    ) {
        self.init(timeInterval: interval, repeats: repeats, site: site, block: block)
        self.userInfo = userInfo
    }
}
