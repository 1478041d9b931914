import HeadlessLists
import HeadlessUIKitCore

extension ViewKind {
    static func readCollectionView(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.bool("allowsSelection"), \UICollectionView.allowsSelection)
        plan.set(reader.bool("allowsMultipleSelection"), \UICollectionView.allowsMultipleSelection)
        plan.set(reader.bool("prefetchingEnabled"), \UICollectionView.isPrefetchingEnabled)
        plan.set(reader.bool("springLoaded"), \UICollectionView.isSpringLoaded)
        plan.set(reader.bool("allowsSelectionDuringEditing"), \UICollectionView.allowsSelectionDuringEditing)
        plan.set(
            reader.bool("allowsMultipleSelectionDuringEditing"),
            \UICollectionView.allowsMultipleSelectionDuringEditing)
        reader.ignore(["dataMode"])
        plan.setObject(reader.child(key: "collectionViewLayout").map { decoder.object($0) }) {
            (view: UICollectionView, layout: UICollectionViewLayout) in view.collectionViewLayout = layout
        }
        if let background = reader.child(key: "backgroundView") {
            plan.setPart(decoder.view(background)) { (view: UICollectionView, background) in
                view.backgroundView = background
            }
        }
        plan.cells = (reader.child("cells")?.children ?? []).map { decoder.view($0) }
        let supplementaryKinds: [(NibName, String)] = [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ]
        for (key, kind) in supplementaryKinds {
            if let view = reader.child(key: key) {
                plan.supplementaryViews.append((kind, decoder.view(view)))
            }
        }
    }

    static func readCollectionViewCell(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.reuseIdentifier = reader.string("reuseIdentifier")
        if let content = reader.child(key: "contentView") {
            plan.addPart(decoder.part(content) { ($0 as? UICollectionViewCell)?.contentView })
        }
        if let background = reader.child(key: "backgroundView") {
            plan.setPart(decoder.view(background)) { (cell: UICollectionViewCell, view) in
                cell.backgroundView = view
            }
        }
        if let background = reader.child(key: "selectedBackgroundView") {
            plan.setPart(decoder.view(background)) { (cell: UICollectionViewCell, view) in
                cell.selectedBackgroundView = view
            }
        }
    }

    static func readReusableView(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.reuseIdentifier = reader.string("reuseIdentifier")
    }
}
