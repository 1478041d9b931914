#if os(Linux)
import Foundation
import FoundationNetworking
import TimeLapse

/// A session that the application configures, whose requests are held as well.
///
/// Such a session asks the protocols of its configuration alone. So what the application calls to make one is replaced.
final class HeldSession: URLSession, @unchecked Sendable {
    // Sendable: it adds no state.

    override init(configuration: URLSessionConfiguration) {
        super.init(configuration: Self.held(configuration))
        RequestWatch.note(self)
    }

    override init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
        delegateQueue: Foundation::OperationQueue?
    ) {
        super.init(
            configuration: Self.held(configuration), delegate: delegate, delegateQueue: delegateQueue)
        RequestWatch.note(self)
    }

    private static func held(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
        configuration.protocolClasses = [HeldRequest.self] + (configuration.protocolClasses ?? [])
        return configuration
    }

    /// Replaces the functions that make sessions.
    static func install() {
        FunctionReplacements(functions).install()
    }

    /// The functions by the symbols of those that they replace, which take a type besides their arguments.
    static var functions: [String: UnsafeRawPointer] {
        [
            "$s20FoundationNetworking10URLSessionC13configurationAcA0C13ConfigurationC_tcfC":
                unsafeBitCast(plain, to: UnsafeRawPointer.self),
            "$s20FoundationNetworking10URLSessionC13configuration8delegate0E5QueueAcA0C13ConfigurationC_"
                + "AA0C8Delegate_pSg0A009OperationF0CSgtcfC": unsafeBitCast(
                    delegated, to: UnsafeRawPointer.self),
        ]
    }

    private static let plain: @convention(thin) (consuming URLSessionConfiguration) -> URLSession = {
        HeldSession(configuration: $0)
    }

    private static let delegated:
        @convention(thin) (
            consuming URLSessionConfiguration, consuming (any URLSessionDelegate)?,
            consuming Foundation::OperationQueue?
        ) -> URLSession = { HeldSession(configuration: $0, delegate: $1, delegateQueue: $2) }
}
#endif
