import Foundation

// Apple's Foundation has these; on Linux it archives objects alone.
extension NSKeyedArchiver {
    /// Archives a value for a key; `decodeDecodable(_:forKey:)` of an unarchiver reads it.
    ///
    /// - Throws: what the value's encoding throws.
    public func encodeEncodable<Value: Encodable>(_ value: Value, forKey key: String) throws {
        // A property list has a collection at its top.
        encode(try PropertyListEncoder().encode([value]) as NSData, forKey: key)
    }
}

extension NSKeyedUnarchiver {
    /// Returns the value that was archived for a key; `nil` if there is none, or one of another type.
    public func decodeDecodable<Value: Decodable>(_ type: Value.Type, forKey key: String) -> Value? {
        try? decodeTopLevelDecodable(type, forKey: key)
    }

    /// Returns the value that was archived for a key; `nil` if there is none.
    ///
    /// - Throws: what the value's decoding throws, such as for one of another type.
    public func decodeTopLevelDecodable<Value: Decodable>(
        _ type: Value.Type, forKey key: String
    ) throws -> Value? {
        guard containsValue(forKey: key), let data = decodeObject(of: NSData.self, forKey: key)
        else { return nil }
        return try PropertyListDecoder().decode([Value].self, from: data as Data).first
    }
}
