import FailureReporting
import TestSupport
import Testing
import Touch
import ViewQuery

@MainActor
@Suite("Choosing an uncovered view") struct CoveredCandidatesTests {
    private func alert(_ name: String, _ log: EventLog) -> UIAlertController {
        let alert = UIAlertController(title: name, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.add(name) })
        alert.addAction(UIAlertAction(title: "Send", style: .default) { _ in log.add("sent") })
        return alert
    }

    @Test("Of two stacked alerts the one in front is answered, and then the other")
    func stackedAlerts() {
        inOwnApplication { window, log in
            let root = UIViewController()
            window.rootViewController = root
            let (back, front) = (alert("back", log), alert("front", log))
            root.present(back, animated: false)
            back.present(front, animated: false)
            let cancel = theFirstView(withLabel("Cancel"))
            #expect(cancel.first?.isDescendant(of: back.view ?? UIView()) == true)
            #expect(cancel.isHittable)
            tapOn(cancel)
            tapOn(cancel)
            #expect(log.lines == ["front", "back"])
        }
    }

    /// Two buttons, of which the first in the tree is covered by a view in front.
    private func buttons(in window: UIWindow, _ log: EventLog) {
        for (index, name) in ["back", "free"].enumerated() {
            let button = UIButton().named(name, 0, 100 * CGFloat(index), 100, 40, in: window).logged(log)
            button.accessibilityLabel = "Cancel"
        }
        _ = UIView().named("cover", 0, 0, 100, 60, in: window)
    }

    @Test("Gestures on one view take the first that is not covered; what acts on all takes all")
    func candidates() {
        inOwnApplication { window, log in
            buttons(in: window, log)
            let all = allViews(withLabel("Cancel"))
            #expect(FailureCollector.failures { tapOn(all) }.count == 1)
            doubleTapOn(theFirstView(withLabel("Cancel")), interval: .milliseconds(10))
            tapOn(theFirstView(withLabel("Cancel")).anchor(.topLeft))
            longPressOn(all)
            #expect(log.lines.map { String($0.suffix(4)) } == ["free", "free", "free", "free", "free"])
        }
    }

    @Test("A query with an order or positions stands for exactly the view that it finds, as does a view")
    func chosen() {
        inOwnApplication { window, log in
            buttons(in: window, log)
            let failures = FailureCollector.failures {
                tapOn(theFirstView(withLabel("Cancel")).sortedBy(smallestOrigin()))
                tapOn(allViews(withLabel("Cancel"))[0..<1])
                tapOn(theFirstView(withIdentifier("back")))
            }
            #expect(failures.count == 3)
            for failure in failures {
                #expect(
                    failure.text.hasPrefix(
                        """
                        tapOn cannot touch UIButton "Cancel" #back: it is covered by UIView #cover at (0 0; 100 60) \
                        of the window.
                        """), "\(failure.text)")
            }
            #expect(log.lines == [])
        }
    }

    @Test("Where all are covered, and where the first is hidden, that is the failure of the first")
    func noneFree() {
        inOwnApplication { window, log in
            buttons(in: window, log)
            window.subviews[0].isHidden = true
            let hidden = FailureCollector.failures { tapOn(theFirstView(withLabel("Cancel"))) }
            #expect(
                hidden.first?.text.hasPrefix("tapOn cannot touch UIButton \"Cancel\" #back: it is hidden.")
                    == true)
            window.subviews[0].isHidden = false
            window.subviews[2].frame = window.bounds
            let covered = FailureCollector.failures { tapOn(theFirstView(withLabel("Cancel"))) }
            #expect(
                covered.first?.text.hasPrefix("tapOn cannot touch UIButton \"Cancel\" #back: it is covered")
                    == true)
            #expect(log.lines == [])
        }
    }
}
