import HeadlessUIKit

/// The views of a tree in its order, and their classes, as they stood when the tree was last walked.
///
/// Looking through it costs a fraction of walking the tree, whose views lie all over the memory. It counts no
/// view: whoever uses it has made sure that who is in whom has not changed since, so that all are alive.
@MainActor
final class TreeOrder {
    /// The views, parents before children.
    private(set) var views: ContiguousArray<Unmanaged<UIView>> = []
    /// For each view the number of its class in ``classes``.
    private(set) var classNumbers: ContiguousArray<UInt32> = []
    /// The classes, in the order in which they were met.
    private(set) var classes: [UIView.Type] = []
    /// Whether all views are of the framework's own classes, whose changes are all announced.
    private(set) var isAnnounced = true
    /// The count of changes to structure for which it holds.
    let structure: UInt64

    /// - Complexity: O(*n*) in the views of the tree.
    init(of root: UIView) {
        structure = ViewTree.structure
        var walk = ViewWalk(root)
        var numbers: [ObjectIdentifier: UInt32] = [:]
        var last: (key: ObjectIdentifier, number: UInt32)?
        while let view = walk.next() {
            views.append(view)
            view._withUnsafeGuaranteedRef { view in
                let viewClass = type(of: view)
                let key = ObjectIdentifier(viewClass)
                if let last, last.key == key {
                    classNumbers.append(last.number)
                    return
                }
                let number = numbers[key] ?? UInt32(classes.count)
                if number == classes.count {
                    numbers[key] = number
                    classes.append(viewClass)
                    if !view.flags.contains(.isFrameworkClass) { isAnnounced = false }
                }
                classNumbers.append(number)
                last = (key, number)
            }
        }
    }

    /// The views of classes that a condition holds for, in order, the first excluded unless `includingRoot`.
    func views(of condition: ClassCondition, includingRoot: Bool) -> [Unmanaged<UIView>] {
        var isWanted = ContiguousArray(repeating: false, count: classes.count)
        for (number, viewClass) in classes.enumerated() { isWanted[number] = condition.holds(for: viewClass) }
        var found: [Unmanaged<UIView>] = []
        classNumbers.withUnsafeBufferPointer { numbers in
            isWanted.withUnsafeBufferPointer { isWanted in
                for position in (includingRoot ? 0 : 1)..<numbers.count
                where isWanted[Int(numbers[position])] {
                    found.append(views[position])
                }
            }
        }
        return found
    }
}
