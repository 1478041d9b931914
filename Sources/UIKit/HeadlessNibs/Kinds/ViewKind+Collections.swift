import HeadlessLists
import HeadlessUIKitCore

extension ViewKind {
    static func makeCollectionView(_ reader: ElementReader) -> @MainActor () -> UIView {
        let layout = reader.child(key: "collectionViewLayout").map { ElementReader($0, in: reader.context) }
        guard let layout, layout.element.name == "collectionViewFlowLayout" else {
            return { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
        }
        let direction = layout.choice(
            "scrollDirection",
            ["vertical": UICollectionView.ScrollDirection.vertical, "horizontal": .horizontal])
        let lineSpacing = layout.number("minimumLineSpacing")
        let itemSpacing = layout.number("minimumInteritemSpacing")
        let itemSize = layout.size(key: "itemSize")
        let estimatedSize = layout.size(key: "estimatedItemSize")
        let estimates = layout.bool("automaticEstimatedItemSize") == true
        let header = layout.size(key: "headerReferenceSize")
        let footer = layout.size(key: "footerReferenceSize")
        let inset = layout.insets(key: "sectionInset")
        layout.ignore("sectionInsetReference")
        layout.noteUnread()
        return {
            let layout = UICollectionViewFlowLayout()
            direction.map { layout.scrollDirection = $0 }
            lineSpacing.map { layout.minimumLineSpacing = $0 }
            itemSpacing.map { layout.minimumInteritemSpacing = $0 }
            itemSize.map { layout.itemSize = $0 }
            estimatedSize.map { layout.estimatedItemSize = $0 }
            if estimates { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
            header.map { layout.headerReferenceSize = $0 }
            footer.map { layout.footerReferenceSize = $0 }
            inset.map { layout.sectionInset = $0 }
            return UICollectionView(frame: .zero, collectionViewLayout: layout)
        }
    }

    static func readCollectionView(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.bool("allowsSelection"), \UICollectionView.allowsSelection)
        plan.set(reader.bool("allowsMultipleSelection"), \UICollectionView.allowsMultipleSelection)
        plan.set(reader.bool("prefetchingEnabled"), \UICollectionView.isPrefetchingEnabled)
        reader.ignore("dataMode", "springLoaded")
        _ = reader.child(key: "collectionViewLayout")
        if let background = reader.child(key: "backgroundView") {
            plan.setPart(decoder.view(background)) { (view: UICollectionView, background) in
                view.backgroundView = background
            }
        }
        let supplementary = ["sectionHeaderView", "sectionFooterView"].compactMap { reader.child(key: $0) }
        let cells = (reader.child("cells")?.children ?? []) + supplementary
        plan.cells = cells.map { decoder.view($0) }
    }

    static func readCollectionViewCell(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        reader.ignore("reuseIdentifier")
        if let content = reader.child(key: "contentView") {
            plan.addPart(decoder.part(content) { ($0 as? UICollectionViewCell)?.contentView })
        }
        if let background = reader.child(key: "backgroundView") {
            plan.setPart(decoder.view(background)) { (cell: UICollectionViewCell, view) in
                cell.backgroundView = view
            }
        }
    }

    static func readReusableView(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        reader.ignore("reuseIdentifier")
    }
}
