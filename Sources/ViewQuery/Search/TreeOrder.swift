import HeadlessUIKit

/// The views of a tree in order, and their classes, at the time of the last walk.
///
/// Scanning it costs a fraction of walking the tree, whose views are all over the memory. Its references are unowned:
/// the caller makes sure that the structure has not changed since, so that all views are alive.
@MainActor
final class TreeOrder: ReflectedAsWhole {
    /// The views, parents before children.
    private(set) var views: [ViewReference] = []
    /// The index in ``classes`` of each view's class.
    private(set) var classNumbers: ContiguousArray<UInt32> = []
    /// The classes, in the order of their first view.
    private(set) var classes: [UIView.Type] = []
    /// Whether all views announce their changes, as those of the framework's own classes do.
    private(set) var isAnnounced = true
    /// The count of structural changes for which it is valid.
    let structure: UInt64

    /// - Complexity: O(*n*) in the views of the tree.
    init(of root: UIView) {
        structure = ViewTree.structure
        var walk = ViewWalk(root)
        var numbers: [ObjectIdentifier: UInt32] = [:]
        var last: (key: ObjectIdentifier, number: UInt32)?
        while let reference = walk.next() {
            views.append(reference)
            if !reference.announcesChanges { isAnnounced = false }
            let viewClass = reference.viewClass
            let key = ObjectIdentifier(viewClass)
            if let last, last.key == key {
                classNumbers.append(last.number)
                continue
            }
            let number = numbers[key] ?? UInt32(classes.count)
            if number == classes.count {
                numbers[key] = number
                classes.append(viewClass)
            }
            classNumbers.append(number)
            last = (key, number)
        }
    }

    /// Whether a condition holds for each of the classes.
    func verdicts(of condition: ClassCondition) -> ContiguousArray<Bool> {
        var verdicts: ContiguousArray<Bool> = []
        for viewClass in classes { verdicts.append(condition.holds(for: viewClass)) }
        return verdicts
    }
}
