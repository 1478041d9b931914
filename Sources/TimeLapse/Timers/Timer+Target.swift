import Foundation

extension Timer {
    /// Makes a timer that calls a method of `target`; it fires once it has been added to a run loop.
    ///
    /// The target is retained until the timer is invalid, as by Foundation's timer.
    ///
    /// - Parameters:
    ///   - method: an unapplied method reference, such as `Player.tick`, that takes the timer.
    ///   - userInfo: a value for the method to read from the timer.
    @MainActor
    public convenience init<Target: AnyObject, Result>(
        timeInterval interval: TimeInterval, target: Target,
        selector method: @escaping @MainActor (Target) -> @MainActor (Timer) -> Result, userInfo: Any?,
        repeats: Bool, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(
            timeInterval: interval, repeats: repeats, fileID: fileID, filePath: filePath, line: line,
            column: column
        ) { timer in
            _ = method(target)(timer)
        }
        self.userInfo = userInfo
    }

    /// Makes a timer that calls a method without parameters; it fires once it has been added to a run loop.
    @MainActor
    public convenience init<Target: AnyObject, Result>(
        timeInterval interval: TimeInterval, target: Target,
        selector method: @escaping @MainActor (Target) -> @MainActor () -> Result, userInfo: Any?,
        repeats: Bool, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(
            timeInterval: interval, repeats: repeats, fileID: fileID, filePath: filePath, line: line,
            column: column
        ) { _ in
            _ = method(target)()
        }
        self.userInfo = userInfo
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
        let timer = Timer(
            timeInterval: interval, target: target, selector: method, userInfo: userInfo, repeats: repeats,
            fileID: fileID, filePath: filePath, line: line, column: column)
        timer.add(to: .current)
        return timer
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
        let timer = Timer(
            timeInterval: interval, target: target, selector: method, userInfo: userInfo, repeats: repeats,
            fileID: fileID, filePath: filePath, line: line, column: column)
        timer.add(to: .current)
        return timer
    }
}
