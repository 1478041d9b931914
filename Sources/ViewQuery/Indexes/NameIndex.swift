import HeadlessUIKit
import TimeLapse

/// The views of a tree by their identifiers, labels and texts.
///
/// It indexes the views of the framework's own classes, which announce changes of their texts; views of other classes
/// may change unannounced, and are checked each time. It keeps no view alive, and is notified when one changes, joins or
/// leaves the tree, so that a look-up after a change costs only what changed.
///
/// It finds candidates: the caller must check the views themselves.
@MainActor
final class NameIndex: ReflectedAsWhole {
    // The data of the views, each in its slot: in columns, which are fast to scan. The references are unowned: a view that
    // leaves the tree is removed here before it can be freed, and the index is freed with the root. The columns are not
    // checked for overlapping accesses: each is over before another begins, and a view that leaves needs many.
    @exclusivity(unchecked) private var views: ContiguousArray<ViewReference?> = []
    @exclusivity(unchecked) private var identifiers: ContiguousArray<String?> = []
    @exclusivity(unchecked) private var names: ContiguousArray<String?> = []
    @exclusivity(unchecked) private var nameTails: ContiguousArray<TextTail> = []
    /// The further names of views that have several.
    @exclusivity(unchecked) private var otherNames: [Int32: [String]] = [:]
    /// The views that do not announce their changes.
    @exclusivity(unchecked) private var foreign: Set<Int32> = []
    /// The views that list their accessibility elements, and those with the name of something else, as a bar of its item.
    @exclusivity(unchecked) private var lists: Set<Int32> = []
    @exclusivity(unchecked) private var namedElsewhere: Set<Int32> = []
    @exclusivity(unchecked) private var freeSlots: [Int32] = []

    // Made on first use: finding texts by their parts only needs the columns.
    @exclusivity(unchecked) private var slotsByIdentifier: [String: SlotSet]?
    @exclusivity(unchecked) private var slotsByName: [String: SlotSet]?

    /// The slots of views that changed, and of those that joined with their subviews, since the last look-up.
    @exclusivity(unchecked) private var changed: [Int32] = []
    @exclusivity(unchecked) private var joined: [Int32] = []
    /// For each slot, whether its view is where it was when the index was made: such slots are in the order of the tree.
    @exclusivity(unchecked) private var areInPlace: ContiguousArray<Bool> = []
    /// Whether so much moved that no slot is known to be in place.
    private var isOutOfOrder = false
    private var isComplete = false

    /// How many views may move at a time and be noted one by one.
    private static let viewsMovedOneByOne = 64

    /// Indexes all views of a tree.
    ///
    /// - Complexity: O(*n*) in the views.
    init(of root: UIView) {
        add(root)
        isComplete = true
    }

    var count: Int { views.count - freeSlots.count }

    /// Whether all views announce their changes.
    var isAnnounced: Bool { foreign.isEmpty }

    /// The views that `condition` may hold for.
    ///
    /// - Complexity: O(*m*) in the views found and changed since the last time for a whole text; O(*n*) in the
    ///   names for a part of one.
    func candidates(for condition: TextCondition) -> Candidates {
        update()
        var slots: [Int32] = []
        if let text = condition.wholeText {
            self.slots(for: text, isIdentifier: condition.field == .identifier)?.append(to: &slots)
        } else {
            scan(for: condition, into: &slots)
        }
        slots.append(contentsOf: foreign)
        if slots.count > 1 { slots.sort() }
        var found = Candidates()
        found.views.reserveCapacity(slots.count)
        for slot in slots { add(slot, to: &found) }
        return found
    }

    private func add(_ slot: Int32, to found: inout Candidates) {
        guard let view = views[Int(slot)] else { return }
        found.views.append(view)
        if isOutOfOrder || !areInPlace[Int(slot)] { found.areInOrder = false }
    }

    /// The only view that may have a whole identifier, or a whole label or text, if there is at most one.
    ///
    /// - Complexity: O(1), and O(*m*) in the views changed since the last time.
    func soleCandidate(for text: String, isIdentifier: Bool) -> SoleCandidate {
        update()
        guard isAnnounced else { return .unknown }
        switch slots(for: text, isIdentifier: isIdentifier) {
        case nil, .some(.none): return .none
        case .one(let slot):
            // Not with `map`, whose closure would check at each call that it is on its actor.
            guard let view = views[Int(slot)] else { return .none }
            return .one(view)
        case .several: return .unknown
        }
    }

