import Foundation

/// The parts of a message of the log.
public struct OSLogInterpolation: StringInterpolationProtocol {
    /// The message with all values.
    private(set) var text = ""
    /// The message as a device keeps it.
    private(set) var redactedText = ""

    /// Makes an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the text.
    public mutating func appendLiteral(_ literal: String) {
        text += literal
        redactedText += literal
    }

    /// Adds a value's text.
    mutating func append(_ value: String, _ privacy: OSLogPrivacy, isPublic: Bool) {
        text += value
        redactedText += privacy.redacted(value, isPublic: isPublic)
    }

    // MARK: Numbers

    /// Adds a whole number, which is public unless its privacy says otherwise.
    public mutating func appendInterpolation<Number: FixedWidthInteger>(
        _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(align.aligned(format.text(of: number())), privacy, isPublic: true)
    }

    /// Adds a number, which is public unless its privacy says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(align.aligned(format.text(of: number())), privacy, isPublic: true)
    }

    /// Adds a number, which is public unless its privacy says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(align.aligned(format.text(of: Double(number()))), privacy, isPublic: true)
    }

    /// Adds a number, which is public unless its privacy says otherwise.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> CGFloat, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(align.aligned(format.text(of: Double(number()))), privacy, isPublic: true)
    }

    /// Adds `true` or `false`, which is public unless its privacy says otherwise.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth,
        privacy: OSLogPrivacy = .auto
    ) {
        append(format.text(of: boolean()), privacy, isPublic: true)
    }

    // MARK: Texts and objects

    /// Adds a text, which is private unless its privacy says otherwise.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align.aligned(argumentString()), privacy, isPublic: false)
    }

    /// Adds a value's description, which is private unless its privacy says otherwise.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value: CustomStringConvertible>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align.aligned(value().description), privacy, isPublic: false)
    }

    /// Adds the name of a type, which is public unless its privacy says otherwise.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align.aligned("\(value())"), privacy, isPublic: true)
    }

    /// Adds an object's description, which is private unless its privacy says otherwise.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
    ) {
        append(argumentObject()?.description ?? "(null)", privacy, isPublic: false)
    }

    /// Adds an error, which is private unless its privacy says otherwise.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure () -> (any Error)?, privacy: OSLogPrivacy = .auto
    ) {
        append(argumentObject().map { "\($0)" } ?? "(null)", privacy, isPublic: false)
    }

    /// Adds the address of a pointer, which is public unless its privacy says otherwise.
    public mutating func appendInterpolation(
        _ pointer: @autoclosure () -> UnsafeRawPointer, privacy: OSLogPrivacy = .auto
    ) {
        append("\(pointer())", privacy, isPublic: true)
    }
}
