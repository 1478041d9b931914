/// Reads main storyboards and what an `Info.plist` says of them; the module that reads files installs it as the program
/// is loaded.
@MainActor
package protocol MainStoryboardReading: Sendable {
    /// What the `Info.plist` of a module says, if that is among the module's resources; empty if it is not.
    func information(of module: String) -> [String: Any]
    /// Returns a main storyboard, which is read when its controller is made.
    func mainStoryboard(_ name: String, module: String) -> AnyObject
    /// Gives a window the initial controller of a storyboard.
    func fill(_ window: UIWindow, from storyboard: AnyObject)
}

package enum MainStoryboardReader {
    /// The reader. The module that reads files sets it as the program is loaded, before there are other threads.
    package nonisolated(unsafe) static var current: any MainStoryboardReading = MissingReader()
}

/// What stands for the reader in a program without it.
private struct MissingReader: MainStoryboardReading {
    func information(of module: String) -> [String: Any] { [:] }

    func mainStoryboard(_ name: String, module: String) -> AnyObject { NSObject() }

    func fill(_ window: UIWindow, from storyboard: AnyObject) {
        LifeCycleFailure.noReader.record()
    }
}
