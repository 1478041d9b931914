import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Views in a random hierarchy, most of them placed by constraints, which random edits change.
///
/// Each view knows how it is placed in words that plain arithmetic can follow, without a solver.
@MainActor
private final class RandomScreen {
    /// How a view is placed in one direction.
    struct Extent {
        /// The view after whose end it begins; its parent's start if `nil`.
        var after: Int?
        var gap: CGFloat
        /// The share of the parent's length.
        var share: CGFloat
        var length: CGFloat
    }

    @MainActor
    final class Item {
        let view = UIView()
        var parent: Int?
        /// `nil` for a view that code places.
        var extents: (x: Extent, y: Extent)?
        var constraints: [NSLayoutConstraint] = []
    }

    let root = UIView(frame: rect(0, 0, 300, 600))
    var items: [Item] = []
    var numbers: SeededNumbers

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
    }

    private func number(below limit: Int) -> CGFloat { CGFloat(numbers.next(below: limit)) }

    private func parentView(of item: Item) -> UIView { item.parent.map { items[$0].view } ?? root }

    // MARK: Edits

    func edit() -> String {
        guard items.count > 2 else { return add() }
        let index = numbers.next(below: items.count)
        switch numbers.next(below: 9) {
        case 0, 1: return items.count < 25 ? add() : change(index)
        case 2, 3: return change(index)
        case 4: return place(index)
        case 5:
            root.frame.size = CGSize(width: 200 + number(below: 300), height: 300 + number(below: 400))
            return "resize to \(root.frame.size)"
        case 6: return move(index)
        case 7: return remove(index)
        default: return placeByCode(index)
        }
    }

    private func add() -> String {
        let item = Item()
        item.parent = items.isEmpty || numbers.next(below: 3) == 0 ? nil : numbers.next(below: items.count)
        items.append(item)
        parentView(of: item).addSubview(item.view)
        return numbers.next(below: 5) == 0 ? placeByCode(items.count - 1) : place(items.count - 1)
    }

    /// Changes a constant.
    private func change(_ index: Int) -> String {
        let item = items[index]
        guard item.extents != nil else { return placeByCode(index) }
        item.extents?.x.gap = number(below: 40)
        item.extents?.y.length = number(below: 90)
        guard let extents = item.extents else { return "" }
        item.constraints[0].constant = extents.x.gap
        item.constraints[3].constant = extents.y.length
        return "change \(index)"
    }

    private func placeByCode(_ index: Int) -> String {
        let item = items[index]
        NSLayoutConstraint.deactivate(item.constraints)
        item.constraints = []
        item.extents = nil
        item.view.translatesAutoresizingMaskIntoConstraints = true
        item.view.frame = rect(number(below: 50), number(below: 50), number(below: 90), number(below: 90))
        return "frame of \(index)"
    }

    /// Gives a view other constraints.
    private func place(_ index: Int) -> String {
        let item = items[index]
        NSLayoutConstraint.deactivate(item.constraints)
        item.view.translatesAutoresizingMaskIntoConstraints = false
        let siblings = items.indices.filter { $0 < index && items[$0].parent == item.parent }
        let extents = (x: extent(siblings), y: extent(siblings))
        item.extents = extents
        let parent = parentView(of: item)
        item.constraints = [
            extents.x.after.map {
                item.view.leftAnchor.constraint(equalTo: items[$0].view.rightAnchor, constant: extents.x.gap)
            } ?? item.view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: extents.x.gap),
            item.view.widthAnchor.constraint(
                equalTo: parent.widthAnchor, multiplier: extents.x.share, constant: extents.x.length),
            extents.y.after.map {
                item.view.topAnchor.constraint(equalTo: items[$0].view.bottomAnchor, constant: extents.y.gap)
            } ?? item.view.topAnchor.constraint(equalTo: parent.topAnchor, constant: extents.y.gap),
            item.view.heightAnchor.constraint(
                equalTo: parent.heightAnchor, multiplier: extents.y.share, constant: extents.y.length),
        ]
        NSLayoutConstraint.activate(item.constraints)
        return "place \(index)"
    }

    private func extent(_ siblings: [Int]) -> Extent {
        let after =
            siblings.isEmpty || numbers.next(below: 2) == 0
            ? nil : siblings[numbers.next(below: siblings.count)]
        return Extent(
            after: after, gap: number(below: 30), share: number(below: 4) / 4 + 0.125,
            length: number(below: 60))
    }

    /// Moves a view, with all inside it, to another parent that comes before it.
    private func move(_ index: Int) -> String {
        let item = items[index]
        let dependents = viewsAfter(index)
        item.parent = index == 0 || numbers.next(below: 3) == 0 ? nil : numbers.next(below: index)
        parentView(of: item).addSubview(item.view)
        _ = place(index)
        for dependent in dependents { _ = place(dependent) }
        return "move \(index), and place \(dependents)"
    }

    /// Those that stand after a view are placed again when it leaves, as constraints to it end.
    private func viewsAfter(_ index: Int) -> [Int] {
        items.indices.filter { items[$0].extents?.x.after == index || items[$0].extents?.y.after == index }
    }

    private func remove(_ index: Int) -> String {
        let item = items[index]
        item.view.removeFromSuperview()
        #expect(!item.constraints.contains { $0.isActive && $0.secondItem != nil })
        parentView(of: item).addSubview(item.view)
        _ = place(index)
        for dependent in viewsAfter(index) { _ = place(dependent) }
        return "remove \(index), and place it"
    }

    // MARK: The reference

    /// The frames by arithmetic, unrounded.
    func frames() -> [CGRect] {
        var frames: [CGRect] = []
        for item in items {
            guard let extents = item.extents else {
                frames.append(item.view.frame)
                continue
            }
            let room = item.parent.map { frames[$0].size } ?? root.bounds.size
            let width = extents.x.share * room.width + extents.x.length
            let height = extents.y.share * room.height + extents.y.length
            frames.append(
                CGRect(
                    x: (extents.x.after.map { frames[$0].maxX } ?? 0) + extents.x.gap,
                    y: (extents.y.after.map { frames[$0].maxY } ?? 0) + extents.y.gap, width: width,
                    height: height))
        }
        return frames
    }
}

@MainActor @Suite("Random hierarchies with constraints") struct RandomLayoutTests {
    @Test("The frames after every edit are those of plain arithmetic", arguments: 0..<Rounds.of(200))
    func edits(_ seed: Int) {
        let screen = RandomScreen(seed: UInt64(seed))
        var steps: [String] = []
        for _ in 0..<60 {
            steps.append(screen.edit())
            guard screen.numbers.next(below: 3) > 0 else { continue }
            screen.root.layoutIfNeeded()
            let expected = screen.frames()
            for (index, item) in screen.items.enumerated() {
                let distance = item.view.frame.distance(to: expected[index])
                guard distance > 0.17 else { continue }
                Issue.record(
                    "\(index): \(item.view.frame), expected \(expected[index]), after \(steps.suffix(6))")
                return
            }
        }
    }
}

extension CGRect {
    /// The greatest difference of a number.
    fileprivate func distance(to other: CGRect) -> CGFloat {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].map(abs).max() ?? 0
    }
}
