import UniformTypeIdentifiers

/// A value of the framework that an item provider and the pasteboard carry.
protocol ItemProviderValue: NSItemProviderReading, NSItemProviderWriting {
    static var itemTypes: [UTType] { get }
    /// The value that data of one of the types stands for; `nil` if it is none.
    static func value(of data: Data) -> Self?
    var itemData: Data? { get }
}

extension ItemProviderValue {
    /// The types of data that it is read from.
    public static var readableTypeIdentifiersForItemProvider: [String] { itemTypes.map(\.identifier) }

    /// The types of data that it is written as.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        itemTypes.prefix(1).map(\.identifier)
    }

    /// Returns the value that data stands for.
    ///
    /// - Throws: an error for data that is not of the type.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let value = value(of: data) else {
            throw NSItemProvider.failure(.itemUnavailableError, "The data is not of \(typeIdentifier).")
        }
        return value
    }

    /// Calls the handler with the value as data.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(itemData, nil)
        return nil
    }
}

extension String: ItemProviderValue {
    static var itemTypes: [UTType] { [.utf8PlainText, .plainText, .text] }
    static func value(of data: Data) -> String? { String(data: data, encoding: .utf8) }
    var itemData: Data? { Data(utf8) }
}

extension NSString: ItemProviderValue {
    static var itemTypes: [UTType] { String.itemTypes }
    static func value(of data: Data) -> Self? {
        String(data: data, encoding: .utf8).flatMap { NSString(string: $0) as? Self }
    }
    var itemData: Data? { Data((self as String).utf8) }
}

extension URL: ItemProviderValue {
    static var itemTypes: [UTType] { [.url, .fileURL] }
    static func value(of data: Data) -> URL? {
        String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
    }
    var itemData: Data? { Data(absoluteString.utf8) }
}

extension NSURL: ItemProviderValue {
    static var itemTypes: [UTType] { URL.itemTypes }
    static func value(of data: Data) -> Self? { URL.value(of: data).flatMap { ($0 as NSURL) as? Self } }
    var itemData: Data? { Data(absoluteString.utf8) }
}

extension UIImage: ItemProviderValue {
    static var itemTypes: [UTType] { [.png, .jpeg, .gif, .image] }
    static func value(of data: Data) -> Self? { UIImage(data: data).flatMap { $0 as? Self } }
    var itemData: Data? { pngData() }
}

extension UIColor: ItemProviderValue {
    static let colorType = UTType(exportedAs: "com.apple.uikit.color")
    static var itemTypes: [UTType] { [colorType] }
    static func value(of data: Data) -> Self? {
        let parts = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Double($0) }
        guard parts.count == 4 else { return nil }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) as? Self
    }
    var itemData: Data? {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return Data("\(red) \(green) \(blue) \(alpha)".utf8)
    }
}
