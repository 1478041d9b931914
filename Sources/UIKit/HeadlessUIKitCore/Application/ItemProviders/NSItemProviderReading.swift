import UniformTypeIdentifiers

/// A type whose values are read from the data of an ``NSItemProvider``.
public protocol NSItemProviderReading: SendableMetatype {
    /// The types of data that it is read from, the preferred one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Returns the value that data of a type stands for.
    ///
    /// - Throws: an error for data that is not of the type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
