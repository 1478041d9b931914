/// Manages a collection view, as its data source and its delegate.
///
/// A subclass overrides the methods of both that it needs. A long press moves items where
/// ``collectionView(_:canMoveItemAt:)`` allows it.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
    private let givenLayout: UICollectionViewLayout
    private var collectionViewStore: UICollectionView?
    private var movementGesture: MovementGesture?

    /// Makes a controller with a collection view with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        givenLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller whose collection view is in a nib file; with `nil` and without one of the class's name, one
    /// with a flow layout is made.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        givenLayout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller of a storyboard, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        givenLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The collection view, made if necessary. Setting it replaces the view.
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
    open var collectionViewLayout: UICollectionViewLayout {
        collectionViewStore?.collectionViewLayout ?? givenLayout
    }

    /// Whether the selection is cleared when the view appears.
    open var clearsSelectionOnViewWillAppear = true

    /// Whether a long press moves items.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { updateMovementGesture() }
    }

    private func updateMovementGesture() {
        movementGesture?.remove()
        movementGesture = nil
        guard installsStandardGestureForInteractiveMovement, let view = collectionViewStore else { return }
        movementGesture = MovementGesture(view)
    }

    /// Makes the collection view: that of the storyboard or the nib, or else one as large as the screen.
    open override func loadView() {
        if loadViewFromNib() {
            if collectionViewStore == nil, let view = viewIfLoaded as? UICollectionView {
                collectionView = view
            }
            return
        }
        let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: givenLayout)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView = view
    }

    /// Clears the selection, if ``clearsSelectionOnViewWillAppear`` is set, and from now on keeps the keyboard off
    /// the content.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        collectionViewStore?.avoidKeyboard()
        guard clearsSelectionOnViewWillAppear, let view = collectionViewStore else { return }
        for path in view.indexPathsForSelectedItems ?? [] { view.deselectItem(at: path, animated: animated) }
    }

    // MARK: Data source

    /// Returns the number of sections; 1 unless overridden.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Returns the number of items in a section; 0 unless overridden.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        0
    }

    /// Returns the cell for an item; a failure unless overridden.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        CollectionFailure.noCell(indexPath).record()
        return collectionView.standInCell()
    }

    /// Returns the supplementary view, such as a header or a footer; a failure unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        CollectionFailure.noSupplementaryView(kind).record()
        return collectionView.standIn(.supplementaryView)
    }

    /// Returns whether the user may move an item; unless overridden, if the method that moves it is.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        collectionView.movesItems(self)
    }

    /// Called when the user moved an item, to update the data; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    // MARK: Delegate

    /// Returns whether a touched item is highlighted; `true` unless overridden.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    { true }

    /// Called when an item was highlighted; does nothing unless overridden.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

    /// Called when an item is no longer highlighted; does nothing unless overridden.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    /// Returns whether the user may select an item; `true` unless overridden.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
        -> Bool
    {
        true
    }

    /// Returns whether the user may deselect an item; `true` unless overridden.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
        -> Bool
    { true }

    /// Called when the user selected an item; does nothing unless overridden.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    /// Called when the user deselected an item; does nothing unless overridden.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    /// Returns whether an item can be edited; `true` unless overridden. It has no effect here.
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Returns whether a tap performs an item's primary action; `true` unless editing, unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }

    /// Performs the primary action of an item; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {}

    /// Called when a cell is about to be displayed; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Called when a supplementary view is about to be displayed; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Called when a cell was removed; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {}

    /// Called when a supplementary view was removed; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Returns the target index path for a dragged item; the proposed one unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    /// Returns the content offset after an update; the proposed one unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the context menu for long-pressed items; by default, the one for the pressed item.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let path = collectionView.indexPathForItem(at: point) else { return nil }
        return self.collectionView(collectionView, contextMenuConfigurationForItemAt: path, point: point)
    }

    /// Returns the context menu for a long-pressed item; `nil` unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Called when a menu is about to be displayed; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called when a menu's preview was tapped; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// Called when a menu is about to be dismissed; does nothing unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called when the content offset changed; does nothing unless overridden.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Called when the user begins to drag the content; does nothing unless overridden.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Called when a drag ends, and can change the target content offset; does nothing unless overridden.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Called when a drag ended; does nothing unless overridden.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Called when deceleration begins; does nothing unless overridden.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Called when deceleration ended; does nothing unless overridden.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Called when animated scrolling ended; does nothing unless overridden.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Returns whether a tap on the status bar scrolls to the top; `true` unless overridden.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    /// Called when a tap on the status bar scrolled to the top; does nothing unless overridden.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

    /// Called when the adjusted content inset changed; does nothing unless overridden.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    /// Returns the view to zoom; `nil` unless overridden.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Called when zooming begins; does nothing unless overridden.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Called when the zoom scale changed; does nothing unless overridden.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Called when zooming ended; does nothing unless overridden.
    open func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}

    /// Returns whether a drag that rests on an item of a spring-loaded view selects it; `true` unless overridden.
    open func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}
