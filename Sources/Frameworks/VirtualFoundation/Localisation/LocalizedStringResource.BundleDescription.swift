extension LocalizedStringResource {
    /// Where the bundle of a resource is.
    public enum BundleDescription: Hashable, Sendable {
        /// The main bundle.
        case main
        /// The bundle of a class.
        case forClass(AnyClass)
        /// The bundle in a folder.
        case atURL(URL)

        /// The bundle; the main one if there is none in the folder.
        var bundle: Bundle {
            switch self {
            case .main: .main
            case .forClass(let aClass): Bundle(for: aClass)
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }

        /// Whether two describe the same bundle in the same way.
        public static func == (one: Self, other: Self) -> Bool {
            switch (one, other) {
            case (.main, .main): true
            case (.forClass(let one), .forClass(let other)): one == other
            case (.atURL(let one), .atURL(let other)): one == other
            default: false
            }
        }

        /// Adds what describes the bundle to a hasher.
        public func hash(into hasher: inout Hasher) {
            switch self {
            case .main: hasher.combine(0)
            case .forClass(let aClass): hasher.combine(ObjectIdentifier(aClass))
            case .atURL(let url): hasher.combine(url)
            }
        }
    }
}