    /// The views that one of their identifier, labels, texts and values may be equal to, in the order of the tree; `nil` if
    /// a view lists accessibility elements, which the index does not know.
    ///
    /// - Complexity: O(*m*) in the views found, changed since the last time, or of classes that do not announce changes.
    func candidates(named text: String) -> [UIView]? {
        update()
        guard lists.isEmpty else { return nil }
        var slots: [Int32] = []
        self.slots(for: text, isIdentifier: true)?.append(to: &slots)
        self.slots(for: text.folded(by: .whiteSpace), isIdentifier: false)?.append(to: &slots)
        slots.append(contentsOf: foreign)
        slots.append(contentsOf: namedElsewhere)
        slots.sort()
        var found = Candidates()
        var last: Int32 = -1
        for slot in slots where slot != last {
            last = slot
            guard let reference = views[Int(slot)] else { continue }
            if foreign.contains(slot), reference.takeUnretainedValue().listsElements { return nil }
            add(slot, to: &found)
        }
        if !found.areInOrder, found.views.count > 1 { found.views = TreePath.sorted(found.views) }
        return found.views.map { $0.takeUnretainedValue() }
    }

    /// - Parameter text: an identifier, or a name with folded whitespace.
    private func slots(for text: String, isIdentifier: Bool) -> SlotSet? {
        if isIdentifier {
            if slotsByIdentifier == nil { slotsByIdentifier = SlotSet.sets(by: identifiers) }
            return slotsByIdentifier?[text]
        }
        if slotsByName == nil { slotsByName = SlotSet.sets(by: names, otherNames) }
        return slotsByName?[text]
    }

    private func scan(for condition: TextCondition, into slots: inout [Int32]) {
        guard condition.field != .identifier else {
            condition.pattern.appendMatches(in: identifiers, areFolded: false, to: &slots)
            return
        }
        if let tail = condition.pattern.tail {
            nameTails.withUnsafeBufferPointer { tails in
                for slot in tails.indices where tails[slot].mayEnd(with: tail) {
                    slots.append(Int32(truncatingIfNeeded: slot))
                }
            }
        } else {
            condition.pattern.appendMatches(in: names, areFolded: true, to: &slots)
        }
        for (slot, names) in otherNames {
            for name in names where condition.pattern.matches(name) {
                if !slots.contains(slot) { slots.append(slot) }
                break
            }
        }
    }

    // MARK: Updates

    func viewDidChange(_ view: UIView) {
        if let slot = slot(of: view) { changed.append(slot) }
    }

    func viewDidJoin(_ view: UIView) {
        if slot(of: view) == nil { joined.append(insert(view)) }
    }

    func viewWillLeave(_ view: UIView) {
        view.visit { inner in
            guard inner.uncheckedFlags.contains(.isObserved) else { return .past }
            if let slot = slot(of: inner) { remove(slot) }
            inner.uncheckedFlags.subtract([.isObserved, .isChangeNoted])
            return .into
        }
    }

    /// Called when a view, with its subviews, moved among its siblings: all others stay in order.
    func viewDidMove(_ view: UIView) {
        var walk = ViewWalk(view)
        var rest = Self.viewsMovedOneByOne
        while let inner = walk.next() {
            if rest == 0 {
                isOutOfOrder = true
                return
            }
            rest -= 1
            if let slot = slot(of: inner.takeUnretainedValue()) { areInPlace[Int(slot)] = false }
        }
    }

    /// The view's slot; `nil` for a view that still has the slot of another tree.
    private func slot(of view: UIView) -> Int32? {
        let slot = view.uncheckedSlot
        guard views.indices.contains(Int(slot)),
            views[Int(slot)]?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
        else { return nil }
        return slot
    }

