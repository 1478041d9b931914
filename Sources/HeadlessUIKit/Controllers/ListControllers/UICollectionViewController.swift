import Foundation

/// A controller whose view is a collection view, which it is the data source and the delegate of.
///
/// A subclass overrides the methods of both that it needs. Fingers that are held down move items where
/// ``collectionView(_:canMoveItemAt:)`` says that they may.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
    private let givenLayout: UICollectionViewLayout
    private var collectionViewStore: UICollectionView?
    private var movementGesture: MovementGesture?

    /// Makes a controller of a collection view with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        givenLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller of a collection view with a flow layout. There are no nib files here: a name or a
    /// bundle makes no difference.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        givenLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller of a collection view with a flow layout: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        givenLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The collection view, made if need be. Setting another one has it take the place of the view.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return collectionViewStore
        }
        set {
            guard let newValue, newValue !== collectionViewStore else { return }
            collectionViewStore = newValue
            newValue.dataSource = newValue.dataSource ?? self
            newValue.delegate = newValue.delegate ?? self
            if !(viewIfLoaded.map { newValue.isDescendant(of: $0) } ?? false) { view = newValue }
            updateMovementGesture()
        }
    }

    /// The layout of the collection view.
    public final var collectionViewLayout: UICollectionViewLayout {
        collectionViewStore?.collectionViewLayout ?? givenLayout
    }

    /// Whether what is selected is no longer when the view comes into sight.
    open var clearsSelectionOnViewWillAppear = true

    /// Whether fingers that are held down move items.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { updateMovementGesture() }
    }

    /// Makes the collection view.
    open override func loadView() {
        let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: givenLayout)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView = view
    }

    /// Clears the selection, if it is to be.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let view = collectionViewStore else { return }
        for path in view.indexPathsForSelectedItems ?? [] { view.deselectItem(at: path, animated: animated) }
    }

    // The compiler names inherited methods that take closures of the main actor otherwise than it defined them,
    // unless they are mentioned in the file of the subclass.

    /// Shows `controller` in front of this one until it is dismissed, as any controller does.
    open override func present(
        _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
    ) {
        super.present(controller, animated: animated, completion: completion)
    }

    /// Takes away what this controller presents; else this one itself, as any controller does.
    open override func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        super.dismiss(animated: animated, completion: completion)
    }

    private func updateMovementGesture() {
        movementGesture?.remove()
        movementGesture = nil
        guard installsStandardGestureForInteractiveMovement, let view = collectionViewStore else { return }
        movementGesture = MovementGesture(view)
    }

    // MARK: Data source

    /// How many sections there are; 1 unless overridden.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// How many items a section has; none unless overridden.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
    }

    /// The view for an item; a failure unless overridden.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        CollectionFailure.noCell(indexPath).record()
        return collectionView.standIn(.cell) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
    }

    /// The view for a header, a footer or the like; a failure unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        CollectionFailure.noSupplementaryView(kind).record()
        return collectionView.standIn(.supplementaryView)
    }

    /// Whether a finger may move an item; no unless overridden.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        false
    }

    /// Tells that a finger moved an item, which is to be moved in the data now; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    // MARK: Delegate

    /// Whether an item shows that a finger is on it; yes unless overridden.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    { true }

    /// Tells that a finger is on an item; does nothing unless overridden.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

    /// Tells that the finger is no longer on the item; does nothing unless overridden.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    /// Whether the user may select an item; yes unless overridden.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
        -> Bool
    {
        true
    }

    /// Whether the user may deselect an item; yes unless overridden.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
        -> Bool
    { true }

    /// Tells that the user selected an item; does nothing unless overridden.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    /// Tells that the user deselected an item; does nothing unless overridden.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    /// Whether an item can be edited; yes unless overridden.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Whether a tap on an item does what it is chiefly for; unless edited, unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }

    /// Does what a tap on an item is chiefly for; nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {}

    /// Tells that a cell is about to be shown; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Tells that a supplementary view is about to be shown; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Tells that a cell was taken out; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Tells that a supplementary view was taken out; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Where an item that a finger moves may go; where the finger is unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    /// Where the content is to be after an update; where the layout says unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// What to show when items are pressed; what there is for the pressed one unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let path = collectionView.indexPathForItem(at: point) else { return nil }
        return self.collectionView(collectionView, contextMenuConfigurationForItemAt: path, point: point)
    }

    /// What to show when an item is pressed; nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Tells that a menu is about to be shown; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Tells that a menu's preview was tapped; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// Tells that a menu is about to go; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Tells that the content offset changed; does nothing unless overridden.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Tells that a finger begins to drag the content; does nothing unless overridden.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Asks where content that is let go is to come to rest; leaves the place unless overridden.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Tells that the content was let go; does nothing unless overridden.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Tells that the content begins to go on by itself; does nothing unless overridden.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Tells that the content came to rest; does nothing unless overridden.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Tells that animated scrolling is over; does nothing unless overridden.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Whether a tap on the status bar scrolls to the top; yes unless overridden.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Tells that a tap on the status bar scrolled to the top; does nothing unless overridden.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Tells that the insets of the content changed; does nothing unless overridden.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    /// The view that is zoomed; none unless overridden.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Tells that the content begins to be zoomed; does nothing unless overridden.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Tells that the scale changed; does nothing unless overridden.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Tells that zooming is over; does nothing unless overridden.
    open func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}
}
