import UniformTypeIdentifiers

/// The class of extensions of file names.
public let kUTTagClassFilenameExtension: CFString = UTTagClass.filenameExtension.rawValue
/// The class of MIME types.
public let kUTTagClassMIMEType: CFString = UTTagClass.mimeType.rawValue

/// A text that a function of Core Foundation returns, which Swift code takes over.
public struct UnmanagedText: Sendable {
    private let text: CFString

    init(_ text: CFString) {
        self.text = text
    }

    /// Returns the text.
    public func takeRetainedValue() -> CFString { text }

    /// Returns the text.
    public func takeUnretainedValue() -> CFString { text }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a type conforms to another one, or is it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    UTType(importedAs: inUTI).conforms(to: UTType(importedAs: inConformsToUTI))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether two types are the same.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    inUTI1.lowercased() == inUTI2.lowercased()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the identifier of the type of an extension or of a MIME type.
///
/// - Parameters:
///   - inTagClass: ``kUTTagClassFilenameExtension`` or ``kUTTagClassMIMEType``.
///   - inTag: the extension or the MIME type.
///   - inConformingToUTI: a type that it conforms to; any if `nil`.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedText? {
    UTType(
        tag: inTag, tagClass: UTTagClass(rawValue: inTagClass),
        conformingTo: inConformingToUTI.map { UTType(importedAs: $0) }
    ).map { UnmanagedText($0.identifier) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the usual extension or MIME type of a type; `nil` for none.
///
/// - Parameters:
///   - inUTI: the identifier of the type.
///   - inTagClass: ``kUTTagClassFilenameExtension`` or ``kUTTagClassMIMEType``.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> UnmanagedText? {
    UTType(importedAs: inUTI).tags[UTTagClass(rawValue: inTagClass)]?.first.map(UnmanagedText.init)
}
