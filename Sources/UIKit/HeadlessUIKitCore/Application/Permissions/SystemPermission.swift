/// A permission that the user grants or denies, such as to use the camera.
///
/// Each service of the device declares its own permissions, in its module.
public struct SystemPermission: Hashable, Sendable, CustomStringConvertible {
    /// The name.
    public let rawValue: String
    /// The title of its alert, with `%@` for the application's name.
    let question: String
    package let choices: [Choice]

    package struct Choice: Sendable {
        package let title: String
        package let answer: Answer

        package init(_ title: String, _ answer: Answer) {
            self.title = title
            self.answer = answer
        }

        package static let refusal = Choice("Don’t Allow", .denied)
    }

    /// - Parameter choices: the buttons of the system's alert, from the left, or from the top if there are more than two.
    package init(
        _ name: String, question: String,
        choices: [Choice] = [.refusal, Choice("Allow", .granted)]
    ) {
        rawValue = name
        self.question = question
        self.choices = choices
    }

    /// Whether two permissions have the same name.
    public static func == (one: SystemPermission, other: SystemPermission) -> Bool {
        one.rawValue == other.rawValue
    }

    /// Feeds the name to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rawValue)
    }

    /// The name.
    public var description: String { rawValue }

    /// The user's answer to a permission alert.
    public enum Answer: Hashable, Sendable {
        /// Allowed; for the location, while the application is in use.
        case granted
        /// Not allowed.
        case denied
        /// The user cannot decide, such as a child.
        case restricted
        /// Partly allowed: chosen photos, notifications without sound or banner.
        case limited
        /// Always allowed, also while the application is not in use; for the location.
        case always
        /// Allowed this time; for the location. It is revoked when the application ends.
        case once
    }
}
