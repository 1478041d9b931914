import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

@MainActor
@Suite("Interrupted presentations") struct PresentationInterruptedTests {
    let log = EventLog()

    private func lines(of name: String) -> [String] {
        log.lines.filter { $0.hasPrefix("\(name) ") }.map { String($0.dropFirst(name.count + 1)) }
    }

    @Test("A child added or removed behind a sheet in transition gets all its callbacks")
    func childrenBehindSheet() {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log))
            let (old, new) = (LoggingController("O", log), LoggingController("N", log))
            a.contain(old)
            _ = UIWindow.showing(a)
            _ = log.take()
            a.present(b, animated: true)
            old.leave()
            a.contain(new)
            UIApplication.shared.commit()
            #expect(lines(of: "O").contains("viewDidDisappear"))
            #expect(lines(of: "N").last == "viewDidAppear")
            #expect(!lines(of: "B").contains("viewDidAppear animated"))
        }
    }

    @Test("A child that is removed while its parent disappears is told that it disappeared")
    func childOfPresenter() {
        UIApplication.withShared(UIApplication()) {
            let (a, child) = (LoggingController("A", log), LoggingController("C", log))
            a.contain(child)
            _ = UIWindow.showing(a)
            a.present(LoggingController("B", log, style: .fullScreen), animated: true)
            _ = log.take()
            child.leave()
            #expect(
                log.take()
                    == "C willMove(toParent:) nil\nC viewDidDisappear animated\nC didMove(toParent:) nil")
            TimeLapse.advanceMainRunLoop()
            #expect(log.take() == "B viewDidAppear animated\nA viewDidDisappear animated")
        }
    }

    @Test("A root that presents a sheet before it has appeared appears all the same")
    func sheetWhileAppearing() {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log))
            a.reactions["viewIsAppearing"] = { [unowned a] in a.present(b, animated: true) }
            _ = UIWindow.showing(a)
            #expect(lines(of: "A") == ["viewDidLoad"] + RootAppearanceTests.comes)
            TimeLapse.advanceMainRunLoop()
            #expect(log.lines.last == "B viewDidAppear animated")
        }
    }

    @Test(
        "A replaced root takes along what it presents, visible or in transition",
        arguments: [.pageSheet, .fullScreen] as [UIModalPresentationStyle], [0, 200, 400])
    func rootReplaced(style: UIModalPresentationStyle, after milliseconds: Int) {
        UIApplication.withShared(UIApplication()) {
            let all = ["A", "B", "C"].map { LoggingController($0, log, style: style) }
            let window = UIWindow.showing(all[0])
            all[0].present(all[1], animated: true)
            UIApplication.shared.clock.advance(by: .milliseconds(milliseconds))
            if milliseconds == 400 { all[1].present(all[2], animated: false) }
            window.rootViewController = UIViewController()
            TimeLapse.advanceMainRunLoop()
            #expect(window.subviews == [window.rootViewController?.view])
            for controller in all where !lines(of: controller.title ?? "").isEmpty {
                let calls = lines(of: controller.title ?? "")
                #expect(calls.filter { $0.hasPrefix("viewWillDisappear") }.count == 1)
                #expect(calls.last?.hasPrefix("viewDidDisappear") == true)
                #expect(
                    controller.presentedViewController == nil && controller.presentingViewController == nil)
            }
        }
    }

    @Test("A transition that outlives its root does not affect later ones")
    func rootComesBack() {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log, style: .fullScreen))
            let c = LoggingController("C", log)
            let window = UIWindow.showing(a)
            a.present(b, animated: true) { log.add("completion") }
            window.rootViewController = nil
            window.rootViewController = a
            a.present(c, animated: false)
            _ = log.take()
            TimeLapse.advanceMainRunLoop()
            #expect(log.take() == "completion")
            #expect(a.view.window === window && a.presentedViewController === c && c.view.window === window)
        }
    }

    @Test("A root that is replaced while it disappears takes the presented controller along")
    func replacedWithin() {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log, style: .fullScreen))
            let window = UIWindow.showing(a)
            a.reactions["viewWillDisappear"] = { [unowned window] in
                window.rootViewController = UIViewController()
            }
            a.present(b, animated: false)
            TimeLapse.advanceMainRunLoop()
            #expect(window.subviews == [window.rootViewController?.view])
            #expect(a.presentedViewController == nil && b.presentingViewController == nil)
        }
    }

    @Test(
        "A window hidden and shown again takes along what is presented in it",
        arguments: [.pageSheet, .fullScreen] as [UIModalPresentationStyle])
    func windowHidden(style: UIModalPresentationStyle) {
        UIApplication.withShared(UIApplication()) {
            let all = ["A", "B"].map { LoggingController($0, log, style: style) }
            let window = UIWindow.showing(all[0])
            all[0].present(all[1], animated: false)
            let tree = window.subviews
            _ = log.take()
            window.isHidden = true
            #expect(lines(of: "B") == RootAppearanceTests.goes && window.subviews == [])
            #expect(lines(of: "A") == (style == .fullScreen ? [] : RootAppearanceTests.goes))
            _ = log.take()
            window.isHidden = false
            #expect(lines(of: "B") == RootAppearanceTests.comes && window.subviews == tree)
            #expect(lines(of: "A") == (style == .fullScreen ? [] : RootAppearanceTests.comes))
            all[0].dismiss(animated: false)
            #expect(window.subviews == [all[0].view])
        }
    }

    @Test(
        "A controller dismissed in a hidden window is gone when the window is shown again",
        arguments: [true, false])
    func dismissedWhileHidden(animated: Bool) {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log, style: .fullScreen))
            let window = UIWindow.showing(a)
            a.present(b, animated: false)
            window.isHidden = true
            _ = log.take()
            b.dismiss(animated: animated) { log.add("completion") }
            #expect(log.take() == "completion")
            window.isHidden = false
            #expect(log.take() == "A viewWillAppear\nA viewIsAppearing\nA viewDidAppear")
            #expect(window.subviews == [a.view])
        }
    }

    @Test("A window without references is freed with all that is presented in it")
    func windowFreed() {
        weak var window: UIWindow?
        weak var presented: UIViewController?
        weak var freed: UIApplication?
        do {
            let application = UIApplication()
            freed = application
            UIApplication.withShared(application) {
                let (a, b) = (UIViewController(), UIViewController())
                b.modalPresentationStyle = .fullScreen
                let shown = UIWindow.showing(a)
                (window, presented) = (shown, b)
                a.present(b, animated: false)
                b.present(UIViewController(), animated: true)
                shown.isHidden = true
            }
        }
        #expect(window == nil && presented == nil && freed == nil)
    }
}
