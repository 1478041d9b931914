import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

/// What UIKit throws an exception for is a failure; what it only logs, as "Attempt to present … on … which is already
/// presenting …" or "… whose view is not in the window hierarchy", is a warning.
@MainActor
@Suite("Refused presentations") struct PresentationFailureTests {
    let log = EventLog()

    /// A window with A in it and B as a sheet on top.
    private func sheetOnRoot() -> (a: LoggingController, b: LoggingController) {
        let (a, b) = (LoggingController("A", log), LoggingController("B", log))
        _ = UIWindow.showing(a)
        a.present(b, animated: false)
        _ = log.take()
        return (a, b)
    }

    @Test("A controller whose view is not in a window presents nothing")
    func noWindow() {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (LoggingController("A", log), UIViewController())
            let warnings = FailureCollector.warnings {
                a.present(b, animated: true) { log.add("completion") }
            }
            #expect(
                warnings.map(\.text) == [
                    "LoggingController \"A\" was asked to present UIViewController,"
                        + " but its view is not in a window."
                ])
            #expect(a.presentedViewController == nil && b.presentingViewController == nil)
            #expect(log.take() == "" && !b.isViewLoaded)
        }
    }

    @Test("A controller does not present itself or its parent")
    func itself() {
        UIApplication.withShared(UIApplication()) {
            let (a, child) = (LoggingController("A", log), LoggingController("C", log))
            a.contain(child)
            _ = UIWindow.showing(a)
            let failures = FailureCollector.failures {
                a.present(a, animated: false)
                child.present(a, animated: false)
                child.present(child, animated: false)
            }
            #expect(
                failures.map(\.text)
                    == ["A", "A", "C"].map { "LoggingController \"\($0)\" cannot be presented on itself." })
        }
    }

    @Test("A presented or a child controller cannot be presented")
    func shownAlready() {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = sheetOnRoot()
            let child = LoggingController("C", log)
            a.addChild(child)
            let failures = FailureCollector.failures {
                a.present(b, animated: false)
                b.present(child, animated: false)
            }
            #expect(
                failures.map(\.text) == [
                    "LoggingController \"A\" was asked to present LoggingController \"B\","
                        + " which is presented by LoggingController \"A\" already.",
                    "LoggingController \"B\" was asked to present LoggingController \"C\","
                        + " which is a child of LoggingController \"A\".",
                ])
        }
    }

    @Test(
        "A controller behind cannot be presented in front of itself",
        arguments: [.pageSheet, .fullScreen] as [UIModalPresentationStyle])
    func presenterOnTop(style: UIModalPresentationStyle) {
        UIApplication.withShared(UIApplication()) {
            let all = ["A", "B", "C"].map { LoggingController($0, log, style: style) }
            _ = UIWindow.showing(all[0])
            all[0].present(all[1], animated: false)
            all[1].present(all[2], animated: false)
            let failures = FailureCollector.failures { all[2].present(all[0], animated: false) }
            #expect(
                failures.map(\.text) == [
                    "LoggingController \"C\" was asked to present LoggingController \"A\", which is shown already."
                ])
            #expect(all[2].presentedViewController == nil)
        }
    }

    @Test("The root of another window is not presented")
    func otherRoot() {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log))
            _ = UIWindow.showing(a)
            let other = UIWindow.showing(b)
            let failures = FailureCollector.failures { a.present(b, animated: false) }
            #expect(
                failures.map(\.text) == [
                    "LoggingController \"A\" was asked to present LoggingController \"B\", which is shown already."
                ])
            #expect(b.view.superview === other)
        }
    }

    @Test("A controller presents only one at a time, also during transitions")
    func presentsAlready() {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log))
            let other = LoggingController("C", log)
            _ = UIWindow.showing(a)
            let warnings = FailureCollector.warnings {
                a.present(b, animated: true)
                a.present(other, animated: false)
                TimeLapse.advanceMainRunLoop()
                a.present(other, animated: false)
                b.dismiss(animated: true)
                a.present(other, animated: false)
                TimeLapse.advanceMainRunLoop()
                a.present(other, animated: false)
            }
            let text =
                "LoggingController \"A\" was asked to present LoggingController \"C\","
                + " but LoggingController \"B\" is presented there already:"
                + " dismiss that first, or present on it."
            #expect(warnings.map(\.text) == [text, text, text])
            #expect(a.presentedViewController === other)
        }
    }

    @Test("A controller that is being dismissed presents nothing")
    func onItsWayDown() {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = sheetOnRoot()
            let c = LoggingController("C", log)
            a.dismiss(animated: true)
            let warnings = FailureCollector.warnings { b.present(c, animated: true) }
            #expect(
                warnings.map(\.text) == [
                    "LoggingController \"B\" was asked to present LoggingController \"C\""
                        + " while it is being dismissed itself."
                ])
            TimeLapse.advanceMainRunLoop()
            #expect(log.take() == "B viewWillDisappear animated\nB viewDidDisappear animated")
        }
    }

    @Test("A controller that is being presented is not dismissed, and arrives")
    func onItsWayUp() {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log))
            _ = UIWindow.showing(a)
            a.present(b, animated: true)
            let warnings = FailureCollector.warnings {
                a.dismiss(animated: false) { log.add("completion") }
                b.dismiss(animated: false) { log.add("completion") }
            }
            #expect(
                warnings.map(\.text)
                    == ["A", "B"].map { name in
                        "LoggingController \"\(name)\" was asked to dismiss LoggingController \"B\", which is still"
                            + " being presented: dismiss it once the completion of present has been called."
                    })
            TimeLapse.advanceMainRunLoop()
            #expect(log.lines.last == "B viewDidAppear animated")
            #expect(a.presentedViewController === b)
        }
    }

    @Test(
        "Before its view is in the window, a controller presents nothing",
        arguments: ["viewDidLoad", "viewWillAppear"])
    func tooEarly(event: String) {
        UIApplication.withShared(UIApplication()) {
            let (a, b) = (LoggingController("A", log), LoggingController("B", log))
            a.reactions[event] = { [unowned a] in a.present(b, animated: false) }
            let warnings = FailureCollector.warnings { _ = UIWindow.showing(a) }
            #expect(
                warnings.map(\.text) == [
                    "LoggingController \"A\" was asked to present LoggingController \"B\","
                        + " but its view is not in a window."
                ])
            #expect(log.lines.last == "A viewDidAppear")
        }
    }
}
