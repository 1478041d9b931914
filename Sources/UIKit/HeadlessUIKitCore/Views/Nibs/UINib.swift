import FailureReporting

/// A nib file, by its name. Nib files are not read here.
///
/// The class exists so that code with nib files compiles. To instantiate or to register one is a recorded failure. So that
/// the test goes on, a view is made nevertheless, without what the file sets, such as outlets: of the class that has the
/// nib's name, in the module that made the nib or in that of its owner, or else a plain one.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// A key of the options of ``instantiate(withOwner:options:)``.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Makes a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The objects that stand for proxies in the file.
        public static let externalObjects = Self(rawValue: "UINibExternalObjects")
    }

    final let name: String
    private final let module: String

    /// Makes a nib by its name; bundles make no difference.
    public init(nibName name: String, bundle bundleOrNil: Bundle?, fileID: StaticString = #fileID) {
        self.name = name
        module = NibStandIn.module(of: fileID)
        super.init()
    }

    /// Makes a nib of a file's content, which is not read.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "\(data.count) bytes"
        module = ""
        super.init()
    }

    /// Records a failure, and returns the view that stands for the objects.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        Self.standIn(for: name, in: module, owner: ownerOrNil)
    }

    fileprivate static func standIn(for name: String, in module: String, owner: Any?) -> [Any] {
        let view = NibStandIn.view(for: name, in: module, owner: owner)
        let isKnown = type(of: view) != UIView.self
        NibFailure.nib(name, "An empty \(isKnown ? "\(type(of: view))" : "view") stands for its objects.")
            .record()
        return [view]
    }

    /// Records a failure, and returns the class of the nib's name, if there is one, of which views are made instead.
    package final func registered<View: UIView>(as kind: View.Type, for identifier: String, in list: UIView)
        -> View.Type?
    {
        let type = NibStandIn.type(named: name, in: module) as? View.Type
        NibFailure.registered(name, for: identifier, in: list, as: type).record()
        return type
    }
}

extension Bundle {
    /// Records a failure, and returns the view that stands for the objects: nib files are not read here.
    @MainActor @preconcurrency
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil, fileID: StaticString = #fileID
    ) -> [Any]? {
        UINib.standIn(for: name, in: NibStandIn.module(of: fileID), owner: owner)
    }
}
