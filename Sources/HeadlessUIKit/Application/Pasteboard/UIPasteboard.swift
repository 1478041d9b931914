import Foundation

/// Where what is copied waits to be pasted.
///
/// Each application has one, and so each test: it is empty at first.
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

    /// Posted when something else is on the pasteboard, which is the notification's object.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// Grows with every change to what is on the pasteboard.
    public private(set) var changeCount = 0

    /// How many items there are.
    public var numberOfItems: Int { content.count }

    private func put(_ items: [Item]) {
        content = items
        changeCount += 1
        notificationCenter.post(name: Self.changedNotification, object: self)
    }

    // MARK: Strings

    /// The first text there is, be it that of a URL; setting it replaces all there is, with nothing if `nil`.
    public var string: String? {
        get { strings?.first }
        set { put(newValue.map { [.string($0)] } ?? []) }
    }

    /// All texts there are; `nil` if there is none. Setting them replaces all there is.
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

    /// The first URL there is; setting it replaces all there is, with nothing if `nil`.
    public var url: URL? {
        get { urls?.first }
        set { put(newValue.map { [.url($0)] } ?? []) }
    }

    /// All URLs there are; `nil` if there is none. Setting them replaces all there is.
    public var urls: [URL]? {
        get { values { if case .url(let url) = $0 { url } else { nil } } }
        set { put((newValue ?? []).map { .url($0) }) }
    }

    /// Whether there is any URL.
    public var hasURLs: Bool { urls != nil }

    /// The first picture there is; setting it replaces all there is, with nothing if `nil`.
    public var image: UIImage? {
        get { images?.first }
        set { put(newValue.map { [.image($0)] } ?? []) }
    }

    /// All pictures there are; `nil` if there is none. Setting them replaces all there is.
    public var images: [UIImage]? {
        get { values { if case .image(let image) = $0 { image } else { nil } } }
        set { put((newValue ?? []).map { .image($0) }) }
    }

    /// Whether there is any picture.
    public var hasImages: Bool { images != nil }

    /// The first colour there is; setting it replaces all there is, with nothing if `nil`.
    public var color: UIColor? {
        get { colors?.first }
        set { put(newValue.map { [.color($0)] } ?? []) }
    }

    /// All colours there are; `nil` if there is none. Setting them replaces all there is.
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
