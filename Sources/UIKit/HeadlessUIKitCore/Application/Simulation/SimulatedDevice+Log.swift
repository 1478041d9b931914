import TimeLapse

extension SimulatedDevice {
    /// What the application logged, the oldest first: by `Logger`, `os_log` and signposts of the module `os`.
    ///
    /// ```swift
    /// #expect(SimulatedDevice.current.log.map(\.message) == ["Signed in"])
    /// ```
    ///
    /// The newest ten thousand entries are kept. A test of Swift Testing that fails shows the last ones.
    public var log: [TimeLapse.LogEntry] { processWorld.log.entries }

    /// Removes all entries of the log.
    public func clearLog() {
        processWorld.log.removeAll()
    }
}
