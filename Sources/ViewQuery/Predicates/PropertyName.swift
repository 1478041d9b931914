import HeadlessUIKit

/// The names that reports give the properties of key paths.
@MainActor
enum PropertyName {
    /// The key path as it is written, or the line where it was written, if its name is unknown.
    static func of(_ property: AnyKeyPath, _ fileID: StaticString, _ line: UInt) -> String {
        let root = type(of: property).rootType
        // A key path's own description contains an address if the property is computed, as all of an open class are, and
        // so differs in every run.
        return ViewKeys.name(of: property).map { "\\\(root).\($0)" }
            ?? "\\\(root).… at \(lineName(fileID, line))"
    }
}
