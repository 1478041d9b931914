import HeadlessLists
import HeadlessUIKitCore

extension ObjectKind {
    static func readFlowLayout(_ plan: ObjectPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(
            reader.choice("scrollDirection", ["vertical": .vertical, "horizontal": .horizontal]),
            \UICollectionViewFlowLayout.scrollDirection)
        plan.set(reader.number("minimumLineSpacing"), \UICollectionViewFlowLayout.minimumLineSpacing)
        plan.set(
            reader.number("minimumInteritemSpacing"), \UICollectionViewFlowLayout.minimumInteritemSpacing)
        plan.set(reader.size(key: "itemSize"), \UICollectionViewFlowLayout.itemSize)
        plan.set(reader.size(key: "estimatedItemSize"), \UICollectionViewFlowLayout.estimatedItemSize)
        if reader.bool("automaticEstimatedItemSize") == true {
            plan.change { (layout: UICollectionViewFlowLayout) in
                layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            }
        }
        plan.set(reader.size(key: "headerReferenceSize"), \UICollectionViewFlowLayout.headerReferenceSize)
        plan.set(reader.size(key: "footerReferenceSize"), \UICollectionViewFlowLayout.footerReferenceSize)
        plan.set(reader.insets(key: "sectionInset"), \UICollectionViewFlowLayout.sectionInset)
        plan.set(
            reader.bool("sectionHeadersPinToVisibleBounds"),
            \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds)
        plan.set(
            reader.bool("sectionFootersPinToVisibleBounds"),
            \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds)
        // Sections are inset from the safe area, whatever the reference.
        reader.ignore(["sectionInsetReference"])
    }

    /// Notes that the class of an object is not there.
    static func readForeignObject(_ plan: ObjectPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        reader.note(.missingClass(reader.element.name))
        reader.ignoreRest()
        _ = reader.children { $0.name != "connections" }
    }
}
