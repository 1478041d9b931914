/// A class whose members nibs can set by their names.
///
/// Responders conform already. Another class, such as a gesture recognizer's, conforms itself:
///
/// ```swift
/// class Divider: NSLayoutConstraint, NibMemberProvider {
///     var pixels = 1
///
///     class var nibMembers: [NibMember] { [.inspectable("pixels", \Divider.pixels)] }
/// }
/// ```
@preconcurrency @MainActor
public protocol NibMemberProvider: AnyObject {
    /// The outlets, inspectable properties and segue actions of the class; a subclass adds its own.
    static var nibMembers: [NibMember] { get }
}
