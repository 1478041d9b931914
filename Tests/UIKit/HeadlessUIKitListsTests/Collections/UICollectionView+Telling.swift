import Foundation

@testable import HeadlessLists
@testable import HeadlessUIKitCore

extension UICollectionView {
    /// Announces a change with the method for it.
    func tell(_ change: BatchUpdate.Change) {
        switch change {
        case .insertItem(let path): insertItems(at: [path])
        case .deleteItem(let path): deleteItems(at: [path])
        case .reloadItem(let path): reloadItems(at: [path])
        case .reconfigureItem(let path): reconfigureItems(at: [path])
        case .moveItem(let source, let target): moveItem(at: source, to: target)
        case .insertSection(let section): insertSections(IndexSet(integer: section))
        case .deleteSection(let section): deleteSections(IndexSet(integer: section))
        case .reloadSection(let section): reloadSections(IndexSet(integer: section))
        case .moveSection(let source, let target): moveSection(source, toSection: target)
        }
    }
}
