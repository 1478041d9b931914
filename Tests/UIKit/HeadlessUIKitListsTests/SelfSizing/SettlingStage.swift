import Foundation
import HeadlessUIKit
import TestSupport

/// A list whose items are as high as their area and width say, and how often it was laid out and they were measured.
@MainActor
final class SettlingStage: UIViewController, UICollectionViewDataSource, UITableViewDataSource {
    /// The lists that are tried.
    enum Kind: CaseIterable {
        case list, pairs, headed, strip, flow, sidewaysFlow, fractions, table, tableWithoutBounce
    }

    /// What code in `layoutSubviews` does with the insets.
    enum Insets: CaseIterable {
        case own, centred, belowLongContent, besideLongContent
    }

    let kind: Kind
    let areas: [CGFloat]
    let estimate: CGFloat
    var insets = Insets.own
    var measurements = 0
    var layouts = 0
    private(set) lazy var list: UIScrollView =
        kind == .table || kind == .tableWithoutBounce ? makeTable() : makeCollection()

    init(_ kind: Kind, areas: [CGFloat], estimate: CGFloat) {
        self.kind = kind
        self.areas = areas
        self.estimate = estimate
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
    }

    func height(_ item: Int, width: CGFloat) -> CGFloat { (areas[item] / max(width, 1)).rounded(.up) }

    private func makeTable() -> UITableView {
        let table = SettlingTable(frame: .zero)
        table.stage = self
        table.dataSource = self
        table.estimatedRowHeight = max(estimate, 1)
        table.alwaysBounceVertical = kind == .table
        return table
    }

    private func makeCollection() -> UICollectionView {
        let view = SettlingCollection(frame: .zero, collectionViewLayout: layout)
        view.stage = self
        view.register(SettlingItem.self, forCellWithReuseIdentifier: "item")
        view.register(
            SettlingHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = self
        return view
    }

    private var layout: UICollectionViewLayout {
        switch kind {
        case .list: .rows()
        case .pairs: .pairs(height: estimate)
        case .headed: .pairs(header: true, height: estimate)
        case .strip: .strip(width: estimate)
        case .flow: .estimating(CGSize(width: 100, height: estimate))
        case .sidewaysFlow: .sidewaysFlow(CGSize(width: estimate, height: 100))
        case .fractions, .table, .tableWithoutBounce: .fractions(min(estimate / 500, 2))
        }
    }

    /// Sets the insets as code in `layoutSubviews` does.
    func setInsets(_ view: UIScrollView) {
        layouts += 1
        let (content, bounds) = (view.contentSize, view.bounds)
        switch insets {
        case .own: break
        case .centred: view.contentInset.top = max((bounds.height - content.height) / 2, 0)
        case .belowLongContent: view.contentInset.bottom = content.height > bounds.height ? 50 : 0
        case .besideLongContent: view.contentInset.left = content.height > bounds.height ? 20 : 0
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        areas.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? SettlingItem)?.stage = self
        (cell as? SettlingItem)?.item = indexPath.item
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { areas.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row") as? SettlingRow
            ?? SettlingRow(style: .default, reuseIdentifier: "row")
        cell.stage = self
        cell.row = indexPath.row
        return cell
    }

    /// The visible cells that do not have the size that they prefer.
    var misfits: [String] {
        if let table = list as? UITableView {
            return table.visibleCells.compactMap { cell in
                let row = (cell as? SettlingRow)?.row ?? 0
                let wanted = height(row, width: table.bounds.width)
                return cell.frame.height == wanted ? nil : "\(row): \(cell.frame.height), not \(wanted)"
            }
        }
        guard kind != .fractions, let view = list as? UICollectionView else { return [] }
        return view.visibleCells.compactMap { cell in
            let item = (cell as? SettlingItem)?.item ?? 0
            let wanted =
                kind == .strip
                ? CGSize(width: height(item, width: 60), height: 60)
                : CGSize(width: cell.frame.width, height: height(item, width: cell.frame.width))
            return cell.frame.size == wanted ? nil : "\(item): \(cell.frame.size), not \(wanted)"
        }
    }
}

final class SettlingTable: UITableView {
    weak var stage: SettlingStage?

    override func layoutSubviews() {
        super.layoutSubviews()
        stage?.setInsets(self)
    }
}

final class SettlingCollection: UICollectionView {
    weak var stage: SettlingStage?

    override func layoutSubviews() {
        super.layoutSubviews()
        stage?.setInsets(self)
    }
}

final class SettlingItem: UICollectionViewCell {
    weak var stage: SettlingStage?
    var item = 0

    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        guard let stage else { return attributes }
        stage.measurements += 1
        switch stage.kind {
        case .strip: attributes.size.width = stage.height(item, width: 60)
        case .flow, .sidewaysFlow:
            attributes.size = CGSize(width: 90, height: stage.height(item, width: 90))
        default: attributes.size.height = stage.height(item, width: attributes.size.width)
        }
        return attributes
    }
}

final class SettlingHeader: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        attributes.size.height = 700
        return attributes
    }
}

final class SettlingRow: UITableViewCell {
    weak var stage: SettlingStage?
    var row = 0

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard let stage else { return targetSize }
        stage.measurements += 1
        return CGSize(width: targetSize.width, height: stage.height(row, width: targetSize.width))
    }
}

extension UICollectionViewLayout {
    /// A flow layout of one section that scrolls sideways.
    static func sidewaysFlow(_ size: CGSize) -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.estimatedItemSize = size
        return layout
    }

    /// Rows whose heights are a fraction of what the insets leave of the height.
    static func fractions(_ part: CGFloat) -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(part))
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(
                group: .vertical(
                    layoutSize: size,
                    subitems: [
                        NSCollectionLayoutItem(
                            layoutSize: NSCollectionLayoutSize(
                                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                    ])))
    }
}
