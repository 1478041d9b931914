import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A forest in plain arrays, to check against: the last numbers are windows, which have no superview.
private struct Forest {
    let count: Int
    let windows: Int
    var children: [[Int]]
    var parents: [Int?]

    init(count: Int, windows: Int) {
        self.count = count
        self.windows = windows
        children = Array(repeating: [], count: count)
        parents = Array(repeating: nil, count: count)
    }

    func isWindow(_ view: Int) -> Bool { view >= count - windows }

    func isInside(_ view: Int, _ ancestor: Int) -> Bool {
        view == ancestor || (parents[view].map { isInside($0, ancestor) } ?? false)
    }

    func root(_ view: Int) -> Int { parents[view].map(root) ?? view }

    mutating func remove(_ view: Int) {
        guard let parent = parents[view] else { return }
        children[parent].removeAll { $0 == view }
        parents[view] = nil
    }

    mutating func add(_ view: Int, to parent: Int, at index: Int) {
        remove(view)
        children[parent].insert(view, at: min(max(index, 0), children[parent].count))
        parents[view] = parent
    }

    func canAdd(_ view: Int, to parent: Int) -> Bool { !isWindow(view) && !isInside(parent, view) }
}

/// The same edits on a forest in arrays and on views.
@MainActor
private struct TwinForests {
    var model: Forest
    let views: [UIView]
    var numbers: SeededNumbers
    var edits: [String: Int] = [:]

    init(count: Int, windows: Int, seed: UInt64) {
        model = Forest(count: count, windows: windows)
        views = (0..<count).map { $0 < count - windows ? UIView() : UIWindow() }
        for (tag, view) in views.enumerated() { view.tag = tag }
        numbers = SeededNumbers(seed: seed)
    }

    /// Makes one edit of both, and returns how many failures the views recorded and should have.
    mutating func edit() -> (recorded: Int, expected: Int) {
        let view = numbers.next(below: model.count)
        let other = numbers.next(below: model.count)
        let index = numbers.next(below: 6) - 1
        let kind = numbers.element(of: [
            "add", "insert", "above", "below", "remove", "front", "back", "layout",
        ])
        let before = model
        var expected = 0
        edits[kind, default: 0] += 1
        let failures = FailureCollector.failures {
            switch kind {
            case "add": views[other].addSubview(views[view])
            case "insert": views[other].insertSubview(views[view], at: index)
            case "above": insert(view, aboveSiblingOf: other)
            case "below": insert(view, belowSiblingOf: other)
            case "remove": views[view].removeFromSuperview()
            case "front": views[other].bringSubviewToFront(views[view])
            case "back": views[other].sendSubviewToBack(views[view])
            default: views[view].layoutIfNeeded()
            }
        }
        switch kind {
        case "add", "insert", "above", "below":
            guard kind != "above" && kind != "below" || before.children[other].first != nil else { break }
            guard model.canAdd(view, to: other) else {
                expected = 1
                break
            }
            add(view, to: other, kind, index)
        case "remove": model.remove(view)
        case "front" where model.parents[view] == other:
            model.add(view, to: other, at: .max)
        case "back" where model.parents[view] == other: model.add(view, to: other, at: 0)
        default: break
        }
        return (failures.count, expected)
    }

    private func insert(_ view: Int, aboveSiblingOf parent: Int) {
        guard let sibling = views[parent].subviews.first else { return }
        views[parent].insertSubview(views[view], aboveSubview: sibling)
    }

    private func insert(_ view: Int, belowSiblingOf parent: Int) {
        guard let sibling = views[parent].subviews.first else { return }
        views[parent].insertSubview(views[view], belowSubview: sibling)
    }

    private mutating func add(_ view: Int, to parent: Int, _ kind: String, _ index: Int) {
        switch kind {
        case "add": model.add(view, to: parent, at: .max)
        case "insert": model.add(view, to: parent, at: index)
        default:
            // Next to the first: in front of it, or at the very back. The first itself stays.
            guard model.children[parent].first != view else { return }
            model.add(view, to: parent, at: kind == "above" ? 1 : 0)
        }
    }

    /// The differences between the views and the arrays.
    var differences: [String] {
        (0..<model.count).compactMap { number in
            let view = views[number]
            let root = model.root(number)
            if view.subviews.map(\.tag) != model.children[number] { return "\(number) has other subviews" }
            if view.superview?.tag != model.parents[number] { return "\(number) has another superview" }
            let window = model.isWindow(root) ? root : nil
            return view.window?.tag == window ? nil : "\(number) has another window"
        }
    }

    var faults: [String] {
        views.filter { $0.superview == nil }.flatMap { $0.treeFaults() }
    }
}

@MainActor @Suite("Random view hierarchies") struct UIViewHierarchyPropertyTests {
    @Test("Random edits leave what the same edits of plain arrays leave", arguments: [1, 2, 3] as [UInt64])
    func edits(seed: UInt64) {
        UIApplication.withShared(UIApplication()) {
            var forests = TwinForests(count: 14, windows: 2, seed: seed)
            for number in 0..<Rounds.of(2000, share: 4) {
                let failures = forests.edit()
                #expect(failures.recorded == failures.expected, "edit \(number)")
                let problems = forests.differences + forests.faults
                #expect(problems == [], "edit \(number)")
                if !problems.isEmpty { return }
            }
            #expect(forests.edits.count == 8)
        }
    }
}
