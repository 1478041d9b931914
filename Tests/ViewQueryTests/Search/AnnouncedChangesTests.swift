import TestSupport
import Testing
import ViewQuery

/// A label with a custom accessibility label, whose changes it does not announce.
private final class Moody: UILabel {
    var mood: String?
    var isGone = false
    override var accessibilityLabel: String? {
        get { mood }
        set { mood = newValue }
    }
    override var isHidden: Bool {
        get { isGone }
        set { isGone = newValue }
    }
}

/// Queries that are held while something about the views changes.
@MainActor
@Suite("Queries during changes") struct AnnouncedChangesTests {
    struct Change {
        var testDescription: String
        var predicate: ViewPredicate
        var view: @MainActor @Sendable () -> UIView
        var change: @MainActor @Sendable (UIView) -> Void

        init<View: UIView>(
            _ predicate: ViewPredicate, _ view: @escaping @MainActor @Sendable () -> View,
            _ change: @escaping @MainActor @Sendable (View) -> Void
        ) {
            testDescription = "\(predicate) of a \(View.self)"
            self.predicate = predicate
            self.view = view
            self.change = { change($0 as! View) }
        }
    }

    @MainActor private static let red = UIImage(color: .red, size: CGSize(width: 2, height: 2))

    @MainActor static let changes = [
        Change(enabled(false), { UIButton() }) { $0.isEnabled = false },
        Change(enabled(false), { UILabel() }) { $0.isEnabled = false },
        Change(selected(true), { UIButton() }) { $0.isSelected = true },
        Change(highlighted(true), { UIControl() }) { $0.isHighlighted = true },
        Change(highlighted(true), { UILabel() }) { $0.isHighlighted = true },
        Change(highlighted(true), { UIImageView() }) { $0.isHighlighted = true },
        Change(focused(true), { UITextField() }) { $0.becomeFirstResponder() },
        Change(withTag(3), { UIView() }) { $0.tag = 3 },
        Change(withTraits(.header), { UIView() }) { $0.accessibilityTraits = .header },
        Change(withAccessibility(true), { UIView() }) { $0.isAccessibilityElement = true },
        Change(withValue("x"), { UIView() }) { $0.accessibilityValue = "x" },
        Change(withValue("x"), { UITextField() }) { $0.text = "x" },
        Change(withHint("x"), { UIView() }) { $0.accessibilityHint = "x" },
        Change(withLabel("x"), { UIView() }) { $0.accessibilityLabel = "x" },
        Change(withPlaceholder("x"), { UITextField() }) { $0.placeholder = "x" },
        Change(withText("x"), { UILabel() }) { $0.text = "x" },
        Change(withText("x"), { UITextField() }) { $0.insertText("x") },
        Change(withText("x"), { UITextView() }) { $0.text = "x" },
        Change(withText("x"), { UITextView() }) { $0.insertText("x") },
        Change(focused(true), { UITextView() }) { $0.becomeFirstResponder() },
        Change(withTitle("x"), { UIButton() }) { $0.setTitle("x", for: .normal) },
        Change(
            withTitle("x"),
            { () -> UIButton in
                let button = UIButton()
                button.setTitle("x", for: .disabled)
                return button
            }, { (button: UIButton) in button.isEnabled = false }),
        Change(withIdentifier("x"), { UIView() }) { $0.accessibilityIdentifier = "x" },
        Change(withImage(red), { UIImageView() }) { $0.image = red },
        Change(withImage(red), { UIImageView(image: nil, highlightedImage: red) }) {
            $0.isHighlighted = true
        },
        Change(withVisibility(false), { UIView() }) { $0.isHidden = true },
        Change(withVisibility(false), { UIView() }) { $0.alpha = 0 },
        Change(onScreen(false), { UIView() }) { $0.center.x = 5000 },
        Change(matching(format: "contentSize.height > 5"), { UIScrollView() }) { $0.contentSize.height = 10 },
        Change(having(\UIScrollView.contentOffset.y, 5), { UIScrollView() }) { $0.contentOffset.y = 5 },
        Change(
            onScreen(false),
            { () -> UIScrollView in
                let view = UIScrollView()
                view.clipsToBounds = false
                return view
            }, { (view: UIScrollView) in (view.superview?.superview)?.bounds.origin.y = 5000 }),
        Change(hittable(false), { UIButton() }) { $0.superview?.isUserInteractionEnabled = false },
        Change(visible(atLeast: 0.5) && withTag(0), { UIView() }) {
            $0.frame.size = CGSize(width: 5, height: 5)
        },
        Change(withRole(.header), { UIView() }) {
            $0.isAccessibilityElement = true
            $0.accessibilityTraits = .header
        },
        Change(containing(withTag(9)) && ofExactClass(UIView.self), { UIView() }) { view in
            let inner = UIView()
            inner.tag = 9
            view.addSubview(inner)
        },
        Change(matching(format: "tag == 4"), { UIView() }) { $0.tag = 4 },
    ]

