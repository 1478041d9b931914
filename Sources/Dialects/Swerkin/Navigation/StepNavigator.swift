import FailureReporting
import XCUIAutomation

/// Finds the path from one screen to another over the segments by which screens can be entered.
///
/// The path is built backwards from its end. At each screen its ``Navigable/entryPathSegments()`` are tried in this order:
///
/// 1. by weight, the heaviest first: a segment without preconditions weighs 1. One with more preconditions than the test
///    has weighs 0, else 5 for each that is equal to the test's.
/// 2. of equal weight, by the number of segments between the start and it, the fewest first;
/// 3. of those that are still equal, as they are declared.
///
/// The first one is taken from which the start can be reached without entering a screen twice. A segment whose
/// preconditions are not met weighs 0, and is taken if nothing else leads on. Screens are the same if their `rawValue` is.
///
/// Preconditions are equal if they are the same number, of whichever types, the same text, or equal by `==`; arrays if they
/// have the same elements in any order; dictionaries if they have equal values.
public final class StepNavigator: Sendable {
    /// Makes a navigator.
    public init() {}

    /// Finds the segments that lead from one screen to another.
    ///
    /// A failure is recorded if no path leads there, with every screen that was looked at; if start and end are the same
    /// screen; and if the end is not registered.
    ///
    /// - Parameters:
    ///   - startScreen: where the path begins.
    ///   - endScreen: where it ends.
    ///   - conditions: what the preconditions of segments are compared with.
    ///   - presenter: has the screens.
    /// - Returns: the segments, in the order in which they are followed; none after a failure.
    /// - Complexity: O(*p* · *n*) in the screens of the path and the segments of all screens that lead to its end, of
    ///   which up to 10,000 are looked at.
    public func findPathToScreen(
        from startScreen: any PresentableScreen, to endScreen: any PresentableScreen,
        using conditions: [PreconditionKey: Any] = [:], andPresenter presenter: any ScreenPresenter,
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> [PathSegment] {
        OnMainActor.run(
            with: (startScreen, endScreen, conditions, presenter), at: CallSite(fileID, file, line, column)
        ) { Self.path(from: $0, to: $1, $2, $3) }
    }

    @MainActor
    private static func path(
        from start: any PresentableScreen, to end: any PresentableScreen,
        _ conditions: [PreconditionKey: Any], _ presenter: any ScreenPresenter
    ) -> [PathSegment] {
        guard start.rawValue != end.rawValue else {
            PathFailure.sameScreen(start.rawValue).record()
            return []
        }
        let map = ScreenMap(from: start, to: end, under: conditions, presenter)
        var search = PathSearch(in: map)
        guard let path = search.path() else {
            PathFailure(from: start, in: map).record()
            return []
        }
        return path.map(\.segment)
    }
}
