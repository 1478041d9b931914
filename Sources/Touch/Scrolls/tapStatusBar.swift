import FailureReporting
import HeadlessUIKit
import ViewQuery

/// Taps the status bar, which scrolls to the top.
///
/// It scrolls the only scroll view on the screen whose `scrollsToTop` is true. It fails if there is none, or several,
/// because an iPhone then ignores the tap, and if the delegate refuses. A scroll view that is at its top already is not
/// a failure.
///
/// No time passes by itself: the scrolling is animated on the clock.
///
/// ```swift
/// tapStatusBar()
/// TimeLapse.advance(by: .seconds(1))
/// #expect(list.contentOffset == .zero)
/// ```
@MainActor
public func tapStatusBar(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        switch UIApplication.shared.statusBarWasTapped() {
        case .scrolls: return
        case .refused(let scrollView): ScrollFailure(refusedBy: scrollView).record()
        case .nobody: ScrollFailure.noneToTop.record()
        case .several(let scrollViews): ScrollFailure(severalToTop: scrollViews).record()
        }
    }
}