    @Test("A query that is held finds a view once it matches, and no longer when it does not")
    func held() {
        for item in Self.changes { hold(item) }
    }

    private func hold(_ item: Change) {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let holder = UIView().named("holder", 0, 0, 100, 100, in: window)
            let view = item.view()
            if view.frame.isEmpty, !"\(item.predicate)".hasPrefix("matching(visible") {
                view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            }
            holder.addSubview(view)
            let held = allSubviews(item.predicate).inside(holder)
            let first = theFirstSubview(item.predicate).inside(holder)
            let other = allSubviews(!item.predicate).inside(holder)
            for _ in 0..<3 {
                #expect(!held.contains { $0 === view }, "\(item.testDescription)")
                #expect(first.first !== view)
                #expect(other.contains { $0 === view })
            }
            item.change(view)
            for _ in 0..<3 {
                #expect(held.contains { $0 === view }, "\(item.testDescription)")
                #expect(first.first === view)
                #expect(!other.contains { $0 === view })
            }
        }
    }

    @Test("Views of silent classes that a relation asks about are asked each time, wherever they are")
    func silentKin() {
        let root = UIView.tree("root(a(b c))")
        let moody = Moody().named("moody", 0, 0, 10, 10, in: root)
        let above = Moody().named("above", 0, 0, 10, 10)
        above.addSubview(root)
        let isX = withLabel("x")
        let queries = [
            theFirstView(containing(isX)).inside(root), theFirstView(withSibling(isX)).inside(root),
            allViews(withSibling(isX)).inside(root["a"]),
            allViews(withAncestor(isX)).inside(root["b"]), allViews(withParent(isX)).inside(root),
            allViews(includingSuperviews(withVisibility(true))).inside(root["b"]),
        ]
        @MainActor func found() -> [String] { queries.map(\.names) }
        #expect(found() == ["", "", "", "", "", "b"])
        moody.mood = "x"
        #expect(found() == ["root", "a", "a", "", "", "b"])
        above.mood = "x"
        above.isGone = true
        #expect(found() == ["root", "a", "a", "b", "root", ""])
        moody.mood = nil
        above.mood = nil
        above.isGone = false
        #expect(found() == ["", "", "", "", "", "b"])
    }

    @Test("A hierarchy that has not changed is not searched again, unless there is custom code")
    func remembered() {
        let root = UIView.tree("root(a b(c) D)")
        let counting = CountingView().named("counting", 0, 0, 1, 1)
        let plain = allViews(withTag(0), onScreen(true)).inside(root)
        #expect(plain.count == 5)
        // Asking again finds the views even if what the framework does not announce has changed.
        let calls = Calls()
        let custom = allViews(satisfying { calls.count($0.tag == 0) }).inside(root)
        #expect(calls.number == 0)
        #expect(custom.count == 5)
        #expect(calls.number == 5)
        _ = custom.count
        #expect(calls.number == 10)
        let first = theFirstView(satisfying { calls.count($0.accessibilityIdentifier == "b") }).inside(root)
        _ = first.first
        #expect(calls.number == 13)
        #expect(theFirstView(satisfying { _ in calls.count(true) }).inside(root).names == "root")
        #expect(calls.number == 14)
        root.addSubview(counting)
        _ = allViews(withTag(3)).inside(root).count
        let asked = counting.calls.number
        _ = allViews(withTag(3)).inside(root).count
        #expect(counting.calls.number > asked)
    }
}

/// A view that counts how often it is asked for its tag.
private final class CountingView: UIView {
    let calls = Calls()
    override var tag: Int {
        get { calls.count(0) }
        set {}
    }
}
