import HeadlessUIKit

/// The views of a tree in its order, and their classes, as they stood when the tree was last walked.
///
/// Looking through it costs a fraction of walking the tree, whose views lie all over the memory. It counts no
/// view: whoever uses it has made sure that who is in whom has not changed since, so that all are alive.
@MainActor
final class TreeOrder: ReflectedAsWhole {
    /// The views, parents before children.
    private(set) var views: [ViewReference] = []
    /// For each view the number of its class in ``classes``.
    private(set) var classNumbers: ContiguousArray<UInt32> = []
    /// The classes, in the order in which they were met.
    private(set) var classes: [UIView.Type] = []
    /// Whether all views announce what changes about them, as those of the framework's own classes do.
    private(set) var isAnnounced = true
    /// The count of changes to structure for which it holds.
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

    /// For each of the classes whether a condition holds for its views.
    func verdicts(of condition: ClassCondition) -> ContiguousArray<Bool> {
        var verdicts: ContiguousArray<Bool> = []
        for viewClass in classes { verdicts.append(condition.holds(for: viewClass)) }
        return verdicts
    }
}
