import HeadlessUIKit

/// The classes of a tree's views, each with a number, and how many views do not announce their changes.
@MainActor
struct ClassTable {
    /// Some classes have views that announce their changes, and others that do not.
    private struct Kind: Hashable {
        var viewClass: ObjectIdentifier
        var announcesChanges: Bool
    }

    /// The classes by their numbers; one with both kinds of views is there twice.
    private(set) var classes: [UIView.Type] = []
    /// How many views do not announce their changes.
    private(set) var silentViews = 0

    private var isSilent: ContiguousArray<Bool> = []
    private var numbers: [Kind: UInt32] = [:]
    // Most views are of the class of the one before.
    private var last: (kind: Kind, number: UInt32)?

    /// Counts a view; returns the number of its class.
    mutating func add(_ view: ViewReference) -> UInt32 {
        let viewClass = view.viewClass
        let kind = Kind(viewClass: ObjectIdentifier(viewClass), announcesChanges: view.announcesChanges)
        if !kind.announcesChanges { silentViews += 1 }
        if let last, last.kind == kind { return last.number }
        let number = numbers[kind] ?? UInt32(classes.count)
        if number == classes.count {
            numbers[kind] = number
            classes.append(viewClass)
            isSilent.append(!kind.announcesChanges)
        }
        last = (kind, number)
        return number
    }

    /// Counts views of the classes with some numbers no longer.
    mutating func remove(_ numbers: ArraySlice<UInt32>) {
        guard silentViews > 0 else { return }
        for number in numbers where isSilent[Int(number)] { silentViews -= 1 }
    }
}
