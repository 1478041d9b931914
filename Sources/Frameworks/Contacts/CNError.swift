/// An error of a contact store.
public struct CNError: Error, Hashable, Sendable, CustomNSError {
    /// The codes of the errors.
    public enum Code: Int, Hashable, Sendable {
        /// The user does not allow it.
        case authorizationDenied = 100
    }

    /// The error's code.
    public let code: Code

    /// Makes an error with a code.
    public init(_ code: Code) {
        self.code = code
    }

    /// The error domain.
    public static var errorDomain: String { "CNErrorDomain" }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
}
