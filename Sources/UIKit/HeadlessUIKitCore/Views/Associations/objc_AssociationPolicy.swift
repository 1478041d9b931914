// swift-format-ignore: AlwaysUseLowerCamelCase
/// How an object keeps a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The value is not retained: an object reads as `nil` once it was freed elsewhere.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of the value is retained, if it conforms to `NSCopying`.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN = 0x301
    /// A copy of the value is retained, if it conforms to `NSCopying`.
    case OBJC_ASSOCIATION_COPY = 0x303
}
