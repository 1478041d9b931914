/// What holds files back: a module, member or form that is not there.
struct Cause: Hashable, Sendable, Encodable {
    /// Where the cause lies.
    enum Kind: String, CaseIterable, Sendable, Encodable {
        /// A module of Apple's platforms, or a part of one, that is not there.
        case appleFramework = "Apple's frameworks"
        /// A type, member or function of UIKit, Core Animation or Core Graphics.
        case uiKit = "UIKit"
        /// A form of Objective-C that is not rewritten.
        case rewriter = "rewriter"
        /// A module of the application itself that is not there, or does not compile.
        case ownModule = "own modules"
        /// A package or pod.
        case thirdParty = "third-party"
        /// Other errors.
        case other = "other errors"
    }

    /// Where the cause lies.
    let kind: Kind
    /// What it is, such as `MapKit`, `UILabel.shadowBlur`, or a message.
    let name: String
}
