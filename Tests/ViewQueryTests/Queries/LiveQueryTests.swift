import TestSupport
import Testing
import ViewQuery

@MainActor
@Suite("Live queries") struct LiveQueryTests {
    @Test("A query held while the tree changes finds what is there each time")
    func mutations() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let query = allSubviews(withText("Go"), onScreenAndVisible(true))
            var log: [String] = []
            @MainActor func note(_ step: String) { log.append("\(step): \(query.names)") }

            note("at first")
            let a = UILabel().named("a", 0, 0, 10, 10, in: window)
            note("added")
            a.text = "Go"
            note("text")
            let b = UILabel().named("b", 0, 0, 10, 10)
            b.text = "Go"
            window.insertSubview(b, at: 0)
            note("inserted")
            window.bringSubviewToFront(b)
            note("brought to front")
            window.exchangeSubview(at: 0, withSubviewAt: 1)
            note("exchanged")
            a.isHidden = true
            note("hidden")
            a.isHidden = false
            b.alpha = 0
            note("transparent")
            b.alpha = 0.5
            a.frame.origin.x = 500
            note("moved away")
            a.center = .zero
            note("moved back")
            a.transform = CGAffineTransform(translationX: -50, y: 0)
            note("transformed")
            a.transform = .identity
            window.bounds.origin.y = 900
            note("scrolled away")
            window.bounds.origin.y = 0
            b.clipsToBounds = true
            b.bounds.size = .zero
            note("clipped to nothing")
            b.removeFromSuperview()
            note("removed")
            a.accessibilityIdentifier = "c"
            note("renamed")
            a.text = "Stop"
            note("other text")
            #expect(
                log == [
                    "at first: ", "added: ", "text: a", "inserted: b a", "brought to front: a b",
                    "exchanged: b a",
                    "hidden: b", "transparent: a", "moved away: b", "moved back: b a", "transformed: b",
                    "scrolled away: ", "clipped to nothing: a", "removed: a", "renamed: c", "other text: ",
                ])
        }
    }

    @Test("The window that a query looks in is the key window of the moment")
    func keyWindow() {
        inOwnApplication {
            let query = allViews(ofClass(UIWindow.self))
            #expect(query.names == "")
            let first = UIWindow.createWindowForTesting()
            first.accessibilityIdentifier = "first"
            #expect(query.names == "first")
            let second = UIWindow()
            second.accessibilityIdentifier = "second"
            #expect(query.names == "first")
            second.makeKeyAndVisible()
            #expect(query.names == "second")
            first.makeKey()
            #expect(query.names == "first")
            first.isHidden = true
            #expect(query.names == "second")
            inOwnApplication { #expect(query.names == "") }
            #expect(query.names == "second")
            second.isHidden = true
            #expect(query.names == "")
        }
    }

    @Test("A label and a state that a control computes are read again")
    func controls() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let button = UIButton().named("button", 0, 0, 100, 40, in: window)
            button.setTitle("Save", for: .normal)
            button.setTitle("Saving", for: .disabled)
            let saving = allViews(withLabel("Saving"), ofClass(UIButton.self))
            #expect(saving.isEmpty)
            button.isEnabled = false
            #expect(saving.names == "button")
            button.isEnabled = true
            #expect(saving.isEmpty)
            let field = UITextField().named("field", 0, 50, 100, 40, in: window)
            let named = allViews(withLabel("Name"))
            #expect(named.isEmpty)
            field.placeholder = "Name"
            #expect(named.names == "field")
        }
    }

    @Test("A query inside what a closure picks is asked again where that picks other views")
    func pickedScope() {
        @MainActor final class Choice {
            var names: Set<String> = []
        }
        let root = UIView.tree("root(a(A) b(B) c(C) d(D))")
        let choice = Choice()
        let isPicked = satisfying { choice.names.contains($0.accessibilityIdentifier ?? "") }
        let labels = allViews(ofClass(UILabel.self)).inside(allViews(isPicked).inside(root))
        // More views, fewer, others at either end, one and none.
        for names in ["ab", "abc", "abd", "bd", "cd", "ad", "a", "d", "", "ac"] {
            choice.names = Set(names.map { String($0) })
            #expect(labels.names == names.uppercased().map { String($0) }.joined(separator: " "))
        }
    }

    @Test("Classes with properties that change silently are asked each time")
    func silentClasses() {
        final class Silent: UIView {
            var label: String?
            var isGone = false
            override var accessibilityLabel: String? {
                get { label }
                set { label = newValue }
            }
            override var isHidden: Bool {
                get { isGone }
                set { isGone = newValue }
            }
        }
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let silent = Silent().named("silent", 0, 0, 100, 100, in: window)
            let inner = UIView().named("inner", 0, 0, 10, 10, in: silent)
            let named = allViews(withLabel("x"))
            let shown = allSubviews(onScreenAndVisible(true))
            let below = allSubviews(onScreenAndVisible(true)).inside(silent)
            let furtherBelow = allViews(onScreenAndVisible(true)).inside(inner)
            @MainActor func found() -> [String] {
                [named.names, shown.names, below.names, furtherBelow.names]
            }
            #expect(found() == ["", "silent inner", "inner", "inner"])
            silent.label = "x"
            silent.isGone = true
            #expect(found() == ["silent", "", "", ""])
            silent.label = nil
            silent.isGone = false
            #expect(found() == ["", "silent inner", "inner", "inner"])
        }
    }

    @Test("What a closure or a property to sort by looks at may change unseen")
    func closures() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            let a = RankedView().named("a", 0, 0, 1, 1, in: window)
            let b = UIView().named("b", 0, 0, 1, 1, in: window)
            let choice = Choice()
            choice.wanted = a
            let wanted = allViews { $0 === choice.wanted }
            let either = allViews(withIdentifier("c") || satisfying { $0 === choice.wanted })
            #expect([wanted.names, either.names] == ["a", "a"])
            choice.wanted = b
            #expect([wanted.names, either.names] == ["b", "b"])
            let sorted = allSubviews().sortedBy(by(\.tag))
            #expect(sorted.names == "a b")
            a.tag = 1
            #expect(sorted.names == "b a")
            let ranked = allSubviews().sortedBy(by(\.rankIfAny))
            #expect(ranked.names == "a b")
            a.rank = 5
            #expect(ranked.names == "b a")
        }
    }

    @Test("A query keeps no view alive that it found, and finds none that is gone")
    func lifetimes() {
        inOwnApplication {
            let window = UIWindow.createWindowForTesting()
            weak var gone: UIView?
            let query = allSubviews(ofClass(UILabel.self))
            do {
                let label = UILabel().named("label", 0, 0, 10, 10, in: window)
                gone = label
                #expect(query.names == "label")
                #expect(query.first === label)
            }
            for view in window.subviews { view.removeFromSuperview() }
            #expect(gone == nil)
            #expect(query.names == "")
        }
    }

    @Test("A query still works after its window is freed, also when a new window replaces it")
    func windowsGone() {
        inOwnApplication {
            let query = allViews(ofClass(UILabel.self))
            for index in 0..<20 {
                do {
                    let window = UIWindow.createWindowForTesting()
                    UILabel().named("label\(index)", 0, 0, 10, 10, in: window)
                }
                #expect(query.names == "label\(index)")
                UIApplication.shared.windows.last?.isHidden = true
                #expect(query.names == "")
            }
        }
    }
}

@MainActor
private final class Choice {
    var wanted: UIView?
}

/// A view with a property of which the framework knows nothing.
private final class RankedView: UIView {
    var rank = 0
}

extension UIView {
    fileprivate var rankIfAny: Int { (self as? RankedView)?.rank ?? 0 }
}
