/// One of the values in ``TraitValues``: how it is compared, copied and described.
///
/// It has closures, not key paths: traits are resolved for each view, and a key path takes ten times as long.
struct TraitField: Sendable {
    let differs: @Sendable (TraitValues, TraitValues) -> Bool
    let copy: @Sendable (_ source: TraitValues, _ target: inout TraitValues) -> Void
    /// The name and the value in descriptions.
    let text: @Sendable (TraitValues) -> String

    func isSpecified(_ values: TraitValues) -> Bool { differs(values, TraitValues()) }

    private init<Value: Equatable & Sendable>(
        _ name: String, _ get: @escaping @Sendable (TraitValues) -> Value,
        _ set: @escaping @Sendable (inout TraitValues, Value) -> Void,
        text: @escaping @Sendable (Value) -> String = { "\($0)" }
    ) {
        differs = { get($0) != get($1) }
        copy = { set(&$1, get($0)) }
        self.text = { "\(name) \(text(get($0)))" }
    }

    /// No value, of a definition that is not one of the traits.
    static let none = TraitField("none", { _ in 0 }, { _, _ in })

    static let userInterfaceStyle = TraitField(
        "userInterfaceStyle", { $0.userInterfaceStyle }, { $0.userInterfaceStyle = $1 })
    static let userInterfaceLevel = TraitField(
        "userInterfaceLevel", { $0.userInterfaceLevel }, { $0.userInterfaceLevel = $1 })
    static let userInterfaceIdiom = TraitField(
        "userInterfaceIdiom", { $0.userInterfaceIdiom }, { $0.userInterfaceIdiom = $1 })
    static let horizontalSizeClass = TraitField(
        "horizontalSizeClass", { $0.horizontalSizeClass }, { $0.horizontalSizeClass = $1 })
    static let verticalSizeClass = TraitField(
        "verticalSizeClass", { $0.verticalSizeClass }, { $0.verticalSizeClass = $1 })
    static let displayScale = TraitField(
        "displayScale", { $0.displayScale }, { $0.displayScale = $1 })
    static let preferredContentSizeCategory = TraitField(
        "preferredContentSizeCategory", { $0.preferredContentSizeCategory },
        { $0.preferredContentSizeCategory = $1 },
        text: { $0.rawValue })
    static let layoutDirection = TraitField(
        "layoutDirection", { $0.layoutDirection }, { $0.layoutDirection = $1 })
}
