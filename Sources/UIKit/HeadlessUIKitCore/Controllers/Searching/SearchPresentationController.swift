/// Shows a search in the view of the controller that presents it, so that both appear and disappear together.
///
/// What the search does not cover can still be touched, above all its search bar.
final class SearchPresentationController: UIPresentationController {
    override var liesInPresenter: Bool { true }
    override var letsTouchesThrough: Bool { true }
    override var needsPassingContainer: Bool { true }
    override var shouldPresentInFullscreen: Bool { false }
    override var shouldRemovePresentersView: Bool { false }
    override var placesPresentedView: Bool { true }
}
