import FailureReporting

extension SimulatedDevice {
    /// Chooses a quick action of the application's icon.
    ///
    /// The application comes to the foreground; if it is not running, it is launched again as it was last. One that is
    /// launched gets the item in its launch options or with the scene's connection. Without scenes
    /// `application(_:performActionFor:completionHandler:)` is called then, too, unless the delegate returned `false`
    /// when it was launched; with scenes and while it runs it is `windowScene(_:performActionFor:completionHandler:)`.
    ///
    /// ```swift
    /// SimulatedDevice.current.choose(UIApplication.shared.shortcutItems![0])
    /// ```
    public func choose(
        _ item: UIApplicationShortcutItem, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            bringToFront(
                for: LaunchReason(ShortcutPayload(item: item, device: self), staysInBackground: false))
        }
    }

    /// What the application's completion handlers said of the chosen quick actions, in order.
    public var shortcutResults: [Bool] { service(HomeScreenShortcuts.self).results }
}
