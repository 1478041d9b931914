import Foundation
import TimeLapse

/// A scroll view that shows the items of a data source where a layout places them.
///
/// ```swift
/// let photos = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
/// photos.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
/// photos.dataSource = self
/// photos.delegate = self
/// view.addSubview(photos)
/// ```
///
/// There are views only for what is in sight; they are used again for what comes into sight later. Data source and
/// layout are asked when the view is laid out: before it is looked at, or at the end of the turn.
///
/// What is changed in the data is told by ``insertItems(at:)`` and its like, several changes at once by
/// ``performBatchUpdates(_:completion:)``, or all at once by ``reloadData()``. What does not go together is a failure
/// that says why, and the view reloads.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The kind of the header of a section.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The kind of the footer of a section.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// What is shown, and what for.
    final var showing = CollectionShowing()
    /// What is selected and touched.
    final var picking = CollectionPicking()
    /// The changes that wait for the end of a block of updates, if one is under way.
    final var updating = CollectionUpdating()
    /// The item that a finger moves, and the one that it swiped aside, with what recognizes that.
    final var movement: InteractiveMovement?
    final var swipe: RowSwipe?
    final var swipeRecognizer: RowSwipeRecognizer?
    final var rowMenus: RowMenus?
    final let pool = CollectionPool()
    private var layoutStore: UICollectionViewLayout

    /// Makes a collection view.
    ///
    /// - Parameters:
    ///   - frame: in the coordinates of the superview it will have.
    ///   - layout: where items are. A layout that belongs to another collection view is taken from it: a failure.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStore = layout
        super.init(frame: frame)
        adopt(layout)
    }

    /// Makes a collection view of no size with a flow layout: a coder carries nothing here.
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

    // MARK: Who it works with

    /// Who says what there is to show; held weakly. Setting another one has everything shown anew.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            UncalledMethods.report(dataSource, as: .collectionDataSource)
            if dataSource !== oldValue { forgetData() }
        }
    }

    /// Who has a say in what happens to items, and is told of scrolling, too; held weakly.
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

    /// Who fetches what items need before they come into sight; held weakly.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet {
            UncalledMethods.report(prefetchDataSource, as: .collectionPrefetching)
            setNeedsLayout()
        }
    }

    /// Whether ``prefetchDataSource`` is told of anything.
    open var isPrefetchingEnabled = true

    /// Where the items are.
    ///
    /// Setting another one has it take over at once, without an animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStore }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Has another layout take over, by an animation of 0.3 seconds if `animated`.
    ///
    /// Nothing happens if it is the layout already, and `completion` is called at once.
    ///
    /// - Parameter completion: called when it is over, with whether it came to its end.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        changeLayout(to: layout, animated: animated, completion)
    }

    /// Puts another layout in the place of the one there is.
    final func replaceLayout(with layout: UICollectionViewLayout) {
        if layoutStore.collectionView === self { layoutStore.collectionView = nil }
        adopt(layout)
        showing.needsPreparation = true
        showing.reported = []
        setNeedsLayout()
    }

    // MARK: Background

    /// The view behind everything, which stays in place when the content scrolls.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
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

    /// Whether the user can select items while the collection view is edited.
    open var allowsSelectionDuringEditing = false {
        didSet { selectionRulesDidChange() }
    }

    /// Whether several items can be selected at once while the collection view is edited.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { selectionRulesDidChange() }
    }

    /// Whether the collection view is edited.
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
    /// Nobody is told. Without multiple selection, what was selected before is so no longer. An item that does
    /// not exist is a failure.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects an item; nobody is told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(indexPath, false)
    }

    // MARK: Updates

    /// Has everything asked for anew, and nothing be selected.
    ///
    /// The views of what is shown go back to be used again when the view is next laid out.
    open func reloadData() {
        forgetData()
    }

    /// Takes note of items that were put into the data.
    ///
    /// Each of these methods animates the change on its own, in 0.3 seconds on the clock. The data must have
    /// been changed already; numbers that do not go together are a failure that names them, and the view
    /// reloads.
    ///
    /// - Parameter indexPaths: where they are now.
    open func insertItems(at indexPaths: [IndexPath]) {
        change(indexPaths.map { .insertItem($0) })
    }

    /// Takes note of items that were taken out of the data; `indexPaths` are where they were.
    open func deleteItems(at indexPaths: [IndexPath]) {
        change(indexPaths.map { .deleteItem($0) })
    }

    /// Has items shown anew, in other cells; `indexPaths` are where they were before other changes.
    open func reloadItems(at indexPaths: [IndexPath]) {
        change(indexPaths.map { .reloadItem($0) })
    }

    /// Has the cells of items that are shown set up again, by the data source, as they are.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        change(indexPaths.map { .reconfigureItem($0) })
    }

    /// Takes note of an item that went elsewhere in the data.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change([.moveItem(indexPath, to: newIndexPath)])
    }

    /// Takes note of sections that were put into the data; `sections` are where they are now.
    open func insertSections(_ sections: IndexSet) {
        change(sections.map { .insertSection($0) })
    }

    /// Takes note of sections that were taken out of the data; `sections` are where they were.
    open func deleteSections(_ sections: IndexSet) {
        change(sections.map { .deleteSection($0) })
    }

    /// Has all items of sections shown anew, however many there are now.
    open func reloadSections(_ sections: IndexSet) {
        change(sections.map { .reloadSection($0) })
    }

    /// Takes note of a section that went elsewhere in the data.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change([.moveSection(section, to: newSection)])
    }

    /// Takes note of several changes at once, in one animation.
    ///
    /// What is deleted, reloaded or moved is named by where it was before all of them, what is inserted by
    /// where it is after all of them, in whatever order they are written down. Without any changes, the layout is
    /// invalidated: it asks for the sizes of items again, and cells move to their new frames without being reloaded.
    ///
    /// - Parameters:
    ///   - updates: changes the data and tells of it; `nil` for no changes.
    ///   - completion: called when the animation is over, with whether it came to its end; with `false` after changes
    ///     that do not go together.
    open func performBatchUpdates(
        _ updates: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        update(updates, completion)
    }

    // MARK: What UIView tells

    /// Has the items laid out again: those that are as large as their texts have other sizes.
    override func textSizeDidChange() { collectionViewLayout.invalidateLayout() }

    /// Shows what is in sight now.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let backgroundView {
            if backgroundView.frame != bounds { backgroundView.frame = bounds }
        }
        showElements()
    }

    /// Asks the layout whether it holds with other insets.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        setNeedsLayout()
    }

    /// Takes the finger that came down as one on the item under it.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        beginPicking(touches)
    }

    /// Lets go of the item that the finger left.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        keepPicking(touches)
    }

    /// Selects the item that the finger was on, or deselects it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        endPicking(touches)
    }

    /// Lets go of the item that the finger was on.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        cancelPicking(touches)
    }

    override func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let target = collectionViewLayout.targetContentOffset(
            forProposedContentOffset: proposed, withScrollingVelocity: velocity)
        return target.isFinite ? target : proposed
    }
}
