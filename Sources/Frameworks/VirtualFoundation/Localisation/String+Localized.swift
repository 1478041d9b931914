import TimeLapse

extension String {
    /// Makes the text for a key in the device's language, as `NSLocalizedString` does.
    ///
    /// Interpolated values are no part of the key: that of `"\(count) of \(name)"` is `%lld of %@`. If the text has
    /// plural rules, its form is that for the values.
    ///
    /// ```swift
    /// title = String(localized: "Settings")
    /// ```
    ///
    /// - Parameters:
    ///   - keyAndValue: the key, which is also the text if there is none for it.
    ///   - table: the name of the file with the texts; `Localizable` if `nil` or empty.
    ///   - bundle: the bundle with the tables; the main one if `nil`.
    ///   - locale: the locale of numbers. The text is in the device's language.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.localized(table: table, bundle: bundle ?? .main, locale: locale)
    }

    /// Makes the text for a key in the device's language.
    ///
    /// ```swift
    /// label.text = String(localized: "cart.count", defaultValue: "\(count) articles")
    /// ```
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - defaultValue: the text if there is none for the key, and the values for both.
    ///   - table: the name of the file with the texts; `Localizable` if `nil` or empty.
    ///   - bundle: the bundle with the tables; the main one if `nil`.
    ///   - locale: the locale of numbers. The text is in the device's language.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.localized(key: "\(key)", table: table, bundle: bundle ?? .main, locale: locale)
    }

    /// Makes the text of a resource, in the device's language.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = resource.localized()
    }
}
