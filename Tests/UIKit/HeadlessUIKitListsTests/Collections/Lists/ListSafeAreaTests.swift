import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Lists on a phone in landscape, whose sensors take 47 points on both sides of 844.
@MainActor
@Suite("Safe areas of list cells and headers") struct ListSafeAreaTests {
    /// The left edges and widths of the row, of its content, of its accessory, and of the header and its content.
    private func text(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, _ language: DeviceLanguage = .english
    ) -> String {
        UIApplication.withShared(UIApplication(device: .iPhone14)) {
            let device = SimulatedDevice.current
            device.language = language
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.headerMode = .supplementary
            let list = UICollectionViewController(
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
                cell, _, name in
                var content = cell.defaultContentConfiguration()
                content.text = name
                cell.contentConfiguration = content
                cell.accessories = [.disclosureIndicator()]
            }
            let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { header, _, _ in
                var content = header.defaultContentConfiguration()
                content.text = "Names"
                header.contentConfiguration = content
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(
                collectionView: list.collectionView
            ) { view, path, name in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
            }
            source.supplementaryViewProvider = { view, _, path in
                view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["Ada"])
            source.apply(snapshot, animatingDifferences: false)
            let window = UIWindow.showing(list)
            device.rotate(to: .landscapeLeft)
            window.layoutIfNeeded()
            let path = IndexPath(item: 0, section: 0)
            let cell = list.collectionView.cellForItem(at: path) as? UICollectionViewListCell
            let header =
                list.collectionView.supplementaryView(
                    forElementKind: UICollectionView.elementKindSectionHeader, at: path)
                as? UICollectionViewListCell
            let accessory = cell?.subviews.first { $0 is UIImageView }
            let text = [cell, cell?.contentView, accessory, header, header?.contentView].map { view in
                let frame = view?.frame ?? .zero
                return "\(Int(frame.minX))+\(Int(frame.width))"
            }.joined(separator: " ")
            window.isHidden = true
            UIApplication.shared.closeWindows()
            return text
        }
    }

    @Test("The cells of a plain list fill the screen, and their content is inside the safe area")
    func plain() {
        #expect(text(.plain) == "0+844 47+718 765+24 0+844 47+750")
        #expect(text(.grouped) == "0+844 47+718 765+24 0+844 47+750")
    }

    @Test("The content of list cells is inside the safe area from right to left, too")
    func mirrored() {
        #expect(text(.plain, .arabic) == "0+844 79+718 55+24 0+844 47+750")
    }

    @Test("Inset groups of a list are inside the safe area as a whole")
    func insetGroups() {
        #expect(text(.insetGrouped) == "67+710 0+678 678+24 67+710 0+710")
    }
}
