import FailureReporting
import Foundation
import HeadlessUIKit
import TimeLapse

/// A cell that shows a name, and writes down what it is told.
final class NamedCell: UICollectionViewCell {
    let label = UILabel()
    weak var log: CollectionLog?
    var preferred: CGSize?

    required override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    var name: String { label.text ?? "" }

    override func prepareForReuse() {
        super.prepareForReuse()
        log?.add("prepareForReuse \(name)")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { preferred ?? size }
}

/// A header or footer that shows its kind's last word.
final class NamedHeader: UICollectionReusableView {}

/// The data source and delegate of a collection view, recording every call.
@MainActor
final class CollectionLog: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[String]]
    private(set) var lines: [String] = []
    /// Which calls are written down, by their first words; all if empty.
    var heard: Set<String> = []
    var isOn = true
    /// What is answered with no.
    var refusals: Set<String> = []
    var preferred: [String: CGSize] = [:]
    var canMove = true
    var didSelect: (@MainActor (IndexPath) -> Void)?

    init(_ sections: [[String]]) {
        self.sections = sections
    }

    func add(_ text: @autoclosure () -> String) {
        guard isOn else { return }
        let line = text()
        let word = String(line.prefix { $0 != " " })
        if heard.isEmpty || heard.contains(word) { lines.append(line) }
    }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func ask(_ name: String, _ path: IndexPath) -> Bool {
        add("\(name) \(path.shortText)")
        return !refusals.contains(name)
    }

    // MARK: Data source

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        add("sections")
        return sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        add("items \(section)")
        return sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        add("cell \(indexPath.shortText)")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if let cell = cell as? NamedCell {
            cell.log = self
            cell.label.text = sections[indexPath.section][indexPath.item]
            cell.preferred = preferred[cell.name]
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        add("view \(Self.short(kind)) \(indexPath.shortText)")
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        add("canMove \(indexPath.shortText)")
        return canMove
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        add("move \(sourceIndexPath.shortText) to \(destinationIndexPath.shortText)")
        let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    }

    static func short(_ kind: String) -> String {
        kind.hasSuffix("Header") ? "header" : kind.hasSuffix("Footer") ? "footer" : kind
    }

    // MARK: Delegate

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    {
        ask("shouldHighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        add("didHighlight \(indexPath.shortText)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        add("didUnhighlight \(indexPath.shortText)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        ask("shouldSelect", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    {
        ask("shouldDeselect", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        add("didSelect \(indexPath.shortText)")
        didSelect?(indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        add("didDeselect \(indexPath.shortText)")
    }
    func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) {
        add("primaryAction \(indexPath.shortText)")
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        add("willDisplay \(indexPath.shortText)\(cell.superview == nil ? "" : " added")")
    }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        add("didEnd \(indexPath.shortText) \((cell as? NamedCell)?.name ?? "")")
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        add("willDisplay \(Self.short(elementKind)) \(indexPath.shortText)")
    }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        add("didEnd \(Self.short(elementKind)) \(indexPath.shortText)")
    }
}

/// A shown window with a collection view of 300 by 400 at (0, 100) in it.
@MainActor
final class CollectionStage {
    let application = UIApplication.shared
    let window = UIWindow()
    let log: CollectionLog
    let view: UICollectionView

    init(_ sections: [[String]], layout: UICollectionViewLayout) {
        log = CollectionLog(sections)
        view = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
        view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(NamedHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        view.dataSource = log
        view.delegate = log
        window.addSubview(view)
    }

    /// Rows of 300 by `height` points without spacing.
    static func rows(height: CGFloat = 100) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: height)
        layout.minimumLineSpacing = 0
        return layout
    }

    /// Runs `body` in a world of its own.
    static func run<Result>(
        _ sections: [[String]], layout: UICollectionViewLayout = rows(), isShown: Bool = true,
        _ body: @MainActor (CollectionStage) throws -> Result
    ) rethrows -> Result {
        try UIApplication.withShared(UIApplication()) {
            let stage = CollectionStage(sections, layout: layout)
            if isShown { stage.show() }
            defer { stage.application.closeWindows() }
            return try body(stage)
        }
    }

    func show() {
        window.makeKeyAndVisible()
        application.commit()
    }

    func lapse(_ milliseconds: Int) {
        application.clock.advance(by: .milliseconds(milliseconds))
    }

    func settle() { application.clock.runUntilIdle() }

    /// The names of the visible cells, by their index paths.
    var names: [String] { view.visibleCells.compactMap { ($0 as? NamedCell)?.name } }

    /// What is wrong with what is shown: cells of other items, in other places, or of too many.
    var faults: [String] {
        view.layoutIfNeeded()
        var faults: [String] = []
        let wanted = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
        var shown: Set<ObjectIdentifier> = []
        for attributes in wanted where attributes.representedElementCategory == .cell {
            let path = attributes.indexPath
            guard attributes.frame.overlaps(view.bounds), attributes.size.height > 0 else { continue }
            guard let cell = view.cellForItem(at: path) as? NamedCell else {
                faults.append("no cell for \(path.shortText)")
                continue
            }
            shown.insert(ObjectIdentifier(cell))
            let name = log.sections[path.section][path.item]
            if cell.name != name { faults.append("\(path.shortText) shows \(cell.name), not \(name)") }
            if cell.frame != attributes.frame {
                faults.append("\(path.shortText) is at \(cell.frame.shortText)")
            }
            if cell.alpha != 1 { faults.append("\(path.shortText) is transparent") }
            if cell.superview !== view { faults.append("\(path.shortText) is not in the view") }
        }
        for case let cell as NamedCell in view.subviews where !shown.contains(ObjectIdentifier(cell)) {
            faults.append("a cell \(cell.name) is left over")
        }
        return faults
    }
}

func names(_ count: Int, _ prefix: String = "i") -> [String] { (0..<count).map { "\(prefix)\($0)" } }
