extension NSItemProvider {
    /// The reason for which an item could not be loaded.
    public enum ErrorCode: Int, Sendable {
        /// It is not known.
        case unknownError = -1
        /// There is no item of the type.
        case itemUnavailableError = -1000
        /// The item is of another class.
        case unexpectedValueClassError = -1100
        /// The item cannot be converted to the type.
        case unavailableCoercionError = -1200
    }

    /// The domain of the errors.
    public nonisolated static let errorDomain = "NSItemProviderErrorDomain"

    nonisolated static func failure(_ code: ErrorCode, _ text: String) -> any Error {
        NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
    }

    nonisolated static func noItem(_ type: String) -> any Error {
        failure(.itemUnavailableError, "There is no item of type \(type).")
    }
}
