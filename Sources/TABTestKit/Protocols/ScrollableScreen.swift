/// A screen whose trait can be scrolled, and which is scrolled by it.
///
/// ```swift
/// struct TermsScreen: ScrollableScreen {
///     let trait = ScrollView()
/// }
/// TermsScreen().scroll(.downwards)
/// ```
public protocol ScrollableScreen: Screen, Scrollable where Trait: Scrollable {}

extension Screen where Trait: Scrollable {
    /// Scrolls the trait.
    public func scroll(_ direction: ElementAttributes.Direction) {
        trait.scroll(direction)
    }
}
