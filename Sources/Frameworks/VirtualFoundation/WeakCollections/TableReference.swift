import Foundation

/// A reference to an object of a table: a strong or a weak one, compared as the table's options say.
struct TableReference: Hashable {
    private let strong: AnyObject?
    private weak var weak: AnyObject?
    private let hash: Int
    private let isByIdentity: Bool

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        var object = object
        if options.contains(.copyIn), let original = Self.asNSObject(object) as? any NSCopying {
            object = original.copy(with: nil) as AnyObject
        }
        let isWeak = options.contains(.weakMemory)
        strong = isWeak ? nil : object
        weak = isWeak ? object : nil
        isByIdentity = options.contains(.objectPointerPersonality)
        let own = isByIdentity ? nil : Self.asNSObject(object)
        hash = own?.hash ?? ObjectIdentifier(object).hashValue
    }

    /// The object; `nil` once it is freed.
    var object: AnyObject? { strong ?? weak }

    static func == (left: Self, right: Self) -> Bool {
        guard let first = left.object, let second = right.object else { return false }
        if first === second { return true }
        return !left.isByIdentity && asNSObject(first)?.isEqual(second) == true
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    /// The object, if its class derives from `NSObject`; a cast would wrap any other.
    private static func asNSObject(_ object: AnyObject) -> NSObject? {
        type(of: object) is NSObject.Type ? unsafeDowncast(object, to: NSObject.self) : nil
    }
}
