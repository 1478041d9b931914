/// An error of a location manager.
public struct CLError: Error, Hashable, Sendable, CustomNSError {
    /// The codes of the errors.
    public enum Code: Int, Hashable, Sendable {
        /// The location is unknown at the moment.
        case locationUnknown
        /// The user does not allow it.
        case denied
    }

    /// The error's code.
    public let code: Code

    /// Makes an error with a code.
    public init(_ code: Code) {
        self.code = code
    }

    /// The error domain.
    public static var errorDomain: String { "kCLErrorDomain" }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
}
