import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

@MainActor
@Suite("Chains of presented controllers") struct PresentationChainTests {
    let log = EventLog()

    /// A chain of controllers in a window, each presented by the one before.
    private func chain(_ names: String..., style: UIModalPresentationStyle) -> [LoggingController] {
        let all = names.map { LoggingController($0, log, style: style) }
        _ = UIWindow.showing(all[0])
        for (presenter, presented) in zip(all, all.dropFirst()) {
            presenter.present(presented, animated: false)
        }
        _ = log.take()
        return all
    }

    @Test("Three stacked presentations end together when the lowest dismisses")
    func fromTheBottom() {
        UIApplication.withShared(UIApplication()) {
            let all = chain("A", "B", "C", "D", style: .fullScreen)
            all[0].dismiss(animated: true) { log.add("completion") }
            #expect(all.dropFirst().allSatisfy { $0.isBeingDismissed })
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(
                log.take() == """
                    D viewWillDisappear animated
                    A viewWillAppear animated
                    A viewIsAppearing animated
                    A viewDidAppear animated
                    D viewDidDisappear animated
                    completion
                    """)
            #expect(UIApplication.shared.windows[0].subviews == [all[0].view])
            #expect(
                all.allSatisfy { $0.presentedViewController == nil && $0.presentingViewController == nil })
        }
    }

    @Test("Visible sheets behind others are told that they disappear, too")
    func sheets() {
        UIApplication.withShared(UIApplication()) {
            let all = chain("A", "B", "C", "D", style: .pageSheet)
            all[0].dismiss(animated: false)
            #expect(
                log.take() == """
                    D viewWillDisappear
                    C viewWillDisappear
                    B viewWillDisappear
                    D viewDidDisappear
                    C viewDidDisappear
                    B viewDidDisappear
                    """)
            #expect(UIApplication.shared.windows[0].subviews == [all[0].view])
        }
    }

    @Test("A presenter dismisses what it presents, and only the front-most dismisses itself")
    func inTheMiddle() {
        UIApplication.withShared(UIApplication()) {
            let all = chain("A", "B", "C", "D", style: .pageSheet)
            all[2].dismiss(animated: false)
            #expect(log.take() == "D viewWillDisappear\nD viewDidDisappear")
            all[2].dismiss(animated: false)
            #expect(log.take() == "C viewWillDisappear\nC viewDidDisappear")
            #expect(all[0].presentedViewController === all[1] && all[1].presentedViewController == nil)
        }
    }

    @Test("A dismissal with nothing presented ends immediately")
    func nothingPresented() {
        UIApplication.withShared(UIApplication()) {
            let all = chain("A", style: .pageSheet)
            all[0].dismiss(animated: true) { log.add("completion") }
            UIViewController().dismiss(animated: true) { log.add("completion") }
            #expect(log.take() == "completion\ncompletion")
        }
    }

    @Test("Two requests to dismiss are one dismissal, and both completions wait for its end")
    func twice() {
        UIApplication.withShared(UIApplication()) {
            let all = chain("A", "B", style: .pageSheet)
            all[1].dismiss(animated: true) { log.add("first") }
            all[0].dismiss(animated: true) { log.add("second") }
            #expect(log.take() == "B viewWillDisappear animated")
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(log.take() == "B viewDidDisappear animated\nfirst\nsecond")
        }
    }

    @Test(
        "The next can be presented from viewDidAppear and from a completion, within an event or not",
        arguments: [true, false], [true, false])
    func presentingNext(fromCompletion: Bool, isWithinEvent: Bool) {
        UIApplication.withShared(UIApplication()) {
            let all = ["A", "B", "C"].map { LoggingController($0, log, style: .pageSheet) }
            let presentNext: @MainActor () -> Void = { [unowned b = all[1]] in
                b.present(all[2], animated: false)
            }
            if !fromCompletion { all[1].reactions["viewDidAppear"] = presentNext }
            let window = UIWindow.showing(all[0])
            _ = log.take()
            let start: @MainActor () -> Void = {
                all[0].present(all[1], animated: false, completion: fromCompletion ? presentNext : nil)
            }
            if isWithinEvent {
                UIApplication.shared.clock.schedule(after: .zero, start)
                UIApplication.shared.clock.advance(by: .zero)
            } else {
                start()
            }
            #expect(
                log.take() == """
                    B viewDidLoad
                    B viewWillAppear
                    B viewIsAppearing
                    B viewDidAppear
                    C viewDidLoad
                    C viewWillAppear
                    C viewIsAppearing
                    C viewDidAppear
                    """)
            #expect(window.subviews.count == 3)
        }
    }

    @Test(
        "A full-screen controller that dismisses when it appears lets the presenter disappear first",
        arguments: [true, false])
    func dismissingFullScreenWhenItAppears(animated: Bool) {
        UIApplication.withShared(UIApplication()) {
            let all = ["A", "B"].map { LoggingController($0, log, style: .fullScreen) }
            all[1].reactions["viewDidAppear"] = { [unowned b = all[1]] in
                b.dismiss(animated: animated) { [log] in log.add("dismissed") }
            }
            _ = UIWindow.showing(all[0])
            _ = log.take()
            all[0].present(all[1], animated: animated) { [log] in log.add("presented") }
            UIApplication.shared.clock.advance(by: .seconds(1))
            let calls = log.take().split(separator: "\n").map { $0.replacing(" animated", with: "") }
            #expect(
                calls.filter { !$0.contains("Load") && !$0.contains("Layout") && !$0.contains("IsAppearing") }
                    == [
                        "A viewWillDisappear", "B viewWillAppear", "B viewDidAppear", "A viewDidDisappear",
                        "presented", "B viewWillDisappear", "A viewWillAppear", "A viewDidAppear",
                        "B viewDidDisappear", "dismissed",
                    ])
        }
    }

    @Test("A controller that is presented when the root appears comes after it")
    func fromRoot() {
        UIApplication.withShared(UIApplication()) {
            let all = ["A", "B"].map { LoggingController($0, log, style: .fullScreen) }
            all[0].reactions["viewDidAppear"] = { [unowned a = all[0]] in
                if a.presentedViewController == nil { a.present(all[1], animated: false) }
            }
            _ = UIWindow.showing(all[0])
            #expect(log.lines.suffix(4).first == "B viewWillAppear")
            #expect(log.lines.suffix(2) == ["B viewDidAppear", "A viewDidDisappear"])
        }
    }

    @Test(
        "A controller can be dismissed in viewDidAppear or the completion, and then presented again",
        arguments: ["viewDidAppear", "completion"])
    func dismissingFrom(event: String) {
        UIApplication.withShared(UIApplication()) {
            let all = ["A", "B", "C"].map { LoggingController($0, log, style: .pageSheet) }
            _ = UIWindow.showing(all[0])
            _ = log.take()
            let dismiss: @MainActor () -> Void = { [unowned a = all[0]] in
                a.dismiss(animated: true) { [unowned a] in
                    log.add("gone")
                    a.present(all[2], animated: true)
                }
            }
            if event == "viewDidAppear" { all[1].reactions[event] = dismiss }
            all[0].present(all[1], animated: true, completion: event == "completion" ? dismiss : nil)
            TimeLapse.advanceMainRunLoop()
            #expect(
                log.take() == """
                    B viewDidLoad
                    B viewWillAppear animated
                    B viewIsAppearing animated
                    B viewDidAppear animated
                    B viewWillDisappear animated
                    B viewDidDisappear animated
                    gone
                    C viewDidLoad
                    C viewWillAppear animated
                    C viewIsAppearing animated
                    C viewDidAppear animated
                    """)
            #expect(all[0].presentedViewController === all[2])
            #expect(UIApplication.shared.clock.now.offset == .milliseconds(1200))
        }
    }

    @Test("No controller is leaked once dismissed, not even in a chain", arguments: [true, false])
    func lifetimes(animated: Bool) {
        UIApplication.withShared(UIApplication()) {
            let root = UIViewController()
            _ = UIWindow.showing(root)
            weak var first: UIViewController?
            weak var second: UIViewController?
            do {
                let (b, c) = (UIViewController(), UIViewController())
                b.modalPresentationStyle = .fullScreen
                (first, second) = (b, c)
                root.present(b, animated: false)
                b.present(c, animated: false)
            }
            #expect(first != nil && second != nil)
            root.dismiss(animated: animated)
            TimeLapse.advanceMainRunLoop()
            #expect(first == nil && second == nil)
        }
    }
}
