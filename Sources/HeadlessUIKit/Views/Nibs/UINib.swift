import FailureReporting
import Foundation

/// A nib file, by its name. Nib files are not read here.
///
/// The class exists so that code with nib files compiles. To instantiate or to register one is a recorded failure.
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

    /// Makes a nib by its name; bundles make no difference.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        super.init()
    }

    /// Makes a nib of a file's content, which is not read.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = "\(data.count) bytes"
        super.init()
    }

    /// Records a failure, and returns no objects.
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
    ) -> [Any] {
        NibFailure.nib(name, "It has no objects.").record()
        return []
    }
}

extension Bundle {
    /// Records a failure, and returns `nil`: nib files are not read here.
    @MainActor @preconcurrency
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        NibFailure.nib(name, "It has no objects.").record()
        return nil
    }
}
