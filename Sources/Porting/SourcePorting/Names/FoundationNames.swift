/// Names that Foundation brings, and the C library with it.
enum FoundationNames {
    /// Modules that bring Foundation with them.
    static let modules = AppleModules.withUIKit.union(AppleModules.systemLibraries)
        .union(["Foundation", "QuartzCore", "XCTest"])
    private static let types: Set<String> = [
        "AttributedString", "BlockOperation", "Bundle", "ByteCountFormatter", "CGFloat", "CGPoint", "CGRect",
        "CGSize", "Calendar", "CharacterSet", "CocoaError", "CustomNSError", "Data", "Date", "DateComponents",
        "DateComponentsFormatter", "DateFormatter", "DateInterval", "DateIntervalFormatter", "Decimal",
        "FileAttributeKey", "FileHandle", "FileManager", "Formatter", "ISO8601DateFormatter", "IndexPath",
        "IndexSet", "InputStream", "JSONDecoder", "JSONEncoder", "JSONSerialization", "LengthFormatter",
        "Locale", "LocalizedError", "MassFormatter", "Measurement", "MeasurementFormatter", "Notification",
        "NumberFormatter", "Operation", "OutputStream", "PersonNameComponents",
        "PersonNameComponentsFormatter", "Pipe", "Progress", "PropertyListDecoder", "PropertyListEncoder",
        "PropertyListSerialization", "RelativeDateTimeFormatter", "Scanner", "SortDescriptor", "TimeInterval",
        "TimeZone", "URL", "URLComponents", "URLError", "URLQueryItem", "URLResourceKey", "URLResourceValues",
        "UUID", "XMLParser", "XMLParserDelegate",
    ]
    private static let functions: Set<String> = [
        "acos", "asin", "atan", "atan2", "ceil", "cos", "exp", "fabs", "floor", "fmod", "hypot", "log",
        "log10", "log2", "pow", "round", "sin", "sqrt", "tan", "trunc",
    ]

    /// Whether a name is one of Foundation's types, or of its own functions and constants such as `NSLog`.
    static func contains(_ name: String) -> Bool {
        types.contains(name) || name.hasPrefix("NS") && name.dropFirst(2).first?.isUppercase ?? false
    }

    /// Whether a function of mathematics is called at a token.
    static func isFunction(_ index: Int, _ file: ParsedFile) -> Bool {
        functions.contains(file.code[index].text) && file.closingParenthesis(behind: index) != nil
            && !file.isPunctuation(".", at: index - 1) && !file.isWord("func", at: index - 1)
    }
}
