/// A method that can be called on an object that is found later.
struct SelectorMethod: Sendable {
    enum Outcome {
        /// It was called, and returned a value.
        case returned(Any)
        /// It belongs to another class than the target, or takes other arguments.
        case notCalled
    }

    /// The class or protocol that the method belongs to.
    let ownerType: Any.Type
    private let fits: @Sendable (Any) -> Bool
    private let body: @MainActor @Sendable (Any, Any?, Any?) -> Outcome

    /// A method of `Target`, called by `call` with up to two arguments.
    ///
    /// - Parameter call: returns the method's result; `nil` if the arguments have other types.
    init<Target>(_ call: @escaping @MainActor @Sendable (Target, Any?, Any?) -> Any?) {
        ownerType = Target.self
        fits = { $0 is Target }
        body = { target, first, second in
            guard let target = target as? Target else { return .notCalled }
            return call(target, first, second).map { .returned($0) } ?? .notCalled
        }
    }

    var owner: ObjectIdentifier { ObjectIdentifier(ownerType) }

    func belongs(to target: Any) -> Bool { fits(target) }

    @MainActor
    func call(on target: Any, _ first: Any?, _ second: Any?) -> Outcome {
        body(target, first, second)
    }
}
