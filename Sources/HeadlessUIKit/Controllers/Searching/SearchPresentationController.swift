/// Shows a search in the view of the controller that presents it, so that it comes and goes with that.
///
/// What the search does not cover stays in reach, above all its bar.
final class SearchPresentationController: UIPresentationController {
    override var liesInPresenter: Bool { true }
    override var letsTouchesThrough: Bool { true }
    override var needsPassingContainer: Bool { true }
    override var shouldPresentInFullscreen: Bool { false }
    override var shouldRemovePresentersView: Bool { false }
    override var placesPresentedView: Bool { true }
}
