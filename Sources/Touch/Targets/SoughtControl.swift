import HeadlessUIKit
import ViewQuery

/// The class of control that a gesture sets: of the views that a target's query finds, it means those.
@MainActor
struct SoughtControl: Sendable {
    @TaskLocal static var current: SoughtControl?

    /// The same query for controls of the class, if it finds others, too.
    let narrowed: @MainActor @Sendable (ViewQuery) -> ViewQuery
    /// Whether a view is one.
    let isMeant: @MainActor @Sendable (UIView) -> Bool

    init<Control: UIView>(_ controlClass: Control.Type) {
        narrowed = { $0.narrowed(to: Control.self) }
        isMeant = { $0 is Control }
    }
}
