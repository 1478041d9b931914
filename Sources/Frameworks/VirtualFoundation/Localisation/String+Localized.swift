import TimeLapse

extension String {
    /// Makes the text for a key in the device's language, as `NSLocalizedString` does.
    ///
    /// Interpolated values are no part of the key: that of `"\(count) of \(name)"` is `%lld of %@`.
    ///
    /// ```swift
    /// title = String(localized: "Settings")
    /// ```
    ///
    /// - Parameters:
    ///   - keyAndValue: the key, which is also the text if there is none for it.
    ///   - bundle: the bundle with the tables; the main one if `nil`.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self = keyAndValue.localized(table: table, bundle: bundle ?? .main)
    }

    /// The key of a text, with the values that are filled in.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
        let key: String
        private let arguments: [String]

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

        /// The parts of a key with values.
        public struct StringInterpolation: StringInterpolationProtocol {
            var key = ""
            var arguments: [String] = []

            /// Makes an empty key.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Adds a part of the key; a percent sign is doubled, as in a format.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }

            /// Adds the placeholder of a text.
            public mutating func appendInterpolation(_ value: String) { append(value, "%@") }

            /// Adds the placeholder of a whole number.
            public mutating func appendInterpolation(_ value: Int) { append("\(value)", "%lld") }

            /// Adds the placeholder of a number, which is shown with six digits.
            public mutating func appendInterpolation(_ value: Double) {
                append(String(format: "%f", value), "%lf")
            }

            private mutating func append(_ text: String, _ placeholder: String) {
                key += placeholder
                arguments.append(text)
            }
        }

        /// Returns the text for the key in the device's language, as `String(localized:)` does.
        public func localized(table: String? = nil, bundle: Bundle = .main) -> String {
            filled(NSLocalizedString(key, tableName: table, bundle: bundle, comment: ""))
        }

        /// Returns a text with the values in place of its placeholders, which may be numbered.
        func filled(_ text: String) -> String {
            guard !arguments.isEmpty else { return text }
            var result = ""
            var next = 0
            var rest = text[...]
            while let percent = rest.firstIndex(of: "%") {
                result += rest[..<percent]
                rest = rest[rest.index(after: percent)...]
                if rest.first == "%" {
                    result += "%"
                    rest.removeFirst()
                    continue
                }
                var index = next
                let digits = rest.prefix { $0.isNumber }
                if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
                    index = number - 1
                    rest = rest.dropFirst(digits.count + 1)
                } else {
                    next += 1
                }
                rest = rest.drop { $0 == "l" }.dropFirst()
                if arguments.indices.contains(index) { result += arguments[index] }
            }
            return result + rest
        }
    }
}
