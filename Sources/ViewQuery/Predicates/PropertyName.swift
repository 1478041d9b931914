import HeadlessUIKit

/// What reports call the property that a key path leads to.
@MainActor
enum PropertyName {
    /// The key path as it is written, or where it was written, if that cannot be told.
    static func of(_ property: AnyKeyPath, _ fileID: StaticString, _ line: UInt) -> String {
        let root = type(of: property).rootType
        return name(property).map { "\\\(root).\($0)" } ?? "\\\(root).… at \(lineName(fileID, line))"
    }

    /// A key path's own description has an address in it where the property is computed, as all of an open class
    /// are, and would be another in every run.
    static func name(_ property: AnyKeyPath) -> String? {
        switch property {
        case \UIView.tag: "tag"
        case \UIView.alpha: "alpha"
        case \UIView.isHidden: "isHidden"
        case \UIView.frame: "frame"
        case \UIView.bounds: "bounds"
        case \UIView.frame.origin.x: "frame.origin.x"
        case \UIView.frame.origin.y: "frame.origin.y"
        case \UIView.frame.size.width: "frame.size.width"
        case \UIView.frame.size.height: "frame.size.height"
        case \UIView.subviews.count: "subviews.count"
        case \UILabel.numberOfLines: "numberOfLines"
        default: nil
        }
    }
}
