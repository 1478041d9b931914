import TimeLapse
import UniformTypeIdentifiers

/// The pasteboard for copying and pasting.
///
/// Each application, and so each test, has its own: it is empty at first. ``general`` may be stored, as in a static
/// property: it means the pasteboard of the test that runs at each use.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    private static let shared = UIPasteboard(of: nil)

    /// The pasteboard of the application: one object, with the content of the test that runs.
    open class var general: UIPasteboard { shared }

    /// The application whose pasteboard it is; `nil` for the current one at each use.
    private let owner: WeakReference<UIApplication>?

    private var application: UIApplication { owner?.object ?? .shared }

    /// The name of the pasteboard: the general one, as there are no others.
    open var name: Name { .general }

    init(of owner: WeakReference<UIApplication>?) {
        self.owner = owner
    }

    /// Increases with every change of the content.
    open var changeCount: Int { application.pasteboardContent.changeCount }

    /// The number of items.
    open var numberOfItems: Int { content.count }

    private var content: [PasteboardItem] {
        application.pasteboardContent.items(at: VirtualClock.current.date)
    }

    private func put(_ items: [PasteboardItem], until expirationDate: Date? = nil) {
        let (old, new) = (types(of: content), types(of: items))
        application.pasteboardContent.replace(by: items, until: expirationDate)
        application.notificationCenter.post(
            name: Self.changedNotification, object: Self.general,
            userInfo: [
                Self.changedTypesAddedUserInfoKey: new.filter { !old.contains($0) },
                Self.changedTypesRemovedUserInfoKey: old.filter { !new.contains($0) },
            ])
    }

    private func types(of items: [PasteboardItem]) -> [String] {
        var types: [String] = []
        for type in items.flatMap(\.types).map(\.identifier) where !types.contains(type) {
            types.append(type)
        }
        return types
    }

    // MARK: Strings

    /// The first text, also that of a URL; setting it replaces the content, with nothing if `nil`.
    open var string: String? {
        get { strings?.first }
        set { put(newValue.map { [.string($0)] } ?? []) }
    }

    /// All texts; `nil` if there is none. Setting them replaces the content.
    open var strings: [String]? {
        get { values(\.string) }
        set { put((newValue ?? []).map { .string($0) }) }
    }

    /// Whether there is any text.
    open var hasStrings: Bool { strings != nil }

    // MARK: Other values

    /// The first URL; setting it replaces the content, with nothing if `nil`.
    open var url: URL? {
        get { urls?.first }
        set { put(newValue.map { [.url($0)] } ?? []) }
    }

    /// All URLs; `nil` if there is none. Setting them replaces the content.
    open var urls: [URL]? {
        get { values(\.url) }
        set { put((newValue ?? []).map { .url($0) }) }
    }

    /// Whether there is any URL.
    open var hasURLs: Bool { urls != nil }

    /// The first image; setting it replaces the content, with nothing if `nil`.
    open var image: UIImage? {
        get { images?.first }
        set { put(newValue.map { [.image($0)] } ?? []) }
    }

    /// All images; `nil` if there is none. Setting them replaces the content.
    open var images: [UIImage]? {
        get { values(\.image) }
        set { put((newValue ?? []).map { .image($0) }) }
    }

    /// Whether there is any image.
    open var hasImages: Bool { images != nil }

    /// The first colour; setting it replaces the content, with nothing if `nil`.
    open var color: UIColor? {
        get { colors?.first }
        set { put(newValue.map { [.color($0)] } ?? []) }
    }

    /// All colours; `nil` if there is none. Setting them replaces the content.
    open var colors: [UIColor]? {
        get { values(\.color) }
        set { put((newValue ?? []).map { .color($0) }) }
    }

    /// Whether there is any colour.
    open var hasColors: Bool { colors != nil }

    private func values<Value>(_ value: (PasteboardItem) -> Value?) -> [Value]? {
        let values = content.compactMap(value)
        return values.isEmpty ? nil : values
    }

    // MARK: Items

    /// The items: values by the identifiers of their types. Setting them replaces the content.
    ///
    /// Values are texts, URLs, images, colours and data.
    open var items: [[String: Any]] {
        get { content.map(\.dictionary) }
        set { put(newValue.map { PasteboardItem($0) }) }
    }

    /// Replaces the items.
    ///
    /// - Parameters:
    ///   - items: values by the identifiers of their types.
    ///   - options: an expiration date of the virtual clock, if any.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        put(items.map { PasteboardItem($0) }, until: options[.expirationDate] as? Date)
    }

    /// Adds items to the others.
    open func addItems(_ items: [[String: Any]]) {
        put(content + items.map { PasteboardItem($0) }, until: application.pasteboardContent.expirationDate)
    }

    /// The items for other screens and applications. Setting them is ``setItemProviders(_:localOnly:expirationDate:)``.
    open var itemProviders: [NSItemProvider] {
        get { content.map(\.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Replaces the items by the data of providers, each in its first type; it is there one turn later.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        put([], until: expirationDate)
        for provider in itemProviders {
            guard let type = provider.registeredTypeIdentifiers.first else { continue }
            provider.loadDataRepresentation(forTypeIdentifier: type) { [weak self] data, _ in
                guard let data else { return }
                // Handlers of item providers are called on the main thread.
                MainActor.assumeIsolated { self?.addItems([[type: data]]) }
            }
        }
    }

    // MARK: Types

    /// The types of the first item.
    open var types: [String] { content.first?.types.map(\.identifier) ?? [] }

    /// The types of the items at indices; of all items if `nil`.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        items(itemSet).map { $0.types.map(\.identifier) }
    }

    /// Returns whether the first item has one of the types, or one that conforms to it.
    open func contains(pasteboardTypes: [String]) -> Bool {
        content.first.map { Self.has($0, pasteboardTypes) } ?? false
    }

    /// Returns whether each of the items at indices has one of the types; of all items if `nil`.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        let items = items(itemSet)
        return !items.isEmpty && items.allSatisfy { Self.has($0, pasteboardTypes) }
    }

    /// Returns the indices of the items that have one of the types; `nil` if there is none.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let found = content.indices.filter { Self.has(content[$0], pasteboardTypes) }
        return found.isEmpty ? nil : IndexSet(found)
    }

    private static func has(_ item: PasteboardItem, _ types: [String]) -> Bool {
        types.contains { item.has(UTType(importedAs: $0)) }
    }

    private func items(_ set: IndexSet?) -> [PasteboardItem] {
        let content = content
        guard let set else { return content }
        return set.filter { content.indices.contains($0) }.map { content[$0] }
    }

    // MARK: Values by type

    /// Returns the data of a type of the first item; a text, a URL and an image are written as such.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        content.first?.data(UTType(importedAs: pasteboardType))
    }

    /// Returns the data of a type of the items at indices; of all items if `nil`.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        items(itemSet).compactMap { $0.data(UTType(importedAs: pasteboardType)) }
    }

    /// Returns the value of a type of the first item.
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        content.first?.value(UTType(importedAs: pasteboardType))
    }

    /// Returns the values of a type of the items at indices; of all items if `nil`.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        items(itemSet).compactMap { $0.value(UTType(importedAs: pasteboardType)) }
    }

    /// Replaces the content by data of a type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        put([PasteboardItem([pasteboardType: data])])
    }

    /// Replaces the content by a value of a type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        put([PasteboardItem([pasteboardType: value])])
    }
}
