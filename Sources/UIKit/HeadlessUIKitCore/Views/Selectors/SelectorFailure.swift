import FailureReporting

/// A method that was called by its selector, and that the object does not have.
struct SelectorFailure: DescribedFailure {
    let description: String

    /// Why a selector called nothing on a target, as the end of a sentence.
    static func reason(_ selector: Selector, _ target: Any, _ argument: Any?) -> String {
        let isClass = target is any Any.Type
        let type = isClass ? "the class \(target)" : "\(Swift.type(of: target))"
        if let method = selector.method(for: target) {
            let given = argument.map { "\(Swift.type(of: $0))" } ?? "nil"
            return "\(selector), of \(method.ownerType), takes another argument than \(given)."
        }
        if let method = selector.method {
            return "\(selector) is a method of \(method.ownerType), and the target is \(type)."
        }
        let name = selector.description
        let labels = String(repeating: "_:", count: name.count { $0 == ":" })
        let method = "\(name.prefix { $0 != ":" })\(labels.isEmpty ? "" : "(\(labels))")"
        return "no method \(name) of \(type) is known. Try: Selector(\"\(name)\","
            + " \(isClass ? target : Swift.type(of: target)).\(method)), or list it in the class's selectors."
    }
}

extension DescribedFailure {
    /// An action method that cannot be called on its target.
    static func actionMisfit(
        _ sender: String, _ action: Selector, _ target: Any, _ exception: String = ""
    ) -> Self {
        let type = type(of: target)
        guard action.method(for: target) == nil else {
            let name = action.name.map { "\($0), its action," } ?? "its action"
            return Self(
                "\(sender) cannot call \(name) on \(type): the method takes another kind of sender\(exception)."
            )
        }
        return Self(
            "\(sender) cannot call its action on \(type): \(SelectorFailure.reason(action, target, nil))")
    }
}
