import HeadlessUIKit

/// What reports call the property that a key path leads to.
@MainActor
enum PropertyName {
    /// The key path as it is written, or where it was written, if that cannot be told.
    static func of(_ property: AnyKeyPath, _ fileID: StaticString, _ line: UInt) -> String {
        let root = type(of: property).rootType
        // A key path's own description has an address in it where the property is computed, as all of an open
        // class are, and would be another in every run.
        return ViewKeys.name(of: property).map { "\\\(root).\($0)" }
            ?? "\\\(root).… at \(lineName(fileID, line))"
    }
}
