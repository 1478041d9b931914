@_spi(Wings) import HeadlessUIKitCore
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
/// `performBatchUpdates(_:completion:)`, or with ``reloadData()``. Changes that do not match the data are a failure that
/// says why, and the view reloads.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The element kind of section headers.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The element kind of section footers.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    // Not checked for overlapping accesses: each element of each layout reads it, and no other code runs while it is
    // read or changed.
    /// What is shown, and the state of loading it.
    @exclusivity(unchecked) final var showing = CollectionShowing()
    final var picking = CollectionPicking()
    final var updating = CollectionUpdating()
    /// The item that the user moves, the one that is swiped, and the recognizers.
    final var movement: InteractiveMovement?
    final var swipe: RowSwipe?
    final var swipeRecognizer: RowSwipeRecognizer?
    final var rowMenus: RowMenus?
    final var dragAndDrop: ListDragAndDrop?
    final let pool = CollectionPool()
    private var layoutStore: UICollectionViewLayout

    /// Creates a collection view.
    ///
    /// - Parameters:
    ///   - frame: in the coordinates of the future superview.
    ///   - layout: arranges the items. Using one of another collection view, which loses it, is a failure.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStore = layout
        super.init(frame: frame)
        adopt(layout)
    }

    /// Creates a collection view with a flow layout, as appearance proxies are made.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// Creates a collection view of a nib, with what the file says of it. A coder that code makes holds nothing: it
    /// has a flow layout.
    public required init?(coder: NSCoder) {
        layoutStore = NibCoder.construction(coder) ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        adopt(layoutStore)
        coder.fill(self)
    }

    @_spi(Wings) open override class var finishesDecoding: Bool { true }

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

    @_spi(Wings) open override func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
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

    // MARK: Drag and drop

    /// The object that provides what is dragged; held weakly.
    ///
    /// Items can be lifted on iPad; elsewhere set ``dragInteractionEnabled``, too.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        didSet {
            UncalledMethods.report(dragDelegate, as: .collectionDragDelegate)
            updateDragAndDrop()
        }
    }

    /// The object that takes what is dropped; held weakly.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        didSet {
            UncalledMethods.report(dropDelegate, as: .collectionDropDelegate)
            updateDragAndDrop()
        }
    }

    /// Whether items can be lifted; by default on iPad, not on iPhone.
    open var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault {
        didSet { updateDragAndDrop() }
    }

    /// Whether items of the view are lifted or dragged.
    open var hasActiveDrag: Bool { dragAndDrop?.hasActiveDrag ?? false }

    /// Whether a drag that the view takes is over it.
    open var hasActiveDrop: Bool { dragAndDrop?.hasActiveDrop ?? false }

    /// Whether there are placeholders of drops.
    open var hasUncommittedUpdates: Bool { dragAndDrop?.placeholders.isEmpty == false }

    /// How quickly items make room for one of them that is dragged.
    open var reorderingCadence = ReorderingCadence.immediate

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
            ViewTree.change(self)
            closeSwipe()
            for cell in visibleCells { cell.stateDidChange() }
        }
    }

    /// The index paths of the selected items, ascending; `nil` if nothing is selected.
    open var indexPathsForSelectedItems: [IndexPath]? {
        picking.selected.isEmpty ? nil : picking.selected.sorted()
    }

    /// Selects an item, and scrolls to it unless `scrollPosition` is empty; with `nil`, deselects all.
    ///
    /// The delegate is not called. Unless several items can be selected, the others are deselected. An item that does
    /// not exist is a failure.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in picking.selected.sorted() { setSelected(path, false) }
            return
        }
        guard counts.has(indexPath) else {
            CollectionFailure.noSuchItem(indexPath, counts, to: "selected").record()
            return
        }
        if !mayPickSeveral {
            for other in picking.selected.sorted() where other != indexPath { setSelected(other, false) }
        }
        setSelected(indexPath, true)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item; the delegate is not called.
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

    /// Inserts items that were added to the data; `indexPaths` are those after the update.
    ///
    /// Each of these methods animates its change in 0.3 seconds of virtual time. The data must have been
    /// changed already; numbers that do not match are a failure that names them, and the view reloads.
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
    ///   - completion: called after the animation, with whether it was finished; `false` if the changes do not match.
    open func performBatchUpdates(
        _ updates: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        update(updates, completion)
    }

    /// Makes several changes in one animation, by a closure that the collection view does not keep.
    @preconcurrency
    open func performBatchUpdates(
        _ updates: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    // MARK: UIView callbacks

    /// The layout alone decides about the content's size.
    @_spi(Wings) open override func takeContentSize(_ size: CGSize) {}

    /// Lays the items out again, because text sizes change theirs.
    @_spi(Wings) open override func textSizeDidChange() { collectionViewLayout.invalidateLayout() }

    @_spi(Wings) open override var contentBeginsAtRight: Bool { showing.mirror != nil }

    @_spi(Wings) open override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        collectionViewLayout.invalidateLayout()
    }

    /// Whether the controller brought about the next layout while it was notified of one.
    final var isInvalidatedByController = false

    /// Not of one that the controller brought about itself: in UIKit, the view of a collection view controller is the
    /// superview of the collection view, and an invalid layout does not make it lay out.
    @_spi(Wings) open override func tellsControllerOfLayout() -> Bool {
        defer { isInvalidatedByController = false }
        return !isInvalidatedByController
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

    @_spi(Wings) open override func knownSafeAreaDidChange(_ old: UIEdgeInsets) {
        collectionViewLayout.sidesDidChange()
        guard knownSafeArea.left != old.left || knownSafeArea.right != old.right else { return }
        for view in showing.views.values where view is UICollectionViewListCell { view.setNeedsLayout() }
    }

    /// Invalidates a layout that refers to the margins.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        collectionViewLayout.sidesDidChange()
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

    @_spi(Wings) open override func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let speed = showing.mirror == nil ? velocity : CGPoint(x: -velocity.x, y: velocity.y)
        let target = offset(for: proposed) {
            collectionViewLayout.targetContentOffset(
                forProposedContentOffset: $0, withScrollingVelocity: speed)
        }
        return target.isFinite ? target : proposed
    }

    // MARK: Items

    /// The number of sections.
    open var numberOfSections: Int { counts.count }

    /// Returns the number of items in a section; a section that does not exist is a failure, and has none.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = counts
        guard counts.indices.contains(section) else {
            CollectionFailure.noSuchSection(section, counts.count).record()
            return 0
        }
        return counts[section]
    }

    /// The visible cells, in the order of their index paths.
    open var visibleCells: [UICollectionViewCell] {
        var cells: [UICollectionViewCell] = []
        let found = visibleElements(.cell)
        cells.reserveCapacity(found.count)
        for element in found {
            if let cell = element.view as? UICollectionViewCell { cells.append(cell) }
        }
        return cells
    }

    /// The index paths of the visible items, ascending.
    open var indexPathsForVisibleItems: [IndexPath] {
        visibleElements(.cell).map(\.key.indexPath)
    }

    /// Returns the cell that shows an item; `nil` if it is off screen, or there is no such item.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        guard !showing.needsReload else { return nil }
        return showing.views[.cell(indexPath)] as? UICollectionViewCell
    }

    /// Returns the supplementary view of a kind at an index path; `nil` if it is off screen.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        guard !showing.needsReload else { return nil }
        return showing.views[ElementKey(.supplementaryView, elementKind, indexPath)]
    }

    /// Returns the visible supplementary views of a kind, in the order of their index paths.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
            .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
    }

    /// Returns the index paths of the visible supplementary views of a kind, ascending.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visibleElements(.supplementaryView).filter { $0.key.kind == elementKind }.map(\.key.indexPath)
    }

    /// Returns the index path of the item that a cell shows; `nil` for a cell that is not shown here.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let key = cell.element, key.category == .cell, showing.views[key] === cell else { return nil }
        return key.indexPath
    }

    /// Returns the index path of a supplementary view; `nil` for one that is not shown here.
    open func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
        guard let key = view.element, key.category == .supplementaryView, showing.views[key] === view else {
            return nil
        }
        return key.indexPath
    }

    /// Returns the index path of the item at a point of the content, visible or not; `nil` if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        guard point.isFinite else { return nil }
        prepareLayout()
        var front: UICollectionViewLayoutAttributes?
        let area = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        for attributes in elements(in: area) where attributes.representedElementCategory == .cell {
            guard attributes.frame.contains(point) else { continue }
            if let other = front, other.zIndex > attributes.zIndex { continue }
            front = attributes
        }
        return front?.indexPath
    }

    /// Returns the layout attributes of an item, visible or not; `nil` if there is no such item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        guard counts.has(indexPath) else { return nil }
        return inContent(collectionViewLayout.layoutAttributesForItem(at: indexPath))
    }

    /// Returns the layout attributes of a supplementary view; `nil` if there is none.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        prepareLayout()
        return inContent(
            collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
    }

    /// Scrolls an item to a position in the view, as far as the content goes.
    ///
    /// The content is not scrolled along an axis without a position, or along which it cannot be scrolled. An
    /// item that does not exist is a failure.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) {
        prepareLayout()
        guard counts.has(indexPath) else {
            CollectionFailure.noSuchItem(indexPath, counts, to: "scrolled to").record()
            return
        }
        guard let attributes = attributesInContent(.cell(indexPath)),
            checkAttributes(attributes)
        else { return }
        scrollSection(of: attributes, scrollPosition, animated: animated)
        var target = contentOffset
        let across = attributes.scrollsWithSection ? scroller(of: attributes)?.axis : nil
        for axis in ScrollAxis.allCases where axis != across {
            let frame = attributes.frame
            let visible = bounds.inset(by: adjustedContentInset)
            let place = scrollPosition.place(
                of: frame.size[axis], at: frame.origin[axis], in: visible.size[axis], axis)
            guard let place else { continue }
            target[axis] = (place - adjustedContentInset.before(axis)).clamped(to: offsetRange(axis))
        }
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    // MARK: Reuse

    /// Registers a class of cells, a subclass of ``UICollectionViewCell``, for a reuse identifier.
    ///
    /// Any other class is a failure; `nil` removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass, as: UICollectionViewCell.self, for: .cell(identifier))
    }

    /// Registers a nib whose first object is a cell; `nil` removes the registration.
    ///
    /// A nib that cannot be had, or has another first object, is a failure when a cell is dequeued.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        let make = nib.map { ReusableNib<UICollectionViewCell>($0, for: identifier, in: self).make }
        pool.register(make, for: .cell(identifier))
    }

    /// Registers a nib whose first object is a supplementary view; `nil` removes the registration.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        let make = nib.map { ReusableNib<UICollectionReusableView>($0, for: identifier, in: self).make }
        pool.register(make, for: .supplementaryView(kind, identifier))
    }

    /// Registers what makes the cells of an identifier, as a storyboard does for its prototypes.
    package final func register(
        prototype make: @escaping () -> UICollectionReusableView, ofKind kind: String?, for identifier: String
    ) {
        pool.register(make, for: kind.map { .supplementaryView($0, identifier) } ?? .cell(identifier))
    }

    /// Registers a subclass of ``UICollectionReusableView`` for a kind and a reuse identifier.
    ///
    /// Any other class is a failure; `nil` removes the registration.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        pool.register(
            viewClass, as: UICollectionReusableView.self, for: .supplementaryView(elementKind, identifier))
    }

    /// Returns a reusable cell, or a new one of the registered class.
    ///
    /// An identifier without a registered class is a failure, and an empty cell is returned.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        guard let cell = dequeue(.cell(identifier), at: indexPath) as? UICollectionViewCell else {
            report(.notRegistered("cell", identifier))
            return standInCell()
        }
        return cell
    }

    /// Returns a reusable supplementary view, or a new one of the registered class.
    ///
    /// An identifier without a registered class is a failure, and an empty view is returned.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = dequeue(.supplementaryView(elementKind, identifier), at: indexPath) else {
            report(.notRegistered("supplementary view \"\(elementKind)\"", identifier))
            return standIn(.supplementaryView)
        }
        return view
    }

    /// Whether a drag that rests on an item selects it, as a tap does; `false` unless set.
    open var isSpringLoaded: Bool {
        get { hasOwnSpring }
        set { setOwnSpring(newValue, makeSpring) }
    }

    /// The interaction that shows the menus of items; `nil` without a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { rowMenus?.interaction }

    // MARK: Interactive movement

    /// Begins to move an item; returns whether the data source allows it.
    ///
    /// The item follows ``updateInteractiveMovementTargetPosition(_:)``, and the others make room. The data
    /// source is called when the movement ends.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        if movement != nil { cancelInteractiveMovement() }
        layoutIfNeeded()
        guard counts.has(indexPath), let dataSource,
            dataSource.collectionView(self, canMoveItemAt: indexPath)
        else { return false }
        return startMovement(of: indexPath)
    }

    /// Moves the item that is being moved, if any, to a new centre in the content's coordinates, if that is finite.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let old = movement, targetPosition.isFinite else { return }
        prepareLayout()
        movement?.position = targetPosition
        let layout = collectionViewLayout
        var target = layout.targetIndexPath(
            forInteractivelyMovingItem: old.current, withPosition: inLayout(targetPosition))
        if target != old.current, let delegate {
            target = delegate.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: old.origin,
                atCurrentIndexPath: old.current, toProposedIndexPath: target)
        }
        guard movement != nil else { return }
        if target != old.current, mayMove(to: target) { moveShownItem(to: target) }
        showMovedItem()
    }

    /// Ends moving an item at its present position.
    ///
    /// The data source moves it in its data; numbers that do not match are a failure, and the view reloads.
    open func endInteractiveMovement() {
        guard let movement else { return }
        self.movement = nil
        let isMoved = movement.current != movement.origin
        if isMoved {
            dataSource?.collectionView(self, moveItemAt: movement.origin, to: movement.current)
            guard !showing.needsReload else { return }
            let new = askForCounts()
            if new != movement.shownCounts {
                let update = BatchUpdate(changes: [.moveItem(movement.origin, to: movement.current)])
                if case .failure(let problem) = update.resolved(from: movement.counts, to: new) {
                    CollectionFailure.invalidUpdate(self, problem).record()
                }
                forgetData()
                return
            }
            showing.counts = new
        }
        finishMovement(movement, wasCancelled: false)
    }

    /// Ends moving an item, and returns it to its old position.
    open func cancelInteractiveMovement() {
        guard let movement else { return }
        if movement.current != movement.origin { moveShownItem(to: movement.origin) }
        self.movement = nil
        showing.counts = movement.counts
        finishMovement(movement, wasCancelled: true)
    }
}
