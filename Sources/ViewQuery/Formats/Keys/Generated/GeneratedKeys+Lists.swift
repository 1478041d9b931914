// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UICollectionReusableViewKeys: UICollectionReusableView {}
extension UICollectionReusableView: UICollectionReusableViewKeys {}
extension UICollectionReusableViewKeys {
    @MainActor static var keysOfUICollectionReusableView: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "reuseIdentifier": \.reuseIdentifier,
            ])
    }
}

protocol UICollectionViewKeys: UICollectionView {}
extension UICollectionView: UICollectionViewKeys {}
extension UICollectionViewKeys {
    @MainActor static var keysOfUICollectionView: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "allowsMultipleSelection": \.allowsMultipleSelection,
                "allowsMultipleSelectionDuringEditing": \.allowsMultipleSelectionDuringEditing,
                "allowsSelection": \.allowsSelection,
                "allowsSelectionDuringEditing": \.allowsSelectionDuringEditing,
                "backgroundView": \.backgroundView,
                "collectionViewLayout": \.collectionViewLayout,
                "contextMenuInteraction": \.contextMenuInteraction,
                "dataSource": \.dataSource,
                "delegate": \.delegate,
                "dragDelegate": \.dragDelegate,
                "dragInteractionEnabled": \.dragInteractionEnabled,
                "dropDelegate": \.dropDelegate,
                "hasActiveDrag": \.hasActiveDrag,
                "hasActiveDrop": \.hasActiveDrop,
                "hasUncommittedUpdates": \.hasUncommittedUpdates,
                "indexPathsForSelectedItems": \.indexPathsForSelectedItems,
                "indexPathsForVisibleItems": \.indexPathsForVisibleItems,
                "isEditing": \.isEditing,
                "isPrefetchingEnabled": \.isPrefetchingEnabled,
                "isSpringLoaded": \.isSpringLoaded,
                "numberOfSections": \.numberOfSections,
                "prefetchDataSource": \.prefetchDataSource,
                "reorderingCadence": \.reorderingCadence,
                "selfSizingInvalidation": \.selfSizingInvalidation,
                "visibleCells": \.visibleCells,
            ])
    }
}

protocol UICollectionViewCellKeys: UICollectionViewCell {}
extension UICollectionViewCell: UICollectionViewCellKeys {}
extension UICollectionViewCellKeys {
    @MainActor static var keysOfUICollectionViewCell: KeyList {
        KeyList(
            of: Self.self,
            announced: [
                "isHighlighted": \.isHighlighted,
                "isSelected": \.isSelected,
            ],
            unannounced: [
                "automaticallyUpdatesBackgroundConfiguration": \.automaticallyUpdatesBackgroundConfiguration,
                "automaticallyUpdatesContentConfiguration": \.automaticallyUpdatesContentConfiguration,
                "backgroundConfiguration": \.backgroundConfiguration,
                "backgroundView": \.backgroundView,
                "configurationState": \.configurationState,
                "configurationUpdateHandler": \.configurationUpdateHandler,
                "contentConfiguration": \.contentConfiguration,
                "contentView": \.contentView,
                "selectedBackgroundView": \.selectedBackgroundView,
            ])
    }
}

protocol UICollectionViewListCellKeys: UICollectionViewListCell {}
extension UICollectionViewListCell: UICollectionViewListCellKeys {}
extension UICollectionViewListCellKeys {
    @MainActor static var keysOfUICollectionViewListCell: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "accessories": \.accessories,
                "indentationLevel": \.indentationLevel,
                "indentationWidth": \.indentationWidth,
                "indentsAccessories": \.indentsAccessories,
            ])
    }
}

