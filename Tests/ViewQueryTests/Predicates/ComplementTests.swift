import TestSupport
import Testing
import ViewQuery

/// The laws of logic, over a tree in which there is something of everything.
@MainActor
@Suite("Negation and logic of predicates") struct ComplementTests {
    struct Switch: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var predicate: @MainActor @Sendable (Bool) -> ViewPredicate
    }

    nonisolated static let switches = [
        Switch(testDescription: "enabled") { enabled($0) },
        Switch(testDescription: "selected") { selected($0) },
        Switch(testDescription: "highlighted") { highlighted($0) },
        Switch(testDescription: "focused") { focused($0) },
        Switch(testDescription: "hittable") { hittable($0) },
        Switch(testDescription: "withAccessibility") { withAccessibility($0) },
        Switch(testDescription: "withVisibility") { withVisibility($0) },
        Switch(testDescription: "onScreen") { onScreen($0) },
        Switch(testDescription: "onScreenAndVisible") { onScreenAndVisible($0) },
    ]

    /// The sample tree with some of its views in each state.
    private func build() -> UIWindow {
        let window = SampleTree.build()
        (window["save"] as? UIButton)?.isEnabled = false
        let chosen = UIButton().named("chosen", 0, 150, 50, 50, in: window["form"])
        (chosen.isSelected, chosen.isHighlighted) = (true, true)
        (window["fancy"] as? UILabel)?.isEnabled = false
        (window["title"] as? UILabel)?.isHighlighted = true
        (window["logo"] as? UIImageView)?.isHighlighted = true
        window["row"].isAccessibilityElement = true
        window["title"].isAccessibilityElement = false
        window["email"].becomeFirstResponder()
        return window
    }

    @Test("False finds just what true does not, in the order of the tree", arguments: switches)
    func complement(_ item: Switch) {
        inOwnApplication {
            let window = build()
            for root in [window, window["form"], window["aside"]] {
                let yes = allViews(item.predicate(true)).inside(root).views
                let no = allViews(item.predicate(false)).inside(root).views
                let others = allViews().inside(root).filter { view in !yes.contains { $0 === view } }
                #expect(no == others)
                #expect(allViews(!item.predicate(true)).inside(root).views == no)
                #expect(allViews(!item.predicate(false)).inside(root).views == yes)
                if root === window { #expect(!yes.isEmpty && !no.isEmpty) }
            }
        }
    }

    @Test(
        "Conjunction, disjunction and negation of predicates are as in logic", arguments: switches, switches)
    func deMorgan(_ first: Switch, _ second: Switch) {
        inOwnApplication {
            let window = build()
            let (a, b) = (first.predicate(true), second.predicate(true))
            @MainActor func found(_ predicate: ViewPredicate) -> [UIView] {
                allViews(predicate).inside(window).views
            }
            #expect(found(!(a && b)) == found(!a || !b))
            #expect(found(!(a || b)) == found(!a && !b))
            #expect(found(a && b) == found(b && a))
            #expect(found(a || b) == found(b || a))
            #expect(found(a && !a).isEmpty)
            #expect(found(a || !a) == found(matching()))
            #expect(found(a && (a || b)) == found(a))
        }
    }

    @Test("States are those of the views that have them")
    func states() {
        inOwnApplication {
            let window = build()
            #expect(allViews(enabled(false)).inside(window).names == "save fancy")
            #expect(allViews(selected(true)).inside(window).names == "chosen")
            #expect(allViews(highlighted(true)).inside(window).names.hasPrefix("title logo"))
            #expect(allViews(focused(true)).inside(window).names == "email")
            #expect(allViews(withAccessibility(true)).inside(window).names.contains("email"))
            window["email"].resignFirstResponder()
            #expect(allViews(focused(true)).inside(window).isEmpty)
        }
    }
}
