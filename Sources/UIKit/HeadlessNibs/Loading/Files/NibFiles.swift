import Foundation
import HeadlessUIKitCore
import Synchronization
import TimeLapse

/// Finds the files of nibs and storyboards in bundles, and reads each once in a process.
package struct NibFiles: NibReading, MainStoryboardReading {
    /// The documents by their paths: what a file says does not depend on the test.
    private static let documents = Mutex<[String: Result<NibDocument, NibFileError>]>([:])

    nonisolated package init() {}

    package func nib(_ name: String, in bundle: Bundle?, module: String) throws(NibProblem)
        -> any NibContents
    {
        let place = try NibPlace.find(name, "xib", in: bundle, module)
        return LoadedNib(NibSource(try document(at: place), place))
    }

    package func nib(_ data: Data) throws(NibProblem) -> any NibContents {
        let document = try read(
            Result { () throws(NibFileError) in
                try NibDocument(reading: Array(data), file: "a nib of \(data.count) bytes")
            })
        return LoadedNib(NibSource(document, nil))
    }

    package func storyboard(_ name: String, in bundle: Bundle?, module: String) throws(NibProblem)
        -> any StoryboardContents
    {
        let place = try NibPlace.find(name, "storyboard", in: bundle, module)
        return LoadedStoryboard(NibSource(try document(at: place), place))
    }

    package func nibName(forViewOf controller: UIViewController) -> String? {
        NibPlace.nibName(forViewOf: controller)
    }

    package func information(of module: String) -> [String: Any] {
        ModuleBundles.information(of: module)
    }

    package func mainStoryboard(_ name: String, module: String) -> AnyObject {
        UIStoryboard(name: name, bundle: nil, module: module)
    }

    package func fill(_ window: UIWindow, from storyboard: AnyObject) {
        guard let storyboard = storyboard as? UIStoryboard else { return }
        window.rootViewController = storyboard.instantiateInitialViewController()
    }

    private func document(at place: NibPlace) throws(NibProblem) -> NibDocument {
        try read(
            Self.documents.withLock { documents in
                if let known = documents[place.path] { return known }
                let result = Result { () throws(NibFileError) in
                    try NibDocument(
                        reading: Array(FileManager.default.contents(atPath: place.path) ?? Data()),
                        file: place.file)
                }
                documents[place.path] = result
                return result
            })
    }

    private func read(_ result: Result<NibDocument, NibFileError>) throws(NibProblem) -> NibDocument {
        do {
            return try result.get()
        } catch {
            throw NibProblem(
                "\(error)",
                cure: error.reason == .binary
                    ? "put the source file among the resources, as Xcode has it."
                    : "open and store the file in Xcode.")
        }
    }
}
