import HeadlessUIKit

/// The account of the signed-in user.
public struct Account: Equatable, Sendable {
    /// The email address that the user signed in with.
    public var email: String

    /// Makes an account.
    public init(email: String) {
        self.email = email
    }
}

/// The reason why signing in failed.
public enum SignInError: Error, Equatable, Sendable {
    /// The password is wrong.
    case wrongPassword
    /// The server did not respond.
    case noAnswer

    var message: String {
        switch self {
        case .wrongPassword: "That password is not right."
        case .noAnswer: "The server does not answer. Try again."
        }
    }
}

/// A server with accounts.
@MainActor
public protocol AccountService: AnyObject {
    /// Signs in, and calls `completion` with the response.
    func signIn(
        email: String, password: String,
        completion: @escaping @MainActor (Result<Account, SignInError>) -> Void)
}

/// A server that responds after two seconds.
public final class DemoAccountService: AccountService {
    /// The seconds until the response.
    public static let delay: TimeInterval = 2

    private let password: String

    /// Makes a service that accepts one password.
    public init(password: String = "lighthouse") {
        self.password = password
    }

    /// Signs in with any address and the right password.
    public func signIn(
        email: String, password: String,
        completion: @escaping @MainActor (Result<Account, SignInError>) -> Void
    ) {
        let isRight = password == self.password
        Timer.scheduledTimer(withTimeInterval: Self.delay, repeats: false) { _ in
            completion(isRight ? .success(Account(email: email)) : .failure(.wrongPassword))
        }
    }
}
