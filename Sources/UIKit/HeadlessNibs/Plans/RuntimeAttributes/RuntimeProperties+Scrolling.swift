import Foundation
import HeadlessLists
import HeadlessUIKitCore

extension RuntimeProperties {
    mutating func addScrolling() {
        add("scrollEnabled", \UIScrollView.isScrollEnabled)
        add("pagingEnabled", \UIScrollView.isPagingEnabled)
        add("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled)
        add("bounces", \UIScrollView.bounces)
        add("bouncesZoom", \UIScrollView.bouncesZoom)
        add("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
        add("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
        add("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
        add("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
        add("delaysContentTouches", \UIScrollView.delaysContentTouches)
        add("canCancelContentTouches", \UIScrollView.canCancelContentTouches)
        add("scrollsToTop", \UIScrollView.scrollsToTop)
        add("contentSize", \UIScrollView.contentSize)
        add("contentOffset", \UIScrollView.contentOffset)
        add("minimumZoomScale", \UIScrollView.minimumZoomScale)
        add("maximumZoomScale", \UIScrollView.maximumZoomScale)
        add("keyboardDismissMode", \UIScrollView.keyboardDismissMode)
        add("indicatorStyle", \UIScrollView.indicatorStyle)
        add("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior)
        addTables()
        addCells()
        addCollections()
    }

    private mutating func addTables() {
        add("rowHeight", \UITableView.rowHeight)
        add("sectionHeaderHeight", \UITableView.sectionHeaderHeight)
        add("sectionFooterHeight", \UITableView.sectionFooterHeight)
        add("estimatedRowHeight", \UITableView.estimatedRowHeight)
        add("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight)
        add("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight)
        add("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding)
        add("separatorStyle", \UITableView.separatorStyle)
        add("separatorColor", \UITableView.separatorColor)
        add("sectionIndexColor", \UITableView.sectionIndexColor)
        add("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor)
        add("allowsSelection", \UITableView.allowsSelection)
        add("allowsMultipleSelection", \UITableView.allowsMultipleSelection)
        add("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing)
        add("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing)
    }

    private mutating func addCells() {
        addObject("contentView") { (cell: UITableViewCell) in cell.contentView }
        addObject("textLabel") { (cell: UITableViewCell) in cell.textLabel }
        addObject("detailTextLabel") { (cell: UITableViewCell) in cell.detailTextLabel }
        addObject("imageView") { (cell: UITableViewCell) in cell.imageView }
        addObject("backgroundView") { (cell: UITableViewCell) in cell.backgroundView }
        addObject("selectedBackgroundView") { (cell: UITableViewCell) in cell.selectedBackgroundView }
        addObject("contentView") { (cell: UICollectionViewCell) in cell.contentView }
        add("accessoryType", \UITableViewCell.accessoryType)
        add("editingAccessoryType", \UITableViewCell.editingAccessoryType)
        add("selectionStyle", \UITableViewCell.selectionStyle)
        add("indentationLevel", \UITableViewCell.indentationLevel)
        add("indentationWidth", \UITableViewCell.indentationWidth)
        add("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing)
        add("showsReorderControl", \UITableViewCell.showsReorderControl)
        add("selected", \UITableViewCell.isSelected)
        add("highlighted", \UITableViewCell.isHighlighted)
    }

    private mutating func addCollections() {
        addObject("collectionViewLayout") { (view: UICollectionView) in view.collectionViewLayout }
        add("allowsSelection", \UICollectionView.allowsSelection)
        add("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
        add("prefetchingEnabled", \UICollectionView.isPrefetchingEnabled)
        add("scrollDirection", \UICollectionViewFlowLayout.scrollDirection)
        add("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing)
        add("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
        add("itemSize", \UICollectionViewFlowLayout.itemSize)
        add("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize)
        add("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize)
        add("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize)
        add("sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds)
        add("sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds)
    }
}
