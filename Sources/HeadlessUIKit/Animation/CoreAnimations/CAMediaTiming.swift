import Foundation

/// What is shown of an animation before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's text for the mode.
    public let rawValue: String

    /// Makes a mode of its text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nothing; the default.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its end, after it ends; for an animation that is not removed then.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its beginning, before it begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Its beginning before, and its end after.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// When something happens, how long it takes, and how often it is done again.
@preconcurrency @MainActor
public protocol CAMediaTiming {
    /// When it begins, in the seconds of ``CACurrentMediaTime()``, or of the group that it is in; 0 for at once.
    var beginTime: TimeInterval { get set }
    /// The seconds that it takes once; 0 for as long as the transaction says, a quarter unless told.
    var duration: TimeInterval { get set }
    /// How often it is done, of which a part breaks off; 0 for once.
    var repeatCount: Float { get set }
    /// For how many seconds it is done again; 0 for as often as the count says.
    var repeatDuration: TimeInterval { get set }
    /// Whether each time it runs backwards, too, which takes as long again.
    var autoreverses: Bool { get set }
    /// What is shown before and after.
    var fillMode: CAMediaTimingFillMode { get set }
}
