import TestSupport
import Testing

@testable import ViewQuery

/// The index of names against a plain walk.
@MainActor
@Suite("The index of names") struct NameIndexTests {
    @Test(
        "Look-ups in an index find what a walk finds, whatever happens to the tree",
        arguments: 1...Rounds.of(25, share: 12))
    func agreesWithWalk(batch: Int) {
        for tree in 0..<Rounds.of(80, share: 4) {
            var forest = RandomForest(seed: UInt64(batch * 1000 + tree))
            forest.warmUp()
            for _ in 0..<5 {
                for _ in 0..<forest.numbers.next(below: 4) { forest.change() }
                for _ in 0..<3 { forest.checkLookUp() }
            }
        }
    }

    @Test("The index is made when names have been looked for often, and not before")
    func isMadeLate() {
        let root = UIView()
        for index in 0..<10 { UIView().named("v\(index)", 0, 0, 1, 1, in: root) }
        for _ in 0..<5 { #expect(allViews(withIdentifier("v3")).inside(root).count == 1) }
        #expect(TreeCache.ofTree(at: root).index == nil)
        for _ in 0..<5 { #expect(allViews(withIdentifier("v3")).inside(root).count == 1) }
        #expect(TreeCache.ofTree(at: root).index?.count == 11)
        // Nor is finding a name right at the beginning of a large tree.
        let large = UIView().named("large", 0, 0, 1, 1)
        for _ in 0..<1000 { large.addSubview(UIView()) }
        for _ in 0..<500 { #expect(theFirstView(withIdentifier("large")).inside(large).first === large) }
        #expect(TreeCache.ofTree(at: large).index == nil)
        // Queries for something else do not cause one.
        let other = UIView()
        for _ in 0..<50 { _ = allViews(withTag(3)).inside(other).count }
        #expect(TreeCache.ofTree(at: other).index == nil)
    }

    @Test("An index holds no view alive, and forgets those that are gone")
    func holdsNoView() throws {
        let root = UIView()
        weak var gone: UIView?
        do {
            let view = UIView().named("gone", 0, 0, 1, 1, in: root)
            UILabel().named("inside", 0, 0, 1, 1, in: view).text = "Inside"
            gone = view
        }
        for _ in 0..<20 { #expect(allViews(withIdentifier("gone")).inside(root).count == 1) }
        let index = try #require(TreeCache.ofTree(at: root).index)
        #expect(index.count == 3)
        root.subviews[0].removeFromSuperview()
        #expect(gone == nil)
        #expect(index.count == 1)
        #expect(allViews(withIdentifier("gone")).inside(root).isEmpty)
        #expect(allViews(withText("Inside")).inside(root).isEmpty)
    }

    @Test("A view that changes often leaves nothing of what it was")
    func changesOften() throws {
        let root = UIView()
        let label = UILabel().named("label", 0, 0, 1, 1, in: root)
        for _ in 0..<20 { _ = allViews(withIdentifier("x")).inside(root).count }
        let index = try #require(TreeCache.ofTree(at: root).index)
        for number in 0..<10 {
            label.text = "text \(number)"
            label.accessibilityIdentifier = "name \(number)"
            #expect(
                index.candidates(for: TextCondition(.label, "text \(number)".textPattern)).views.count == 1)
            #expect(
                index.candidates(for: TextCondition(.identifier, "name \(number)".textPattern)).views.count
                    == 1)
        }
        for number in 0..<9 {
            #expect(index.candidates(for: TextCondition(.label, "text \(number)".textPattern)).views.isEmpty)
            #expect(
                index.candidates(for: TextCondition(.identifier, "name \(number)".textPattern)).views.isEmpty)
        }
    }

    @Test("A view that joins and leaves between two look-ups leaves no trace")
    func joinsAndLeaves() throws {
        let root = UIView()
        for _ in 0..<20 { _ = allViews(withIdentifier("x")).inside(root).count }
        let index = try #require(TreeCache.ofTree(at: root).index)
        for _ in 0..<100 {
            let view = UIView()
            root.addSubview(view)
            view.addSubview(UIView().named("x", 0, 0, 1, 1))
            view.removeFromSuperview()
        }
        #expect(allViews(withIdentifier("x")).inside(root).isEmpty)
        #expect(index.count == 1)
    }

    @Test("What moves or joins is sorted, and only what is found counts", arguments: [1, 3, 100])
    func keepsOrderOfTheRest(sizeOfMoved: Int) throws {
        let root = UIView()
        let moved = UIView()
        root.addSubview(moved)
        for index in 0..<sizeOfMoved { UIView().named("moved \(index)", 0, 0, 1, 1, in: moved) }
        for index in 0..<3 { UIView().named("left \(index)", 0, 0, 1, 1, in: root) }
        let index = TreeCache.ofTree(at: root).madeIndex(of: root)
        func candidates(_ beginning: String) -> NameIndex.Candidates {
            index.candidates(for: TextCondition(.identifier, .prefix(beginning)))
        }
        func found(_ beginning: String) -> [String] {
            allViews(withIdentifier(.prefix(beginning))).inside(root).compactMap(\.accessibilityIdentifier)
        }
        #expect(candidates("").areInOrder)
        root.insertSubview(UIView(), at: 0)
        #expect(candidates("").areInOrder)
        let names = (moved: found("moved"), left: found("left"))
        root.bringSubviewToFront(moved)
        #expect(!candidates("moved").areInOrder)
        #expect(found("moved") == names.moved)
        #expect(found("left") == names.left)
        #expect(found("") == names.left + names.moved)
        // Beyond some views, the index does not note them one by one.
        #expect(candidates("left").areInOrder == (sizeOfMoved < 64))
        root.insertSubview(UIView().named("left 3", 0, 0, 1, 1), at: 2)
        #expect(!candidates("left").areInOrder)
        #expect(found("left") == ["left 0", "left 3", "left 1", "left 2"])
    }

    @Test("The root of an indexed tree can come into another, and leave it again")
    func rootMoves() {
        let (root, other) = (UIView(), UIView())
        let label = UILabel().named("a", 0, 0, 1, 1, in: root)
        for _ in 0..<20 { #expect(allViews(withIdentifier("a")).inside(root).count == 1) }
        other.addSubview(root)
        label.accessibilityIdentifier = "b"
        for _ in 0..<20 { #expect(allViews(withIdentifier("b")).inside(other).count == 1) }
        root.removeFromSuperview()
        label.accessibilityIdentifier = "c"
        #expect(allViews(withIdentifier("c")).inside(root).count == 1)
        #expect(allViews(withIdentifier("c")).inside(other).isEmpty)
        #expect(allViews(withIdentifier("b")).inside(root).isEmpty)
    }

    @Test("A closure may take the tree apart while an index is asked")
    func changedMeanwhile() {
        let root = UIView()
        for _ in 0..<20 {
            let view = UIView().named("twin", 0, 0, 1, 1, in: root)
            UIView().named("inner", 0, 0, 1, 1, in: view)
        }
        for _ in 0..<20 { #expect(allViews(withIdentifier("twin")).inside(root).count == 20) }
        let found = allViews(
            withIdentifier("twin"),
            satisfying { view in
                for subview in view.superview?.subviews ?? [] { subview.removeFromSuperview() }
                return true
            }
        ).inside(root)
        #expect(found.views.count == 20)
        #expect(allViews(withIdentifier("twin")).inside(root).isEmpty)
    }
}

/// A label with a custom accessibility label, whose changes it does not announce.
private final class MoodyLabel: UILabel {
    var mood = ""
    override var accessibilityLabel: String? {
        get { mood }
        set { mood = newValue ?? "" }
    }
}

/// Some trees that exchange views, and look-ups in the first of them.
@MainActor
private struct RandomForest {
    private static let texts = ["", "a", "b", " a  b ", "a b", "ab", "é", "e\u{301}", "save\n"]

    var numbers: SeededNumbers
    private let roots: [UIView]
    private var serial = 0

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
        roots = [UIView(), UIView()]
        for _ in 0..<15 { add() }
    }

    private func views(in root: UIView) -> [UIView] {
        [root] + root.subviews.flatMap { views(in: $0) }
    }

    mutating func warmUp() {
        for _ in 0..<10 { _ = allViews(withIdentifier("none")).inside(roots[0]).count }
        #expect(TreeCache.ofTree(at: roots[0]).index != nil)
    }

    private mutating func add() {
        let place = numbers.element(of: views(in: numbers.onceIn(3) ? roots[1] : roots[0]))
        // Views come alone, or with others that are in them already.
        var view = makeView()
        while numbers.onceIn(3) {
            let outer = makeView()
            outer.addSubview(view)
            view = outer
        }
        place.insertSubview(view, at: numbers.next(below: 4))
    }

    private mutating func makeView() -> UIView {
        let view: UIView =
            switch numbers.next(below: 6) {
            case 0: UIView()
            case 1: UITextField()
            case 2: MoodyLabel()
            case 3: UIButton()
            default: UILabel()
            }
        serial += 1
        if numbers.onceIn(2) { view.accessibilityIdentifier = "v\(serial % 9)" }
        setText(of: view)
        return view
    }

    private mutating func setText(of view: UIView) {
        let text = numbers.element(of: Self.texts)
        switch view {
        case let label as MoodyLabel: label.mood = text
        case let label as UILabel: label.text = numbers.onceIn(5) ? nil : text
        case let button as UIButton: button.setTitle(text, for: .normal)
        case let field as UITextField:
            field.text = text
            field.placeholder = numbers.element(of: Self.texts)
        default: view.accessibilityLabel = numbers.onceIn(3) ? nil : text
        }
    }

    mutating func change() {
        let views = views(in: roots[0])
        let view = numbers.element(of: views)
        switch numbers.next(below: 9) {
        case 0: add()
        case 1: view.removeFromSuperview()
        case 2, 3: setText(of: view)
        case 4: view.accessibilityIdentifier = numbers.onceIn(3) ? nil : "v\(numbers.next(below: 9))"
        case 5: view.accessibilityLabel = numbers.onceIn(2) ? nil : numbers.element(of: Self.texts)
        case 6:
            let place = numbers.element(of: numbers.onceIn(3) ? self.views(in: roots[1]) : views)
            if !place.isDescendant(of: view) { place.addSubview(view) }
        case 7:
            if view.subviews.count > 1 { view.exchangeSubview(at: 0, withSubviewAt: view.subviews.count - 1) }
            view.superview?.sendSubviewToBack(view)
        default:
            // Views come over from a tree that is not asked, or asked elsewhere.
            let newcomer = numbers.element(of: self.views(in: roots[1]))
            if newcomer !== roots[1], !view.isDescendant(of: newcomer) { view.addSubview(newcomer) }
        }
    }

    mutating func checkLookUp() {
        let top = numbers.onceIn(6) ? roots[1] : roots[0]
        let root = numbers.onceIn(4) ? numbers.element(of: views(in: top)) : top
        let pattern = pattern()
        let identifier =
            numbers.onceIn(3) ? TextPattern.suffix("\(numbers.next(below: 9))") : "v3".textPattern
        let (predicate, holds): (ViewPredicate, (UIView) -> Bool) =
            switch numbers.next(below: 6) {
            case 0: (withText(pattern), { pattern.matches($0.shownText) })
            case 1: (withIdentifier(identifier), { identifier.matches($0.accessibilityIdentifier) })
            case 2:
                (
                    withLabel(pattern) && ofClass(UILabel.self),
                    { $0 is UILabel && Self.isCalled(pattern, $0) }
                )
            case 3:
                (
                    withIdentifier(identifier) && withLabel(pattern),
                    { identifier.matches($0.accessibilityIdentifier) && Self.isCalled(pattern, $0) }
                )
            case 4: (ofClass(UILabel.self), { $0 is UILabel })
            default: (withLabel(pattern), { Self.isCalled(pattern, $0) })
            }
        let expected = views(in: root).filter(holds)
        let found = allViews(predicate).inside(root)
        #expect(found.views == expected, "\(found)")
        #expect(theFirstView(predicate).inside(root).first === expected.first)
        let inner = allSubviews(predicate).inside(root)
        #expect(inner.views == expected.filter { $0 !== root }, "\(inner)")
    }

    private mutating func pattern() -> TextPattern {
        let text = numbers.element(of: Self.texts)
        switch numbers.next(below: 8) {
        case 0: return .suffix(text)
        case 1: return .prefix(text)
        case 2: return .containing(text)
        case 3: return .exactly(text).ignoringCase
        case 4: return .exactly(text).ignoringDiacritics.foldingWhiteSpace
        default: return text.textPattern
        }
    }

    private static func isCalled(_ pattern: TextPattern, _ view: UIView) -> Bool {
        let folded = pattern.foldingWhiteSpace
        if view.isNaivelyPartOfSuperview { return false }
        return folded.matches(view.accessibilityLabel) || folded.matches(view.shownText)
            || folded.matches((view as? UITextField)?.placeholder)
    }
}

extension UIView {
    fileprivate var shownText: String? { (self as? UILabel)?.text ?? (self as? UITextField)?.text }
}
