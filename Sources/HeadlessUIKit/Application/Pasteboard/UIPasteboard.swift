import Foundation

/// The pasteboard for copying and pasting.
///
/// Each application, and so each test, has its own: it is empty at first.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
    /// The current application's pasteboard.
    public static var general: UIPasteboard { UIApplication.shared.pasteboard }

    private var content: [Item] = []
    private let notificationCenter: NotificationCenter

    private enum Item {
        case string(String)
        case url(URL)
        case image(UIImage)
        case color(UIColor)
    }

    init(_ notificationCenter: NotificationCenter) {
        self.notificationCenter = notificationCenter
    }

    /// Posted when the content of the pasteboard, the notification's object, changed.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// Increases with every change of the content.
    public private(set) var changeCount = 0

    /// The number of items.
    public var numberOfItems: Int { content.count }

    private func put(_ items: [Item]) {
        content = items
        changeCount += 1
        notificationCenter.post(name: Self.changedNotification, object: self)
    }

    // MARK: Strings

    /// The first text, also that of a URL; setting it replaces the content, with nothing if `nil`.
    public var string: String? {
        get { strings?.first }
        set { put(newValue.map { [.string($0)] } ?? []) }
    }

    /// All texts; `nil` if there is none. Setting them replaces the content.
    public var strings: [String]? {
        get {
            let strings = content.compactMap { item in
                switch item {
                case .string(let string): string
                case .url(let url): url.absoluteString
                default: nil
                }
            }
            return strings.isEmpty ? nil : strings
        }
        set { put((newValue ?? []).map { .string($0) }) }
    }

    /// Whether there is any text.
    public var hasStrings: Bool { strings != nil }

    // MARK: Other values

    /// The first URL; setting it replaces the content, with nothing if `nil`.
    public var url: URL? {
        get { urls?.first }
        set { put(newValue.map { [.url($0)] } ?? []) }
    }

    /// All URLs; `nil` if there is none. Setting them replaces the content.
    public var urls: [URL]? {
        get { values { if case .url(let url) = $0 { url } else { nil } } }
        set { put((newValue ?? []).map { .url($0) }) }
    }

    /// Whether there is any URL.
    public var hasURLs: Bool { urls != nil }

    /// The first image; setting it replaces the content, with nothing if `nil`.
    public var image: UIImage? {
        get { images?.first }
        set { put(newValue.map { [.image($0)] } ?? []) }
    }

    /// All images; `nil` if there is none. Setting them replaces the content.
    public var images: [UIImage]? {
        get { values { if case .image(let image) = $0 { image } else { nil } } }
        set { put((newValue ?? []).map { .image($0) }) }
    }

    /// Whether there is any image.
    public var hasImages: Bool { images != nil }

    /// The first colour; setting it replaces the content, with nothing if `nil`.
    public var color: UIColor? {
        get { colors?.first }
        set { put(newValue.map { [.color($0)] } ?? []) }
    }

    /// All colours; `nil` if there is none. Setting them replaces the content.
    public var colors: [UIColor]? {
        get { values { if case .color(let color) = $0 { color } else { nil } } }
        set { put((newValue ?? []).map { .color($0) }) }
    }

    /// Whether there is any colour.
    public var hasColors: Bool { colors != nil }

    private func values<Value>(_ value: (Item) -> Value?) -> [Value]? {
        let values = content.compactMap(value)
        return values.isEmpty ? nil : values
    }
}
