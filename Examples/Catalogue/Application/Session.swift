/// What the application knows about its user.
@MainActor
public final class Session {
    /// Whether the user is logged in.
    public var isLoggedIn: Bool

    /// Makes a session; by default that of a user who has logged in before.
    public init(isLoggedIn: Bool = true) {
        self.isLoggedIn = isLoggedIn
    }
}
