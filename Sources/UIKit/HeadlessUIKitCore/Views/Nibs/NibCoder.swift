import Foundation

/// The coder that objects of nibs are made with: it holds what the file says of one object.
///
/// The nearest class of the framework has the object filled at the end of its `init?(coder:)`, so that an application's
/// subclass finds everything there after `super.init(coder:)`. To an application that asks it for values of its own, it
/// holds none.
package final class NibCoder: NSCoder {
    /// What the object's class needs in order to make it, such as a table's style.
    private let construction: Any?
    private let content: @MainActor (AnyObject) -> Void
    /// Whether the object has got what the file says of it.
    @MainActor private var isFilled = false

    /// Makes a coder.
    ///
    /// - Parameters:
    ///   - construction: what the object's class needs in order to make it.
    ///   - content: gives the object what the file says of it.
    package init(construction: Any? = nil, content: @escaping @MainActor (AnyObject) -> Void = { _ in }) {
        self.construction = construction
        self.content = content
    }

    /// What a class needs to make an object, if the coder is that of a nib and has it.
    package static func construction<Value>(_ coder: NSCoder, as type: Value.Type = Value.self) -> Value? {
        (coder as? NibCoder)?.construction as? Value
    }

    /// Gives an object what the file says of it, unless it has got it already.
    @MainActor
    package func decode(into object: AnyObject) {
        guard !isFilled else { return }
        isFilled = true
        content(object)
    }

    // What an application's class may ask for: there are no values of its own in a nib.

    package override var allowsKeyedCoding: Bool { true }
    package override func containsValue(forKey key: String) -> Bool { false }
    package override func decodeObject() -> Any? { nil }
    package override func decodeObject(forKey key: String) -> Any? { nil }
    package override func decodeObject<Decoded: NSObject & NSCoding>(
        of cls: Decoded.Type, forKey key: String
    ) -> Decoded? { nil }
    package override func decodePropertyList(forKey key: String) -> Any? { nil }
    package override func decodeBool(forKey key: String) -> Bool { false }
    package override func decodeInteger(forKey key: String) -> Int { 0 }
    package override func decodeInt32(forKey key: String) -> Int32 { 0 }
    package override func decodeInt64(forKey key: String) -> Int64 { 0 }
    package override func decodeFloat(forKey key: String) -> Float { 0 }
    package override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
    /// Has the coder of a nib give an object what the file says of it; another coder does nothing.
    @MainActor
    package final func fill(_ object: AnyObject) {
        (self as? NibCoder)?.decode(into: object)
    }
}