protocol UITableViewKeys: UITableView {}
extension UITableView: UITableViewKeys {}
extension UITableViewKeys {
    @MainActor static var keysOfUITableView: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "allowsMultipleSelection": \.allowsMultipleSelection,
                "allowsMultipleSelectionDuringEditing": \.allowsMultipleSelectionDuringEditing,
                "allowsSelection": \.allowsSelection,
                "allowsSelectionDuringEditing": \.allowsSelectionDuringEditing,
                "backgroundView": \.backgroundView,
                "cellLayoutMarginsFollowReadableWidth": \.cellLayoutMarginsFollowReadableWidth,
                "contextMenuInteraction": \.contextMenuInteraction,
                "dataSource": \.dataSource,
                "delegate": \.delegate,
                "dragDelegate": \.dragDelegate,
                "dragInteractionEnabled": \.dragInteractionEnabled,
                "dropDelegate": \.dropDelegate,
                "estimatedRowHeight": \.estimatedRowHeight,
                "estimatedSectionFooterHeight": \.estimatedSectionFooterHeight,
                "estimatedSectionHeaderHeight": \.estimatedSectionHeaderHeight,
                "fillerRowHeight": \.fillerRowHeight,
                "hasActiveDrag": \.hasActiveDrag,
                "hasActiveDrop": \.hasActiveDrop,
                "hasUncommittedUpdates": \.hasUncommittedUpdates,
                "indexPathForSelectedRow": \.indexPathForSelectedRow,
                "indexPathsForSelectedRows": \.indexPathsForSelectedRows,
                "indexPathsForVisibleRows": \.indexPathsForVisibleRows,
                "insetsContentViewsToSafeArea": \.insetsContentViewsToSafeArea,
                "isEditing": \.isEditing,
                "isSpringLoaded": \.isSpringLoaded,
                "numberOfSections": \.numberOfSections,
                "prefetchDataSource": \.prefetchDataSource,
                "remembersLastFocusedIndexPath": \.remembersLastFocusedIndexPath,
                "rowHeight": \.rowHeight,
                "sectionFooterHeight": \.sectionFooterHeight,
                "sectionHeaderHeight": \.sectionHeaderHeight,
                "sectionHeaderTopPadding": \.sectionHeaderTopPadding,
                "sectionIndexBackgroundColor": \.sectionIndexBackgroundColor,
                "sectionIndexColor": \.sectionIndexColor,
                "sectionIndexMinimumDisplayRowCount": \.sectionIndexMinimumDisplayRowCount,
                "sectionIndexTrackingBackgroundColor": \.sectionIndexTrackingBackgroundColor,
                "selectionFollowsFocus": \.selectionFollowsFocus,
                "selfSizingInvalidation": \.selfSizingInvalidation,
                "separatorColor": \.separatorColor,
                "separatorEffect": \.separatorEffect,
                "separatorInset": \.separatorInset,
                "separatorInsetReference": \.separatorInsetReference,
                "separatorStyle": \.separatorStyle,
                "style": \.style,
                "tableFooterView": \.tableFooterView,
                "tableHeaderView": \.tableHeaderView,
                "visibleCells": \.visibleCells,
            ])
    }
}

protocol UITableViewCellKeys: UITableViewCell {}
extension UITableViewCell: UITableViewCellKeys {}
extension UITableViewCellKeys {
    @MainActor static var keysOfUITableViewCell: KeyList {
        KeyList(
            of: Self.self,
            announced: [
                "imageView": \.imageView,
                "isHighlighted": \.isHighlighted,
                "isSelected": \.isSelected,
            ],
            unannounced: [
                "accessoryType": \.accessoryType,
                "accessoryView": \.accessoryView,
                "automaticallyUpdatesBackgroundConfiguration": \.automaticallyUpdatesBackgroundConfiguration,
                "automaticallyUpdatesContentConfiguration": \.automaticallyUpdatesContentConfiguration,
                "backgroundConfiguration": \.backgroundConfiguration,
                "backgroundView": \.backgroundView,
                "configurationState": \.configurationState,
                "configurationUpdateHandler": \.configurationUpdateHandler,
                "contentConfiguration": \.contentConfiguration,
                "contentView": \.contentView,
                "detailTextLabel": \.detailTextLabel,
                "editingAccessoryType": \.editingAccessoryType,
                "editingAccessoryView": \.editingAccessoryView,
                "editingStyle": \.editingStyle,
                "indentationLevel": \.indentationLevel,
                "indentationWidth": \.indentationWidth,
                "isEditing": \.isEditing,
                "multipleSelectionBackgroundView": \.multipleSelectionBackgroundView,
                "reuseIdentifier": \.reuseIdentifier,
                "selectedBackgroundView": \.selectedBackgroundView,
                "selectionStyle": \.selectionStyle,
                "separatorInset": \.separatorInset,
                "shouldIndentWhileEditing": \.shouldIndentWhileEditing,
                "showingDeleteConfirmation": \.showingDeleteConfirmation,
                "showsReorderControl": \.showsReorderControl,
                "textLabel": \.textLabel,
            ])
    }
}

protocol UITableViewHeaderFooterViewKeys: UITableViewHeaderFooterView {}
extension UITableViewHeaderFooterView: UITableViewHeaderFooterViewKeys {}
extension UITableViewHeaderFooterViewKeys {
    @MainActor static var keysOfUITableViewHeaderFooterView: KeyList {
        KeyList(
            of: Self.self,
            unannounced: [
                "automaticallyUpdatesBackgroundConfiguration": \.automaticallyUpdatesBackgroundConfiguration,
                "automaticallyUpdatesContentConfiguration": \.automaticallyUpdatesContentConfiguration,
                "backgroundConfiguration": \.backgroundConfiguration,
                "backgroundView": \.backgroundView,
                "configurationState": \.configurationState,
                "configurationUpdateHandler": \.configurationUpdateHandler,
                "contentConfiguration": \.contentConfiguration,
                "contentView": \.contentView,
                "detailTextLabel": \.detailTextLabel,
                "reuseIdentifier": \.reuseIdentifier,
                "textLabel": \.textLabel,
            ])
    }
}
