import TimeLapse

extension String {
    /// The key of a text, with the values that are filled in.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
        let key: String
        private let arguments: [FormatArgument]

        /// Makes a key without values.
        public init(_ value: String) {
            self.init(stringLiteral: value)
        }

        /// Makes a key without values.
        public init(stringLiteral value: String) {
            key = value
            arguments = []
        }

        /// Makes a key with values.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// Returns the text for the key in the device's language, as `String(localized:)` does.
        ///
        /// - Parameters:
        ///   - key: the key, if it is not the text itself.
        ///   - locale: the locale of numbers.
        public func localized(
            key: String? = nil, table: String? = nil, bundle: Bundle = .main, locale: Locale = .current
        ) -> String {
            DeviceLanguage.current.text(
                forKey: key ?? self.key, value: self.key, table: table, in: bundle, arguments: arguments,
                locale: locale)
        }
    }
}
