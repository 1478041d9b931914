import UniformTypeIdentifiers

/// An item of the pasteboard: values by type, the preferred type first.
struct PasteboardItem {
    private(set) var values: [(type: UTType, value: Any)]

    init(_ values: [(type: UTType, value: Any)]) {
        self.values = values
    }

    /// Makes an item from values by type; a dictionary has no order, so that of the types' names is taken.
    init(_ dictionary: [String: Any]) {
        values = dictionary.sorted { $0.key < $1.key }.map { (UTType(importedAs: $0.key), $0.value) }
    }

    static func string(_ string: String) -> PasteboardItem { PasteboardItem([(.utf8PlainText, string)]) }
    static func url(_ url: URL) -> PasteboardItem { PasteboardItem([(.url, url)]) }
    static func image(_ image: UIImage) -> PasteboardItem { PasteboardItem([(.png, image)]) }
    static func color(_ color: UIColor) -> PasteboardItem { PasteboardItem([(UIColor.colorType, color)]) }

    var types: [UTType] { values.map(\.type) }
    var dictionary: [String: Any] {
        Dictionary(values.map { ($0.type.identifier, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    func has(_ type: UTType) -> Bool { types.contains { $0.conforms(to: type) } }

    func value(_ type: UTType) -> Any? { values.first { $0.type.conforms(to: type) }?.value }

    func data(_ type: UTType) -> Data? {
        switch value(type) {
        case let data as Data: data
        case let value as any ItemProviderValue: value.itemData
        default: nil
        }
    }

    // MARK: Values

    var string: String? {
        decoded(.text, String.self) ?? url?.absoluteString
    }

    var url: URL? { decoded(.url, URL.self) ?? (value(.url) as? String).flatMap { URL(string: $0) } }
    var image: UIImage? { decoded(.image, UIImage.self) }
    var color: UIColor? { decoded(UIColor.colorType, UIColor.self) }

    private func decoded<Value: ItemProviderValue>(_ type: UTType, _ class: Value.Type) -> Value? {
        switch value(type) {
        case let value as Value: value
        case let data as Data: Value.value(of: data)
        default: nil
        }
    }

    @MainActor var provider: NSItemProvider {
        let provider = NSItemProvider()
        for (type, value) in values {
            if let object = value as? any NSItemProviderWriting {
                provider.registerObject(object, visibility: .all)
            } else if let data = value as? Data {
                provider.registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) {
                    $0(data, nil)
                    return nil
                }
            }
        }
        return provider
    }
}
