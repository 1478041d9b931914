import FailureReporting
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// Edits of views and layers in one view, and the same edits of an array of their names.
@MainActor
private struct Twins {
    let top = UIView()
    let views: [UIView]
    let layers: [CALayer]
    /// From back to front: numbers of views from 0, and of layers from 100.
    var model: [Int] = []
    var numbers: SeededNumbers
    var edits: Set<String> = []

    init(seed: UInt64) {
        views = (0..<5).map { tag in
            let view = UIView()
            view.tag = tag
            return view
        }
        layers = (0..<5).map { number in
            let layer = CALayer()
            layer.name = "\(100 + number)"
            return layer
        }
        numbers = SeededNumbers(seed: seed)
    }

    private func isView(_ item: Int) -> Bool { item < 100 }
    private var modelViews: [Int] { model.filter(isView) }
    private func layer(_ item: Int) -> CALayer { isView(item) ? views[item].layer : layers[item - 100] }

    private mutating func move(_ item: Int, _ place: ([Int]) -> Int) {
        model.removeAll { $0 == item }
        model.insert(item, at: place(model))
    }

    private mutating func sibling(of item: Int, among items: [Int]) -> Int? {
        let others = items.filter { $0 != item }
        return others.isEmpty ? nil : numbers.element(of: others)
    }

    mutating func edit() {
        let (view, layer) = (numbers.next(below: 5), 100 + numbers.next(below: 5))
        let index = numbers.next(below: 7)
        let kind = numbers.element(of: [
            "add view", "insert view", "view above", "view below", "front", "back", "exchange", "remove view",
            "add layer", "insert layer", "layer above", "layer below", "remove layer", "move view's layer",
        ])
        edits.insert(kind)
        kind.hasSuffix("layer") || kind.hasPrefix("layer")
            ? editLayer(kind, view, layer, index) : editView(kind, view, index)
    }

    private mutating func editView(_ kind: String, _ view: Int, _ index: Int) {
        let item = views[view]
        let sibling = sibling(of: view, among: modelViews)
        switch kind {
        case "add view":
            top.addSubview(item)
            move(view) { $0.count }
        case "insert view":
            top.insertSubview(item, at: index)
            // Right behind the view that has the index; behind all or in front of all where there is none.
            let others = modelViews.filter { $0 != view }
            move(view) {
                index == 0 ? 0 : index < others.count ? $0.firstIndex(of: others[index])! : $0.count
            }
        case "view above", "view below":
            guard let sibling else { return }
            let isAbove = kind == "view above"
            isAbove
                ? top.insertSubview(item, aboveSubview: views[sibling])
                : top.insertSubview(item, belowSubview: views[sibling])
            move(view) { $0.firstIndex(of: sibling)! + (isAbove ? 1 : 0) }
        case "front", "back":
            kind == "front" ? top.bringSubviewToFront(item) : top.sendSubviewToBack(item)
            if model.contains(view) { move(view) { kind == "front" ? $0.count : 0 } }
        case "exchange":
            guard let sibling, let one = modelViews.firstIndex(of: view) else { return }
            top.exchangeSubview(at: one, withSubviewAt: modelViews.firstIndex(of: sibling)!)
            model.swapAt(model.firstIndex(of: view)!, model.firstIndex(of: sibling)!)
        default:
            item.removeFromSuperview()
            model.removeAll { $0 == view }
        }
    }

    private mutating func editLayer(_ kind: String, _ view: Int, _ layer: Int, _ index: Int) {
        let item = self.layer(layer)
        switch kind {
        case "add layer":
            top.layer.addSublayer(item)
            move(layer) { $0.count }
        case "insert layer":
            top.layer.insertSublayer(item, at: UInt32(index))
            move(layer) { min(index, $0.count) }
        case "layer above", "layer below":
            guard let sibling = sibling(of: layer, among: model) else { return }
            let isAbove = kind == "layer above"
            isAbove
                ? top.layer.insertSublayer(item, above: self.layer(sibling))
                : top.layer.insertSublayer(item, below: self.layer(sibling))
            move(layer) { $0.firstIndex(of: sibling)! + (isAbove ? 1 : 0) }
        case "move view's layer":
            guard model.contains(view) else { return }
            top.layer.insertSublayer(views[view].layer, at: UInt32(index))
            move(view) { min(index, $0.count) }
        default:
            item.removeFromSuperlayer()
            model.removeAll { $0 == layer }
        }
    }

    var sublayers: [Int] {
        (top.layer.sublayers ?? []).map { $0.ownerView?.tag ?? Int($0.name ?? "") ?? -1 }
    }
    var subviews: [Int] { top.subviews.map(\.tag) }
    var expectedSubviews: [Int] { modelViews }
}

@MainActor
@Suite("Views and standalone layers in one order") struct SharedOrderTests {
    private let top = UIView()
    private let a = UIView()
    private let b = UIView()
    private let c = UIView()
    private let bare = CALayer()

    private var order: String {
        (top.layer.sublayers ?? []).map {
            $0 === bare ? "-" : $0 === a.layer ? "a" : $0 === b.layer ? "b" : $0 === c.layer ? "c" : "?"
        }.joined()
    }

    // As a suite has it that runs on Apple's UIKit, too: flowkey's UIViewSubviewTests
    // (github.com/flowkey/UIKit-cross-platform).
    @Test("A view that is inserted next to a view is next to its layer")
    func nextTo() {
        top.addSubview(a)
        top.layer.addSublayer(bare)
        top.addSubview(b)
        #expect(order == "a-b")
        top.insertSubview(c, belowSubview: b)
        #expect(order == "a-cb" && top.subviews == [a, c, b])
        top.insertSubview(c, aboveSubview: a)
        #expect(order == "ac-b" && top.subviews == [a, c, b])
        top.insertSubview(b, belowSubview: a)
        #expect(order == "bac-" && top.subviews == [b, a, c])
        top.sendSubviewToBack(c)
        top.layer.insertSublayer(bare, at: 0)
        #expect(order == "-cba")
        top.insertSubview(a, belowSubview: c)
        #expect(order == "-acb")
        top.insertSubview(b, at: 0)
        #expect(order == "b-ac")
        a.removeFromSuperview()
        top.addSubview(a)
        #expect(order == "b-ca" && top.subviews == [b, c, a])
        top.layer.insertSublayer(a.layer, below: bare)
        #expect(order == "ba-c" && top.subviews == [b, a, c])
    }

    @Test(
        "Random edits leave the order that the same edits of an array leave",
        arguments: 1...UInt64(Rounds.of(20, share: 5)))
    func random(seed: UInt64) {
        var twins = Twins(seed: seed)
        for number in 0..<400 {
            let failures = FailureCollector.failures { twins.edit() }
            #expect(failures.isEmpty, "edit \(number)")
            #expect(twins.sublayers == twins.model, "edit \(number)")
            #expect(twins.subviews == twins.expectedSubviews, "edit \(number)")
            if twins.sublayers != twins.model { return }
        }
        #expect(twins.edits.count == 14)
    }

    @Test("The layer of a view in another superview cannot be moved here")
    func elsewhere() {
        top.addSubview(a)
        let texts = FailureCollector.failures { top.layer.addSublayer(b.layer) }.map(\.text)
        #expect(
            texts == [
                "CALayer of UIView cannot be added to CALayer of UIView: a view's layer is where the view is."
            ])
        #expect(order == "a")
    }
}
