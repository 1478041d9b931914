import HeadlessUIKitCore

/// How to make an object that is not a view: a gesture recognizer, a bar item, a navigation item, a layout, a custom
/// object.
@MainActor
package final class ObjectPlan: SetUpPlan, PlanWithObjects {
    /// The kind of element, such as `tapGestureRecognizer`.
    package let kind: String
    package let id: String?
    package let line: Int
    /// The class that the file names in place of the kind's own, with its module.
    package let customClass: NibClassName?
    package internal(set) var connections: [ConnectionPlan] = []
    /// What key-value coding sets, in the order of the file.
    package internal(set) var runtimeAttributes: [RuntimeAttribute] = []
    /// The objects and views inside, such as the items of a bar.
    package internal(set) var objectParts: [Part] = []
    /// Makes the object of the kind's own class.
    let make: @MainActor () -> AnyObject
    var steps: [SetUpStep] = []

    init(_ element: NibElement, make: @escaping @MainActor () -> AnyObject) {
        kind = element.name
        id = element.id
        line = element.line
        customClass = NibClassName(element)
        self.make = make
    }

    /// Objects or a view inside another object, and where they go.
    package enum Part {
        /// Objects that are set together; each of them also if there is one only.
        case objects([ObjectPlan], @MainActor (AnyObject, [AnyObject]) -> Void)
        case view(ViewPlan, @MainActor (AnyObject, UIView) -> Void)
    }
}
