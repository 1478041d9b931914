import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A refresh control as a view: where it is, whose it is, and what it looks like.
@MainActor @Suite("Refresh controls in the view hierarchy") struct RefreshControlTreeTests {
    private func onStage(_ body: (ScrollStage, UIRefreshControl) -> Void) {
        _ = ScrollStage.run { stage in
            let control = UIRefreshControl()
            stage.scrollView.refreshControl = control
            body(stage, control)
        }
    }

    @Test(
        "A refresh control is behind and above the content, as wide as the view, and hidden until pulled"
    )
    func place() {
        onStage { stage, control in
            let view = stage.scrollView
            view.addSubview(UIView())
            #expect(view.subviews.first === control && control.superview === view)
            #expect(control.frame == CGRect(x: 0, y: -60, width: 300, height: 60) && control.isHidden)
            view.contentOffset.y = -1
            #expect(!control.isHidden)
            view.contentOffset = CGPoint(x: 5, y: 30)
            #expect(control.frame.minX == 5 && control.isHidden)
            view.contentInset.top = 20
            view.contentOffset.y = -20
            #expect(control.isHidden)
            view.frame.size.width = 200
            view.layoutIfNeeded()
            #expect(control.frame.width == 200)
            control.beginRefreshing()
            #expect(!control.isHidden)
            control.endRefreshing()
            #expect(control.isHidden)
        }
    }

