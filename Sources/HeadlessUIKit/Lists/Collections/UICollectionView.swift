import Foundation
import TimeLapse

/// A scroll view that shows the items of a data source in the arrangement of a layout.
///
/// ```swift
/// let photos = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
/// photos.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
/// photos.dataSource = self
/// photos.delegate = self
/// view.addSubview(photos)
/// ```
///
/// It creates views only for visible elements, and reuses them. Data source and layout are asked when the view is
/// laid out: before it is queried, or at the end of the turn.
///
/// Changes of the data are announced with ``insertItems(at:)`` and similar methods, several together with
/// ``performBatchUpdates(_:completion:)``, or with ``reloadData()``. Changes that do not match the data are a failure
/// that says why, and the view reloads.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The element kind of section headers.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The element kind of section footers.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// What is shown, and the state of loading it.
    final var showing = CollectionShowing()
    /// The selected and touched items.
    final var picking = CollectionPicking()
    /// The pending changes of a batch of updates.
    final var updating = CollectionUpdating()
    /// The item that the user moves, the one that is swiped, and the recognizers.
    final var movement: InteractiveMovement?
    final var swipe: RowSwipe?
    final var swipeRecognizer: RowSwipeRecognizer?
    final var rowMenus: RowMenus?
    final let pool = CollectionPool()
    private var layoutStore: UICollectionViewLayout

    /// Creates a collection view.
    ///
    /// - Parameters:
    ///   - frame: in the coordinates of the future superview.
    ///   - layout: arranges the items. Using a layout of another collection view is a failure, and it is removed from
    /// that one.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStore = layout
        super.init(frame: frame)
        adopt(layout)
    }

    /// Creates a collection view of zero size with a flow layout: the coder is ignored.
    public required init?(coder: NSCoder) {
        layoutStore = UICollectionViewFlowLayout()
        super.init(coder: coder)
        adopt(layoutStore)
    }

    private func adopt(_ layout: UICollectionViewLayout) {
        if let other = layout.collectionView, other !== self { CollectionFailure.layoutInUse().record() }
        layout.collectionView = self
        layoutStore = layout
    }

    // MARK: Data source, delegate, layout

    /// The object that provides items and views, held weakly. Setting another one reloads everything.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            UncalledMethods.report(dataSource, as: .collectionDataSource)
            if dataSource !== oldValue { forgetData() }
        }
    }

    /// The object that controls the interaction with items, and is told about it and about scrolling; held weakly.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            UncalledMethods.report(delegate, as: .collectionDelegate)
            scrollDelegate = delegate
            watchForMenus(delegate != nil)
        }
    }

    override func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        self.delegate = delegate as? any UICollectionViewDelegate
        if self.delegate == nil { scrollDelegate = delegate }
    }

    /// The object that loads data for items that will soon be visible; held weakly.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet {
            UncalledMethods.report(prefetchDataSource, as: .collectionPrefetching)
            setNeedsLayout()
        }
    }

    /// Whether ``prefetchDataSource`` is called.
    open var isPrefetchingEnabled = true

    /// The layout of the items.
    ///
    /// Setting another one applies it immediately, without an animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStore }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Applies another layout, with an animation of 0.3 seconds if `animated`.
    ///
    /// If it is the present layout, nothing happens, and `completion` is called immediately.
    ///
    /// - Parameter completion: called at the end, with whether the animation was finished.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        changeLayout(to: layout, animated: animated, completion)
    }

    /// Replaces the layout.
    final func replaceLayout(with layout: UICollectionViewLayout) {
        if layoutStore.collectionView === self { layoutStore.collectionView = nil }
        adopt(layout)
        showing.needsPreparation = true
        showing.reported = []
        setNeedsLayout()
    }

    /// Which changes of its content resize a visible view whose size follows from its content.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Background

    /// The view behind everything, which does not scroll with the content.
    open var backgroundView: UIView? {
        didSet { exchangeBackground(oldValue, for: backgroundView) }
    }

    // MARK: Selection

    /// Whether the user can select items.
    open var allowsSelection = true {
        didSet { selectionRulesDidChange() }
    }

    /// Whether several items can be selected at once.
    open var allowsMultipleSelection = false {
        didSet { selectionRulesDidChange() }
    }

    /// Whether the user can select items in editing mode.
    open var allowsSelectionDuringEditing = false {
        didSet { selectionRulesDidChange() }
    }

    /// Whether several items can be selected at once in editing mode.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { selectionRulesDidChange() }
    }

    /// Whether the collection view is in editing mode.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            selectionRulesDidChange()
            editingDidChange()
        }
    }

    /// The index paths of the selected items, ascending; `nil` if nothing is selected.
    open var indexPathsForSelectedItems: [IndexPath]? {
        picking.selected.isEmpty ? nil : picking.selected.sorted()
    }

    /// Selects an item, and scrolls to it unless `scrollPosition` is empty; with `nil`, deselects all.
    ///
    /// The delegate is not told. Unless several items can be selected, the others are deselected. An item that does
    /// not exist is a failure.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects an item; the delegate is not told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(indexPath, false)
    }

    // MARK: Updates

    /// Reloads everything, and clears the selection.
    ///
    /// The present views go back to the reuse pool when the view is next laid out.
    open func reloadData() {
        forgetData()
    }

    /// Inserts items that were added to the data.
    ///
    /// Each of these methods animates its change in 0.3 seconds of virtual time. The data must have been
    /// changed already; numbers that do not match are a failure that names them, and the view reloads.
    ///
    /// - Parameter indexPaths: those after the update.
    open func insertItems(at indexPaths: [IndexPath]) {
        change(indexPaths.map { .insertItem($0) })
    }

    /// Deletes items that were removed from the data; `indexPaths` are those before the update.
    open func deleteItems(at indexPaths: [IndexPath]) {
        change(indexPaths.map { .deleteItem($0) })
    }

    /// Reloads items in other cells; `indexPaths` are those before the update.
    open func reloadItems(at indexPaths: [IndexPath]) {
        change(indexPaths.map { .reloadItem($0) })
    }

    /// Reconfigures the existing cells of items; the data source dequeues the same cell objects.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        change(indexPaths.map { .reconfigureItem($0) })
    }

    /// Moves an item that was moved in the data.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change([.moveItem(indexPath, to: newIndexPath)])
    }

    /// Inserts sections that were added to the data; `sections` are the indices after the update.
    open func insertSections(_ sections: IndexSet) {
        change(sections.map { .insertSection($0) })
    }

    /// Deletes sections that were removed from the data; `sections` are the indices before the update.
    open func deleteSections(_ sections: IndexSet) {
        change(sections.map { .deleteSection($0) })
    }

    /// Reloads sections with all of their items; `sections` are the indices before the update.
    open func reloadSections(_ sections: IndexSet) {
        change(sections.map { .reloadSection($0) })
    }

    /// Moves a section that was moved in the data.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change([.moveSection(section, to: newSection)])
    }

    /// Makes several changes in one animation.
    ///
    /// Deletions, reloads and the sources of moves use index paths from before the update, insertions and the targets
    /// of moves those after it, whatever the order of the calls. Without any changes, the layout is invalidated: it
    /// asks for the sizes of items again, and cells move to their new frames without being reloaded.
    ///
    /// - Parameters:
    ///   - updates: changes the data and calls the collection view's methods; `nil` for no changes.
    ///   - completion: called after the animation, with whether it was finished; with `false` after changes that do
    /// not match the data.
    open func performBatchUpdates(
        _ updates: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        update(updates, completion)
    }

    // MARK: UIView callbacks

    /// The layout alone decides about the content's size.
    override func takeContentSize(_ size: CGSize) {}

    /// Lays the items out again, because text sizes change theirs.
    override func textSizeDidChange() { collectionViewLayout.invalidateLayout() }

    package override var contentBeginsAtRight: Bool { showing.mirror != nil }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        collectionViewLayout.invalidateLayout()
    }

    /// Shows the visible elements.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let backgroundView {
            backgroundView.placeUnlessConstrained(at: bounds)
        }
        showElements()
    }

    /// Asks the layout whether the new insets invalidate it.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        setNeedsLayout()
    }

    /// Highlights the touched item.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        beginPicking(touches)
    }

    /// Removes the highlight when the touch leaves the item.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        keepPicking(touches)
    }

    /// Selects or deselects the touched item.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        endPicking(touches)
    }

    /// Removes the highlight from the touched item.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        cancelPicking(touches)
    }

    override func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let speed = showing.mirror == nil ? velocity : CGPoint(x: -velocity.x, y: velocity.y)
        let target = offset(for: proposed) {
            collectionViewLayout.targetContentOffset(
                forProposedContentOffset: $0, withScrollingVelocity: speed)
        }
        return target.isFinite ? target : proposed
    }
}
