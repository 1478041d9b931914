import FailureReporting
import HeadlessUIKit
import ViewQuery

/// Taps the status bar, which scrolls to the top.
///
/// It is for the one scroll view on the screen whose `scrollsToTop` is true. On an iPhone, which this is, nothing
/// happens if there are several; that, none at all and a delegate that does not want it are failures. A scroll view
/// that is at its top already is none.
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
