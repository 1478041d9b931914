import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

/// Sheets on sheets, whose dismissals get in each other's way.
@MainActor
@Suite("Lifetimes of stacked sheets") struct SheetLifetimeTests {
    /// What is done while the upper sheet is dismissed or presented.
    enum Interference: String, CaseIterable {
        case dismissAll, dismissUpper, replaceRoot, hideWindow, nothing
    }

    /// When the application ends, in milliseconds after the interference, and what the finger does before.
    static let ends: [(after: Int, lifts: Bool)] = [
        (0, false), (0, true), (100, true), (100, false), (2_000, true),
    ]

    @Test(
        "Nothing is left of two sheets, whatever happens while the upper one is dragged away",
        arguments: Interference.allCases, [true, false])
    func dragging(interference: Interference, isAnimated: Bool) {
        for end in Self.ends {
            for length in [60, 500] {
                weak var root: UIViewController?
                weak var lower: UIViewController?
                weak var upper: UIViewController?
                weak var application: UIApplication?
                do {
                    let own = UIApplication()
                    application = own
                    UIApplication.withShared(own) {
                        let all = [UIViewController(), UIViewController(), UIViewController()]
                        (root, lower, upper) = (all[0], all[1], all[2])
                        let window = UIWindow.showing(all[0])
                        all[0].present(all[1], animated: false)
                        all[1].present(all[2], animated: false)
                        own.clock.advance(by: .seconds(1))
                        let finger = Finger(down: CGPoint(x: 195, y: 120))
                        finger.move(to: CGPoint(x: 195, y: 140))
                        finger.move(to: CGPoint(x: 195, y: 140 + CGFloat(length)))
                        #expect(all[2].isBeingDismissed)
                        interfere(interference, all, window, isAnimated)
                        if end.lifts { finger.lift() } else { finger.cancel() }
                        own.clock.advance(by: .milliseconds(end.after))
                        if end.after == 2_000, interference != .hideWindow {
                            #expect(ScreenCheck.faults(in: window) == [])
                        }
                        own.closeWindows()
                        own.leaveProcess()
                        own.clock.cancelAll()
                    }
                }
                let left = [root, lower, upper, application].compactMap { $0 }
                #expect(left.isEmpty, "\(end), \(length) points")
            }
        }
    }

    private func interfere(
        _ interference: Interference, _ all: [UIViewController], _ window: UIWindow, _ isAnimated: Bool
    ) {
        switch interference {
        case .dismissAll: all[0].dismiss(animated: isAnimated)
        case .dismissUpper: all[2].dismiss(animated: isAnimated)
        case .replaceRoot: window.rootViewController = UIViewController()
        case .hideWindow: window.isHidden = true
        case .nothing: break
        }
    }

    @Test("A sheet that is dismissed with the one below, while it is dragged away, leaves with it")
    func order() {
        inOwnWorld {
            let log = EventLog()
            let all = ["A", "B", "C"].map { LoggingController($0, log) }
            let window = UIWindow.showing(all[0])
            all[0].present(all[1], animated: false)
            all[1].present(all[2], animated: false)
            let finger = Finger(down: CGPoint(x: 195, y: 120))
            finger.move(to: CGPoint(x: 195, y: 140))
            finger.move(to: CGPoint(x: 195, y: 200))
            _ = log.take()
            all[0].dismiss(animated: true) { log.add("completion") }
            finger.lift()
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(
                log.take() == """
                    C viewWillAppear animated
                    C viewIsAppearing animated
                    C viewDidAppear animated
                    C viewWillDisappear animated
                    B viewWillDisappear animated
                    C viewDidDisappear animated
                    B viewDidDisappear animated
                    completion
                    """)
            #expect(window.subviews == [all[0].view])
        }
    }
}
