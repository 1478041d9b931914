import FailureReporting

/// Objects for methods that declare their sender as another class than the one that sends the action.
///
/// Objective-C does not look at the class: a method for a `UIButton` is called by a bar button item, too, and works as long
/// as it asks the sender for nothing that it does not have. In Swift the sender cannot be passed as what it is not, so
/// such a method gets a new object of the class that it declares.
@MainActor
enum SenderStandIn {
    /// Returns an object of `type`, or of the class that it is an `Optional` of, and records a warning; `nil` if `sender`
    /// is not an object, or `type` is not a class of the framework's views, recognizers or bar items.
    static func make(_ type: Any.Type, for sender: Any, in owner: Any.Type) -> AnyObject? {
        let type = (type as? any OptionalParameter.Type)?.wrapped ?? type
        guard let sending = type as? any ActionSending.Type, Swift.type(of: sender) is AnyClass,
            OwnModules.have(type)
        else { return nil }
        SenderFailure.anotherClass(sender, than: type, in: owner).recordAsLog()
        return sending.madeToStandIn()
    }
}

/// A class whose objects send actions, or are taken for those that do, such as a view with a recognizer.
@MainActor
protocol ActionSending: AnyObject {
    /// Makes an object of the class; called only on the framework's own.
    static func madeToStandIn() -> AnyObject
}

extension UIView: ActionSending {
    static func madeToStandIn() -> AnyObject { instance(frame: .zero) }
}

private protocol OptionalParameter {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalParameter {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}

/// A method whose sender is declared as another class than the one that sends the action.
struct SenderFailure: DescribedFailure {
    let description: String

    static func anotherClass(_ sender: Any, than declared: Any.Type, in owner: Any.Type) -> Self {
        let name = "\(type(of: sender))"
        return Self(
            "An action of \(owner) declares its sender as \(declared), but \(name) sends it. UIKit calls it as well, and ends"
                + " the process if it uses what a \(name) does not have; here it gets a new \(declared). Declare the sender"
                + " as \(name), or Any.")
    }
}
