import FailureReporting
import Foundation

extension NSAttributedString {
    /// Reads a document: HTML or plain text.
    ///
    /// Of HTML it reads what texts have: paragraphs, headings, lists, line breaks, links, bold, italic, underlined
    /// and other inline text, `font`, and styles of colour, font, alignment and the like, inline or by a tag, class
    /// or identifier. Text without a font is of 12 points in Times New Roman, as in UIKit. See "What is not there"
    /// for the rest.
    ///
    /// - Parameters:
    ///   - options: the format, and the encoding of the text.
    ///   - dict: receives the format.
    /// - Throws: an error for a format that is not read here, which is also a warning.
    /// - Complexity: O(*n*) in the bytes of the document.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = TextDocument(data, options)
        let text = try document.read()
        dict?.pointee = NSDictionary(
            dictionary: ["DocumentType": document.type.rawValue] as [String: Any])
        self.init(attributedString: text)
    }

    /// Reads a document of a file; see ``init(data:options:documentAttributes:)``.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }
}

/// The data of a document, with what is known of it.
struct TextDocument {
    let type: NSAttributedString.DocumentType
    private let data: Data
    private let encoding: String.Encoding?
    private let attributes: [NSAttributedString.Key: Any]

    init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) {
        self.data = data
        attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        encoding = Self.encoding(options[.characterEncoding])
        switch options[.documentType] {
        case let type as NSAttributedString.DocumentType: self.type = type
        case let name as String: type = NSAttributedString.DocumentType(rawValue: name)
        default: type = Self.type(of: data)
        }
    }

    private static func encoding(_ value: Any?) -> String.Encoding? {
        switch value {
        case let value as String.Encoding: value
        case let value as UInt: String.Encoding(rawValue: value)
        case let value as Int where value >= 0: String.Encoding(rawValue: UInt(value))
        case let value as NSNumber: String.Encoding(rawValue: value.uintValue)
        default: nil
        }
    }

    private static func type(of data: Data) -> NSAttributedString.DocumentType {
        let start = String(decoding: data.prefix(100), as: UTF8.self).lowercased()
            .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") { return .html }
        return start.hasPrefix("{\\rtf") ? .rtf : .plain
    }

    func read() throws -> NSAttributedString {
        switch type {
        case .html: return HTMLReader.text(of: decoded(HTMLReader.encoding(of: data)))
        case .plain: return NSAttributedString(string: decoded(.utf8), attributes: attributes)
        default:
            let failure = DocumentFailure.notRead(type.rawValue)
            failure.recordAsLog()
            throw failure
        }
    }

    private func decoded(_ usual: String.Encoding) -> String {
        let encoding = encoding ?? usual
        if encoding != .utf8, let text = String(data: data, encoding: encoding) { return text }
        if encoding == .windowsCP1252 { return String(data: data, encoding: .isoLatin1) ?? "" }
        let text = String(decoding: data, as: UTF8.self)
        return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    }
}

/// A document that is not read.
struct DocumentFailure: DescribedFailure, LocalizedError {
    let description: String

    var errorDescription: String? { description }

    static func notRead(_ type: String) -> Self {
        Self("A document of the type \(type) is not read here. NSAttributedString reads .html and .plain.")
    }
}
