import Foundation

/// A type of data, such as a picture in JPEG.
///
/// ```swift
/// let type = UTType(filenameExtension: "jpg")
/// type == .jpeg && type.conforms(to: .image)
/// type.preferredMIMEType // "image/jpeg"
/// ```
///
/// The types are those that the system declares, about a hundred; an application's own are made by
/// ``init(exportedAs:conformingTo:)``. An extension that no type has makes a dynamic type, as on a device.
public struct UTType: Sendable {
    /// The identifier, such as `public.jpeg`.
    public let identifier: String
    private let parents: [UTType]
    /// The names of the type outside of the system.
    public let tags: [UTTagClass: [String]]

    private init(_ identifier: String, _ parents: [UTType], _ tags: [UTTagClass: [String]]) {
        (self.identifier, self.parents, self.tags) = (identifier, parents, tags)
    }

    /// Makes a type that the system declares; it must stand in one of the lists of `declared`, too.
    static func declared(
        _ identifier: String, _ parents: [UTType] = [], extensions: [String] = [], mimeTypes: [String] = []
    ) -> UTType {
        let tags: [UTTagClass: [String]] = [.filenameExtension: extensions, .mimeType: mimeTypes]
        return UTType(identifier, parents, tags.filter { !$0.value.isEmpty })
    }

    /// The types that the system declares, in an order in which the usual type of a tag comes first.
    private static let declared = items + texts + images + recordings + documents
    private static let byIdentifier = Dictionary(uniqueKeysWithValues: declared.map { ($0.identifier, $0) })

    /// Returns the type with an identifier; `nil` if the system declares none.
    public init?(_ identifier: String) {
        guard let type = Self.byIdentifier[identifier] else { return nil }
        self = type
    }

    /// Makes a type that the application declares itself.
    ///
    /// - Parameters:
    ///   - identifier: the identifier, such as `com.example.note`.
    ///   - parentType: the type that it conforms to; data if `nil`.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self = Self.byIdentifier[identifier] ?? UTType(identifier, [parentType ?? .data], [:])
    }

    /// Makes a type that another application declares.
    ///
    /// - Parameters:
    ///   - identifier: the identifier, such as `com.example.note`.
    ///   - parentType: the type that it conforms to; data if `nil`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    // MARK: Tags

    /// Returns the type of an extension of file names, without its dot; a dynamic type if the system knows none.
    ///
    /// - Parameters:
    ///   - filenameExtension: the extension; its case does not matter.
    ///   - supertype: a type that it conforms to.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Returns the type of a MIME type; a dynamic type if the system knows none.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Returns the type of a name outside of the system; a dynamic type if the system knows none.
    ///
    /// - Parameters:
    ///   - tag: the name; its case does not matter.
    ///   - tagClass: the kind of the name.
    ///   - supertype: a type that it conforms to; any if `nil`.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        if let type = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
            self = type
            return
        }
        let digits = tag.lowercased().utf8.map { String($0, radix: 16) }.joined()
        self.init(
            "dyn.\(tagClass == .mimeType ? "b" : "a")\(digits)", [supertype ?? .data], [tagClass: [tag]])
    }

    /// Returns the types of a name outside of the system, the usual one first.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        return declared.filter { type in
            type.tags[tagClass]?.contains(tag) == true && supertype.map { type.conforms(to: $0) } ?? true
        }
    }

    /// The extension that files of the type usually have, without the dot; `nil` for none.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The usual MIME type; `nil` for none.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    // MARK: Conformance

    /// The types that it conforms to, directly or not.
    public var supertypes: Set<UTType> {
        var (found, rest): (Set<UTType>, [UTType]) = ([], parents)
        while let type = rest.popLast() {
            if found.insert(type).inserted { rest += type.parents }
        }
        return found
    }

    /// Returns whether it is a type, or conforms to it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Returns whether it conforms to a type, and is another one.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    /// Returns whether a type conforms to it, and is another one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    // MARK: Kinds

    /// Whether it stands for a name that the system knows no type for.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Whether the system or an application declares it.
    public var isDeclared: Bool { !isDynamic }

    /// Whether it is one of the common types, whose identifiers begin with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// A description for people; `nil`, as the system's texts are not here.
    public var localizedDescription: String? { nil }
}

extension UTType: Hashable {
    /// Whether both have the same identifier.
    public static func == (first: UTType, second: UTType) -> Bool { first.identifier == second.identifier }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
}

extension UTType: Codable {
    /// Reads the identifier.
    public init(from decoder: any Decoder) throws {
        self.init(exportedAs: try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
