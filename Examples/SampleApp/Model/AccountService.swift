import HeadlessUIKit

/// Somebody who signed in.
public struct Account: Equatable, Sendable {
    /// The address signed in with.
    public var email: String

    /// Makes an account.
    public init(email: String) {
        self.email = email
    }
}

/// Why signing in failed.
public enum SignInError: Error, Equatable, Sendable {
    /// The password is not the account's.
    case wrongPassword
    /// Nobody answered.
    case noAnswer

    var message: String {
        switch self {
        case .wrongPassword: "That password is not right."
        case .noAnswer: "The server does not answer. Try again."
        }
    }
}

/// Knows the accounts, far away.
@MainActor
public protocol AccountService: AnyObject {
    /// Signs in, and calls `completion` when the answer is there.
    func signIn(
        email: String, password: String,
        completion: @escaping @MainActor (Result<Account, SignInError>) -> Void)
}

/// Answers after two seconds, as a server across the sea would.
public final class DemoAccountService: AccountService {
    /// The seconds until the answer.
    public static let delay: TimeInterval = 2

    private let password: String

    /// Makes a service for which one password is right.
    public init(password: String = "lighthouse") {
        self.password = password
    }

    /// Signs in anybody who knows the password.
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
