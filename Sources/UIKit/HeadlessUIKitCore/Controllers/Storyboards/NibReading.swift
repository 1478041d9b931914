/// Reads nibs and storyboards for the classes below it; the module that does it installs it as the program is loaded.
@MainActor
package protocol NibReading: Sendable {
    /// Returns a nib of a bundle.
    ///
    /// - Parameters:
    ///   - bundle: the bundle that code asked for; `nil` for the main one.
    ///   - module: the module of the code, whose resources are searched as well.
    /// - Throws: what says which file is missing, or what is wrong with it and where.
    func nib(_ name: String, in bundle: Bundle?, module: String) throws(NibProblem) -> any NibContents
    /// Returns the nib of a file's content.
    func nib(_ data: Data) throws(NibProblem) -> any NibContents
    /// Returns a storyboard of a bundle, as ``nib(_:in:module:)`` does a nib.
    func storyboard(_ name: String, in bundle: Bundle?, module: String) throws(NibProblem)
        -> any StoryboardContents
    /// The name of the nib that has the view of a controller's class by its name; `nil` if there is none.
    func nibName(forViewOf controller: UIViewController) -> String?
}

/// A nib that was read.
@MainActor
package protocol NibContents: AnyObject {
    /// Makes the objects at the top of the nib and all inside them, and connects them.
    func instantiate(owner: Any?, externalObjects: [String: Any]) -> [Any]
}

/// A storyboard that was read.
@MainActor
package protocol StoryboardContents: AnyObject {
    /// Makes a controller with what the storyboard says of it, except its view.
    ///
    /// - Parameters:
    ///   - identifier: the controller's identifier; `nil` for the initial one.
    ///   - creator: makes the controller; it may return `nil`, so that the storyboard makes it.
    /// - Throws: what names the controllers that there are.
    func makeController(
        _ identifier: String?, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) throws(NibProblem) -> UIViewController
}

package enum NibReader {
    /// The reader. The module that reads files sets it as the program is loaded, before there are other threads.
    package nonisolated(unsafe) static var current: any NibReading = MissingNibReader()
}

/// What stands for the reader in a program without it.
private struct MissingNibReader: NibReading {
    private var failure: NibProblem {
        NibProblem("HeadlessNibs, which reads nibs, is not linked.", cure: "import HeadlessUIKit.")
    }

    func nib(_ name: String, in bundle: Bundle?, module: String) throws(NibProblem) -> any NibContents {
        throw failure
    }

    func nib(_ data: Data) throws(NibProblem) -> any NibContents { throw failure }

    func storyboard(_ name: String, in bundle: Bundle?, module: String) throws(NibProblem)
        -> any StoryboardContents
    { throw failure }

    func nibName(forViewOf controller: UIViewController) -> String? { nil }
}