    @Test("The room for a refresh control is added to the insets and the safe area, whatever is adjusted")
    func insets() {
        onStage { stage, control in
            let view = stage.scrollView
            view.contentInset = UIEdgeInsets(top: 10, left: 1, bottom: 2, right: 3)
            for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.never, .always, .automatic] {
                view.contentInsetAdjustmentBehavior = behavior
                let before = view.adjustedContentInset
                control.beginRefreshing()
                var after = before
                after.top += 60
                #expect(view.adjustedContentInset == after && view.contentInset.top == 10)
                control.endRefreshing()
                #expect(view.adjustedContentInset == before)
            }
        }
    }

    @Test(
        "A refresh control that is removed while it refreshes leaves the content to go back",
        arguments: 0..<4)
    func takenOff(_ way: Int) {
        onStage { stage, control in
            let view = stage.scrollView
            control.beginRefreshing()
            view.contentOffset.y = -60
            let other = UIRefreshControl()
            switch way {
            case 0: view.refreshControl = nil
            case 1: view.refreshControl = other
            case 2: control.removeFromSuperview()
            default: stage.window.addSubview(control)
            }
            #expect(view.refreshControl === (way == 1 ? other : nil) && control.superview !== view)
            #expect(view.adjustedContentInset.top == 0 && control.isRefreshing)
            stage.application.clock.runUntilIdle()
            #expect(view.contentOffset == .zero)
            #expect(stage.application.clock.endlessWork.count == (way == 3 ? 1 : 0))
            control.endRefreshing()
            #expect(view.contentOffset == .zero)
        }
    }

    @Test("A refresh control that is already refreshing when it is set gets its space, and nothing scrolls")
    func alreadyRefreshing() {
        onStage { stage, _ in
            let control = UIRefreshControl()
            control.beginRefreshing()
            stage.scrollView.refreshControl = control
            #expect(stage.scrollView.adjustedContentInset.top == 60)
            #expect(stage.scrollView.contentOffset == .zero && !control.isHidden)
        }
    }

    @Test(
        "A refresh control that is given to another scroll view leaves its own, in whatever way",
        arguments: [true, false])
    func moved(_ byProperty: Bool) {
        onStage { stage, control in
            control.beginRefreshing()
            let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
            if byProperty { other.refreshControl = control } else { other.addSubview(control) }
            #expect(stage.scrollView.refreshControl == nil && other.refreshControl === control)
            #expect(control.superview === other && stage.scrollView.subviews.isEmpty)
            #expect(stage.scrollView.adjustedContentInset.top == 0)
            #expect(other.adjustedContentInset.top == 60)
        }
    }

    @Test("A second refresh control added as a subview is not the scroll view's control")
    func second() {
        onStage { stage, control in
            let second = UIRefreshControl()
            stage.scrollView.addSubview(second)
            #expect(stage.scrollView.refreshControl === control)
            second.beginRefreshing()
            #expect(stage.scrollView.adjustedContentInset.top == 0)
        }
    }

    @Test("A refresh control that contains the scroll view is a failure, and is not set")
    func loop() {
        onStage { stage, _ in
            let control = UIRefreshControl()
            let view = UIScrollView()
            control.addSubview(view)
            let failures = FailureCollector.failures { view.refreshControl = control }
            #expect(failures.count == 1 && view.refreshControl == nil)
        }
    }

    @Test("A refresh control that refreshes in a window is on the clock, which is idle all the same")
    func clock() {
        onStage { stage, control in
            let clock = stage.application.clock
            control.accessibilityIdentifier = "inbox"
            control.beginRefreshing()
            #expect(clock.isIdle)
            #expect(clock.idleReport == "Without end:\n  refresh control #inbox without end")
            stage.scrollView.removeFromSuperview()
            #expect(clock.idleReport == "Nothing is pending." && control.isRefreshing)
            stage.window.addSubview(stage.scrollView)
            #expect(clock.endlessWork.count == 1)
            control.endRefreshing()
            #expect(clock.endlessWork.isEmpty)
        }
    }

    @Test("If the scroll view leaves its window during a pull, the refresh continues without a touch")
    func leavesWindow() {
        onStage { stage, control in
            let finger = Finger(down: CGPoint(x: 150, y: 110))
            for y in [200.0, 300, 390] {
                stage.lapse(20)
                finger.move(to: CGPoint(x: 150, y: y))
            }
            #expect(control.isRefreshing)
            stage.scrollView.removeFromSuperview()
            finger.lift()
            #expect(!stage.scrollView.isDragging && stage.scrollView.adjustedContentInset.top == 60)
            control.endRefreshing()
            #expect(stage.scrollView.contentOffset == .zero && stage.application.clock.isIdle)
        }
    }

    @Test("A refresh control's title is a copied text in a label; without a title there is no label")
    func title() {
        onStage { stage, control in
            #expect(control.attributedTitle == nil && control.subviews.isEmpty)
            let text = NSMutableAttributedString(string: "Updated today")
            control.attributedTitle = text
            text.mutableString.setString("Changed")
            let label = control.subviews.first as? UILabel
            stage.window.layoutIfNeeded()
            #expect(label?.text == "Updated today" && control.attributedTitle?.string == "Updated today")
            #expect(label?.frame == CGRect(x: 0, y: 40, width: 300, height: 16))
            control.attributedTitle = NSAttributedString(string: "Now")
            #expect(control.subviews.count == 1 && label?.text == "Now")
            control.attributedTitle = nil
            #expect(control.subviews.isEmpty)
        }
    }

    @Test("A refresh control is created in its final height, takes no touches, and has no tint colour")
    func made() {
        UIApplication.withShared(UIApplication()) {
            let width = UIApplication.shared.screen.bounds.width
            for control in [UIRefreshControl(), UIRefreshControl(frame: .zero, primaryAction: nil)] {
                #expect(control.frame == CGRect(x: 0, y: 0, width: width, height: 60))
                #expect(!control.isUserInteractionEnabled && control.tintColor == nil)
                control.tintColor = .red
                #expect(control.tintColor == .red && !control.isRefreshing)
            }
        }
    }

    @Test("Every change of a refresh control's appearance is visible to queries")
    func announced() {
        let control = UIRefreshControl()
        let changes: [(String, () -> Void)] = [
            ("begin", { control.beginRefreshing() }), ("end", { control.endRefreshing() }),
            ("tint", { control.tintColor = .red }),
            ("title", { control.attributedTitle = NSAttributedString(string: "a") }),
            ("other title", { control.attributedTitle = NSAttributedString(string: "b") }),
            ("no title", { control.attributedTitle = nil }),
        ]
        for (name, change) in changes {
            let before = ViewTree.generation
            change()
            #expect(ViewTree.generation > before, "\(name)")
        }
    }

    @Test("After any sequence of events, insets and content agree with whether the control refreshes")
    func random() {
        var pulls = 0
        let seeds = Rounds.of(20, share: 10)
        for seed in UInt64(1)...UInt64(seeds) {
            let log = round(seed)
            if log.contains("valueChanged") { pulls += 1 }
            #expect(log == round(seed))
        }
        #expect(Rounds.areThorough ? pulls > 15 : pulls > 0)
    }

    private func round(_ seed: UInt64) -> String {
        ScrollStage.run { stage in
            var numbers = SeededNumbers(seed: seed)
            let view = stage.scrollView
            let controls = [UIRefreshControl(), UIRefreshControl()]
            for control in controls {
                control.write(to: stage)
                control.addAction(
                    UIAction { _ in if numbers.onceIn(3) { control.endRefreshing() } }, for: .valueChanged)
            }
            view.refreshControl = controls[0]
            for _ in 0..<60 {
                let control = numbers.element(of: controls)
                switch numbers.next(below: 9) {
                case 0: control.beginRefreshing()
                case 1, 2: control.endRefreshing()
                case 3: view.refreshControl = numbers.onceIn(4) ? nil : control
                case 4: control.isEnabled = !numbers.onceIn(4)
                case 5: view.contentInset.top = numbers.next(in: 0...40)
                case 6: view.setContentOffset(CGPoint(x: 0, y: -60), animated: numbers.onceIn(2))
                default: stage.pull(by: numbers.next(in: 50...280), rest: numbers.next(below: 300))
                }
                stage.lapse(numbers.next(below: 600))
                let room: CGFloat = view.refreshControl?.isRefreshing == true ? 60 : 0
                #expect(view.adjustedContentInset.top == view.contentInset.top + room)
                for control in controls {
                    #expect((control.superview === view) == (view.refreshControl === control))
                }
            }
            stage.application.clock.runUntilIdle()
            let finger = Finger(down: CGPoint(x: 150, y: 300))
            for y in [330.0, 340] {
                stage.lapse(50)
                finger.move(to: CGPoint(x: 150, y: y))
            }
            finger.lift()
            stage.application.clock.runUntilIdle()
            #expect(view.offsetRange(.vertical).contains(view.contentOffset.y))
        }
    }
}
