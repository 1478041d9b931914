import FailureReporting

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
    /// Scrolls the trait; the call of a test, which passes its line on.
    public func scroll(
        _ direction: ElementAttributes.Direction, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { trait.scroll(direction) }
    }

    /// Scrolls the trait.
    @_disfavoredOverload
    public func scroll(_ direction: ElementAttributes.Direction) {
        trait.scroll(direction)
    }
}

// Once more: of the screen's and the scrollable thing's, neither would be preferred.
extension ScrollableScreen {
    /// Scrolls the trait; the call of a test, which passes its line on.
    public func scroll(
        _ direction: ElementAttributes.Direction, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { trait.scroll(direction) }
    }
}
