import TimeLapse

extension String.LocalizationValue {
    /// The parts of a key with values. Each value stands in the key as the placeholder of its type.
    public struct StringInterpolation: StringInterpolationProtocol {
        private(set) var key = ""
        private(set) var arguments: [FormatArgument] = []

        /// Makes an empty key.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds a part of the key; a percent sign is doubled, as in a format.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacing("%", with: "%%")
        }

        /// Adds a text: `%@`.
        public mutating func appendInterpolation(_ value: String) { append(.text(value), "%@") }

        /// Adds a whole number: `%lld` for an `Int`, `%llu` for a `UInt`, `%d` and `%u` for smaller types.
        public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
            let letter = Value.isSigned ? "d" : "u"
            appendInterpolation(value, specifier: Value.bitWidth < 64 ? "%\(letter)" : "%ll\(letter)")
        }

        /// Adds a whole number with a placeholder, such as `%04lld`.
        public mutating func appendInterpolation<Value: FixedWidthInteger>(
            _ value: Value, specifier: String
        ) {
            append(
                Value.isSigned ? .integer(Int64(clamping: value)) : .unsigned(UInt64(clamping: value)),
                specifier)
        }

        /// Adds a number, which is shown with six digits: `%lf`, or `%f` for a `Float`.
        public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
            appendInterpolation(value, specifier: Value.self == Float.self ? "%f" : "%lf")
        }

        /// Adds a number with a placeholder, such as `%.2f`.
        public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
            _ value: Value, specifier: String
        ) {
            append(.decimal(Double(value)), specifier)
        }

        /// Adds a value as a format style shows it now: `%@`.
        public mutating func appendInterpolation<Style: FormatStyle>(
            _ value: Style.FormatInput, format: Style
        ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
            append(.text(format.format(value)), "%@")
        }

        /// Adds an object as a formatter shows it, or as its description: `%@`.
        public mutating func appendInterpolation(_ subject: NSObject, formatter: Formatter? = nil) {
            append(.text(formatter?.string(for: subject) ?? "\(subject)"), "%@")
        }

        /// Adds a value, such as a date, as a formatter shows it, or as its description: `%@`.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            append(.text(formatter?.string(for: subject) ?? "\(subject)"), "%@")
        }

        /// Adds the text of a resource in the device's language: `%@`.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            append(.text(String(localized: resource)), "%@")
        }

        private mutating func append(_ argument: FormatArgument, _ placeholder: String) {
            key += placeholder
            arguments.append(argument)
        }
    }
}
