import FailureReporting
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor @Suite("UIApplication.commit") struct UIApplicationCommitTests {
    let log = EventLog()

    /// Runs `body` in an application with a window that is shown and a view in it, laid out.
    private func withView(_ body: (CallbackView, UIApplication) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = CallbackView("view", log, frame: window.bounds)
            window.addSubview(view)
            window.makeKeyAndVisible()
            UIApplication.shared.commit()
            _ = log.takeLines()
            body(view, UIApplication.shared)
            view.reaction = nil
            window.isHidden = true
        }
    }

    @Test("Pending layout is done when time moves, even by zero")
    func time() {
        withView { view, application in
            view.setNeedsLayout()
            #expect(log.takeLines() == [])
            application.clock.advance(by: .zero)
            #expect(log.takeLines() == ["view layoutSubviews"])
        }
    }

    @Test("Scheduled work is followed by layout before time moves on")
    func betweenTimers() {
        withView { view, application in
            for seconds in 1...2 {
                application.clock.schedule(after: .seconds(seconds)) { [log] in
                    log.add("work at \(application.clock.now)")
                    view.setNeedsLayout()
                }
            }
            application.clock.advance(by: .seconds(5))
            #expect(
                log.takeLines() == [
                    "work at 1 s", "view layoutSubviews", "work at 2 s", "view layoutSubviews",
                ])
        }
    }

    @Test("Layout is done before an event, and again after it")
    func events() {
        withView { view, application in
            view.setNeedsLayout()
            let touch = UITouch(at: CGPoint(x: 5, y: 5), tapCount: 1, timestamp: 0)
            application.sendEvent(UIEvent(touches: [touch], timestamp: 0))
            #expect(log.takeLines() == ["view layoutSubviews"])
            application.afterCommit { [log] in log.add("after") }
            view.setNeedsLayout()
            touch.update(to: .ended, at: .zero, timestamp: 0)
            application.sendEvent(UIEvent(touches: [touch], timestamp: 0))
            #expect(log.takeLines() == ["view layoutSubviews", "after"])
        }
    }

    @Test("A window that is hidden is not laid out")
    func hidden() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow()
            window.addSubview(CallbackView("view", log))
            _ = log.takeLines()
            UIApplication.shared.commit()
            #expect(log.takeLines() == [])
        }
    }

    @Test("A commit inside a commit is part of the one under way")
    func nested() {
        withView { view, application in
            view.reaction = { _ in application.commit() }
            view.setNeedsLayout()
            application.commit()
            #expect(log.takeLines() == ["view layoutSubviews"])
        }
    }

    @Test("Work after a commit that asks for another one each time is one failure, also in the next commits")
    func endless() {
        withView { _, application in
            let text = "Layout never ends: after 100 rounds, callbacks still schedule more work."
            for _ in 0..<2 {
                var (isOver, rounds) = (false, 0)
                @MainActor func again() {
                    rounds += 1
                    if !isOver { application.afterCommit { again() } }
                }
                again()
                let texts = FailureCollector.failures {
                    application.commit()
                    application.commit()
                }.map(\.text)
                #expect(texts == [text] && rounds == 201)
                isOver = true
                // One that ends makes the next endless one a failure of its own.
                #expect(FailureCollector.failures { application.commit() }.isEmpty && rounds == 202)
            }
        }
    }

    @Test("Layout that never settles does not block later work")
    func neverSettling() {
        withView { view, application in
            view.accessibilityIdentifier = "culprit"
            view.reaction = { _ in view.setNeedsLayout() }
            view.setNeedsLayout()
            application.afterCommit { [log] in log.add("after") }
            let texts = FailureCollector.failures {
                application.commit()
                application.commit()
            }.map(\.text)
            #expect(texts.count == 1)
            #expect(texts.first?.hasPrefix("Layout does not settle: after 100 passes CallbackView") == true)
            #expect(log.takeLines().last == "after")
        }
    }
}
