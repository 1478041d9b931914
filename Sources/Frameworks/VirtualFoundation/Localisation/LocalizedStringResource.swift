/// A text to be looked up later: its key, and where its table is.
///
/// ```swift
/// let title: LocalizedStringResource = "Settings"
/// label.text = String(localized: title)
/// ```
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The key in the table.
    public let key: String
    /// The text if there is none for the key, and the values for both.
    public let defaultValue: String.LocalizationValue
    /// The name of the file with the texts; `Localizable` if `nil`.
    public let table: String?
    /// The locale of numbers.
    public var locale: Locale
    /// The bundle with the table.
    public let bundle: BundleDescription

    /// Makes a resource whose key is also the text if there is none for it.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (key, defaultValue) = (keyAndValue.key, keyAndValue)
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    /// Makes a resource whose key is also the text if there is none for it.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
    }

    /// Makes a resource with a key and the text if there is none for it.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue) = ("\(key)", defaultValue)
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    /// Makes a resource with a key and the text if there is none for it.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(
            key, defaultValue: defaultValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
    }

    /// Makes a resource of the main bundle without values.
    public init(stringLiteral value: String) {
        self.init(String.LocalizationValue(value))
    }

    /// Makes a resource of the main bundle with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// Returns the text in the device's language, as `String(localized:)` does.
    ///
    /// - Parameter mainBundle: the bundle that is the main one.
    public func localized(mainBundle: Bundle = .main) -> String {
        defaultValue.localized(
            key: key, table: table, bundle: bundle == .main ? mainBundle : bundle.bundle, locale: locale)
    }
}