    /// Indexes the views that joined or changed since the last time.
    private func update() {
        if joined.isEmpty, changed.isEmpty { return }
        let (inserted, others) = (joined, changed)
        (joined, changed) = ([], [])
        for slot in inserted {
            guard let view = views[Int(slot)]?.takeUnretainedValue() else { continue }
            note(view, at: slot)
            for subview in view.subviews { add(subview) }
        }
        for slot in others {
            if let view = views[Int(slot)]?.takeUnretainedValue() { note(view, at: slot) }
        }
    }

    /// Indexes a view and all inside it, except those that are known.
    private func add(_ root: UIView) {
        root.visit { view in
            if slot(of: view) == nil { note(view, at: insert(view)) }
            return .into
        }
    }

    private func insert(_ view: UIView) -> Int32 {
        let slot: Int32
        if let free = freeSlots.popLast() {
            slot = free
            views[Int(slot)] = Unmanaged.passUnretained(view)
            areInPlace[Int(slot)] = false
        } else {
            slot = Int32(truncatingIfNeeded: views.count)
            views.append(Unmanaged.passUnretained(view))
            identifiers.append(nil)
            names.append(nil)
            nameTails.append(.none)
            areInPlace.append(!isComplete)
        }
        view.uncheckedSlot = slot
        view.uncheckedFlags.insert(.isObserved)
        return slot
    }

    private func remove(_ slot: Int32) {
        Self.mark(slot, in: &lists, false)
        Self.mark(slot, in: &namedElsewhere, false)
        Self.mark(slot, in: &foreign, false)
        setIdentifier(nil, at: slot)
        setNames([], at: slot)
        views[Int(slot)] = nil
        freeSlots.append(slot)
    }

    /// Stores what a view is found by, where that differs from what is stored: of a changed view it is mostly one name.
    private func note(_ view: UIView, at slot: Int32) {
        view.uncheckedFlags.remove(.isChangeNoted)
        Self.mark(slot, in: &lists, view.listsOwnElements || !view.partsAsElements.isEmpty)
        // An image may get an identifier at any time, which changes no view.
        let isNamedElsewhere =
            view is UINavigationBar || view is SystemAlertCard || view.next is UIAlertController
            || (view as? UIImageView)?.image != nil
        Self.mark(slot, in: &namedElsewhere, isNamedElsewhere)
        let isForeign = !view.announcesChanges
        Self.mark(slot, in: &foreign, isForeign)
        setIdentifier(isForeign ? nil : view.accessibilityIdentifier, at: slot)
        setNames(isForeign ? [] : view.indexedNames, at: slot)
    }

    // Most often the set is empty, and hashing the slot costs more than to ask.
    private static func mark(_ slot: Int32, in slots: inout Set<Int32>, _ isMarked: Bool) {
        if isMarked { slots.insert(slot) } else if !slots.isEmpty { slots.remove(slot) }
    }

    private func setIdentifier(_ identifier: String?, at slot: Int32) {
        let old = identifiers[Int(slot)]
        guard !Self.isSame(identifier, old) else { return }
        identifiers[Int(slot)] = identifier
        if let old { slotsByIdentifier?.remove(slot, at: old) }
        if let identifier { slotsByIdentifier?[identifier, default: .none].insert(slot) }
    }

    private func setNames(_ found: [String], at slot: Int32) {
        let old = names[Int(slot)]
        let others = otherNames.isEmpty ? nil : otherNames[slot]
        if others == nil, found.count < 2, Self.isSame(found.first, old) { return }
        if let old { slotsByName?.remove(slot, at: old) }
        if let others {
            for name in others { slotsByName?.remove(slot, at: name) }
            otherNames[slot] = nil
        }
        names[Int(slot)] = found.first
        nameTails[Int(slot)] = .none
        if let name = found.first { nameTails[Int(slot)] = TextTail(name) }
        if found.count > 1 { otherNames[slot] = Array(found.dropFirst()) }
        for name in found { slotsByName?[name, default: .none].insert(slot) }
    }

    /// Whether texts are the same to the byte: equal ones may be in different normal forms, which patterns distinguish.
    private static func isSame(_ text: String?, _ other: String?) -> Bool {
        guard let text, let other else { return text == nil && other == nil }
        return text.utf8.elementsEqual(other.utf8)
    }
}
