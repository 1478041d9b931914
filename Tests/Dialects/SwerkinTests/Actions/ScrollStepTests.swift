import HeadlessUIKit
import Swerkin
import Testing

@MainActor @Suite("Steps that scroll", .robot) struct ScrollStepTests {
    @Test("IScrollDownUntilISeeElement scrolls down a list until the element is on the screen")
    func list() {
        let played = play(ListStage()) { stage in
            When.IScrollDownUntilISeeElement(withLabel: "Title 25")
            stage.log.append("at \(Int(stage.table.contentOffset.y))")
        }
        #expect(played == Played(log: ["at 990"]))
    }

    @Test("What is on the screen already is not scrolled")
    func alreadyThere() {
        let played = play(ListStage()) { stage in
            When.IScrollDownUntilISeeElement(withLabel: "Row 2")
            stage.log.append("at \(Int(stage.table.contentOffset.y))")
        }
        #expect(played == Played(log: ["at 0"]))
    }

    @Test("IScrollDownUntilISeeElement continues where a list becomes longer at its end")
    func growing() {
        let played = play(ListStage(count: 15)) { stage in
            Task { @MainActor in
                try await Task.sleep(for: .seconds(1.5))
                stage.count = 60
                stage.table.reloadData()
            }
            When.IScrollDownUntilISeeElement(withLabel: "Row 55")
        }
        #expect(played == Played())
    }

    @Test("An element below the visible part of a scroll view is brought into view")
    func scrollView() {
        let played = play(FarStage()) { stage in
            When.IScrollDownUntilISeeElement(withLabel: "Below")
            stage.log.append("at \(Int(stage.scrollView.contentOffset.y))")
        }
        #expect(played == Played(log: ["at 640"]))
    }

    @Test("A button below the visible part of a scroll view is scrolled to, and touched")
    func touchBelow() {
        let played = play(FarStage()) { _ in
            When.IWaitToSeeTappableElement("below")
            And.ITouchButton("below")
        }
        #expect(played == Played(log: ["touched Below"]))
    }

    @Test("A button below is scrolled to once what covers the scroll view is gone")
    func coveredScrollView() {
        let played = play(FarStage()) { stage in
            let veil = stage.add(UIView(), "veil", stage.view.bounds)
            Task { @MainActor in
                try await Task.sleep(for: .seconds(1))
                veil.removeFromSuperview()
            }
            When.ITouchButton("below")
        }
        #expect(played == Played(log: ["touched Below"]))
    }

    @Test("A list without an end is given up")
    func endless() {
        let played = play(ListStage()) { stage in
            stage.grows = true
            When.IScrollDownUntilISeeElement(withLabel: "Nothing of the kind")
        }
        let lines = played.failures.first?.split(separator: "\n").map(String.init) ?? []
        #expect(played.failures.count == 1)
        #expect(
            lines.dropFirst().first
                == #"Did not find element with label "Nothing of the kind" by scrolling down."#)
        #expect(lines.contains("Stopped after 100 drags."))
    }

    @Test("A failure in the application's code while it scrolls is recorded")
    func applicationFails() {
        let played = play(FarStage()) { stage in
            stage.failsWhenScrolled = true
            When.ITouchButton("below")
        }
        #expect(played.failures.count == 1)
        #expect(played.failures.first?.contains("alpha") == true)
    }

    @Test("An element that the content of no scroll view shows fails")
    func outsideContent() {
        let played = play(FarStage()) { stage in
            stage.scrollView.isScrollEnabled = false
            When.IScrollDownUntilISeeElement(withLabel: "Below")
        }
        #expect(
            played.failures == [
                """
                When IScrollDownUntilISeeElement(withLabel:): Below: failed.
                Could not scroll to element with label "Below".
                button "Below" #below: it is outside UIScrollView #scroll, which clips it, at (20 900; 150 40).
                """
            ])
    }

    @Test("A row that comes while a step waits for it is touched")
    func lateRow() {
        let played = play(ListStage(count: 0)) { stage in
            Task { @MainActor in
                try await Task.sleep(for: .seconds(1))
                stage.count = 3
                stage.table.reloadData()
            }
            When.ITouchRow(withLabel: "Row 2")
        }
        #expect(played == Played(log: ["selected 2"]))
    }

    @Test("A row that comes at the top of a list is found after the list was scrolled in vain")
    func lateRowAtTop() {
        let played = play(ListStage()) { stage in
            Task { @MainActor in
                try await Task.sleep(for: .seconds(3))
                stage.names[0] = "New row"
                stage.table.reloadData()
            }
            When.ITouchRow(withLabel: "New row")
        }
        #expect(played == Played(log: ["selected 0"]))
    }
}

/// A scroll view with a button far below its visible part.
@MainActor
private final class FarStage: StageController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    var failsWhenScrolled = false

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        if failsWhenScrolled { scrollView.alpha = .nan }
        failsWhenScrolled = false
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(scrollView, "scroll", CGRect(x: 0, y: 150, width: 300, height: 300))
        scrollView.contentSize = CGSize(width: 300, height: 1000)
        scrollView.delegate = self
        scrollView.addSubview(addButton("Below", "below", at: CGPoint(x: 20, y: 900)))
    }
}
