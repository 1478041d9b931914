import FailureReporting

/// A nib file: views and other objects that Xcode's editor stored.
///
/// A nib is an `.xib` file among the resources of the application's or the test's target. It is read once, at the first
/// use, and makes new objects each time:
///
/// ```swift
/// let badge = UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil).first as! BadgeView
/// ```
///
/// A nib that is not there or cannot be read is a failure, which names the file and what is wrong. So that the test
/// goes on, a view stands for the objects: of the class that has the nib's name, if there is one.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// A key of the options of ``instantiate(withOwner:options:)``.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Makes a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A dictionary of objects by the identifiers of the external objects in the file that they stand for.
        public static let externalObjects = Self(rawValue: "UINibExternalObjects")
    }

    private enum Source {
        case file(String, Bundle?)
        case data(Data)
    }

    private final let source: Source
    private final let module: String
    private final var contents: (any NibContents)?

    /// Makes a nib by its name.
    ///
    /// - Parameters:
    ///   - name: the name of the file, without an extension.
    ///   - bundleOrNil: the bundle with the file; of `nil`, the main one and the resources of the calling module.
    public init(nibName name: String, bundle bundleOrNil: Bundle?, fileID: StaticString = #fileID) {
        source = .file(name, bundleOrNil)
        module = NibClass.module(of: fileID)
        super.init()
    }

    /// Makes a nib of the content of an `.xib` file.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        source = .data(data)
        module = ""
        super.init()
    }

    /// The name of the file, or what there is instead.
    package final var name: String {
        switch source {
        case .file(let name, _): name
        case .data(let data): "\(data.count) bytes"
        }
    }

    /// Makes the objects of the nib and connects them.
    ///
    /// Objects get `init?(coder:)`, then runtime attributes, then outlets and actions, and at last
    /// ``UIResponder/awakeFromNib()``.
    ///
    /// - Parameters:
    ///   - ownerOrNil: the object that stands for the placeholder "File's Owner".
    ///   - optionsOrNil: external objects, by ``OptionsKey/externalObjects``.
    /// - Returns: the objects at the top of the file, in its order. What cannot be made or connected is a failure.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        let externalObjects = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        return makeObjects(owner: ownerOrNil, externalObjects).objects
    }

    /// Makes the objects; if the nib cannot be had, that is recorded, and a view stands for them.
    package final func makeObjects(
        owner: Any?, _ externalObjects: [String: Any] = [:]
    ) -> (objects: [Any], areStandIns: Bool) {
        do throws(NibProblem) {
            let contents = try load(for: owner)
            return (contents.instantiate(owner: owner, externalObjects: externalObjects), false)
        } catch {
            let view = NibStandIn.view(for: name, in: module, owner: owner)
            let kind = type(of: view) == UIView.self ? "view" : "\(type(of: view))"
            NibFailure(error, "An empty \(kind) stands for its objects.").record()
            return ([view], true)
        }
    }

    /// The content of the file, read at the first use.
    private func load(for owner: Any?) throws(NibProblem) -> any NibContents {
        if let contents { return contents }
        let read: any NibContents
        switch source {
        case .file(let name, let bundle):
            // Code of the framework loads nibs for controllers of applications.
            let module = module == "" || OwnModules.names.contains(module) ? owner : nil
            read = try NibReader.current.nib(
                name, in: bundle, module: module.map { NibClass.module(of: $0) } ?? self.module)
        case .data(let data): read = try NibReader.current.nib(data)
        }
        contents = read
        return read
    }
}
