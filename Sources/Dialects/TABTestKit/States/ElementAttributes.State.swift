extension ElementAttributes {
    /// A state of an element, which can be waited for.
    public enum State: Sendable {
        /// There is such an element.
        case exists
        /// A touch in its middle would meet it or something inside it.
        case hittable
        /// Some of it is inside the rectangle of its parent.
        case visible
        /// Some of it is inside the rectangle of an element.
        case visibleIn(any Element)
        /// It is selected.
        case selected
        /// It is enabled.
        case enabled
        /// Keys go to it, or to something inside it.
        case hasKeyboardFocus
    }
}

extension ElementAttributes.State: CustomStringConvertible {
    /// The state as it is spelled, such as `hittable`.
    public var description: String {
        switch self {
        case .exists: "exists"
        case .hittable: "hittable"
        case .visible: "visible"
        case .visibleIn(let element): "visibleIn(\(element.name))"
        case .selected: "selected"
        case .enabled: "enabled"
        case .hasKeyboardFocus: "hasKeyboardFocus"
        }
    }
}
