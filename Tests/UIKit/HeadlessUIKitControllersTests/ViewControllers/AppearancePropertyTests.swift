import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

@MainActor
@Suite("Random containment") struct AppearancePropertyTests {
    /// Controllers that appear and disappear at random in one window.
    @MainActor
    final class Traffic {
        private(set) var controllers: [LoggingController] = []
        let window = UIWindow()
        let log = EventLog()
        private var numbers: SeededNumbers

        init(seed: UInt64) {
            numbers = SeededNumbers(seed: seed)
            for index in 0..<7 { controllers.append(LoggingController("\(index)", log)) }
            window.rootViewController = controllers[0]
            window.makeKeyAndVisible()
        }

        func step() {
            let styles: [UIModalPresentationStyle] = [
                .fullScreen, .pageSheet, .overFullScreen, .formSheet, .currentContext, .overCurrentContext,
                .custom, .popover,
            ]
            let inSight = controllers.filter { $0.viewIfLoaded?.window != nil }
            if inSight.isEmpty {
                window.isHidden = false
                return
            }
            let one = numbers.element(of: inSight)
            let other = numbers.element(of: controllers)
            let isAnimated = numbers.next(below: 2) == 0
            switch numbers.next(below: 20) {
            case 0..<5:
                one.definesPresentationContext = numbers.next(below: 3) == 0
                other.modalPresentationStyle = numbers.element(of: styles)
                if isFree(other) { one.present(other, animated: isAnimated) }
            case 5..<8: one.dismiss(animated: isAnimated)
            case 8..<12: if isFree(other) { one.contain(other) }
            case 12..<14: if one.parent != nil { one.leave() }
            case 14: if isAnimated { window.isHidden = true }
            case 15: if isFree(other), isAnimated { window.rootViewController = other }
            default: UIApplication.shared.clock.advance(by: .milliseconds(numbers.next(below: 5) * 100))
            }
        }

        /// Whether the controller is not in use, so that it can be shown anywhere.
        private func isFree(_ controller: UIViewController) -> Bool {
            controller.parent == nil && controller.presentingViewController == nil
                && controller.presentedViewController == nil && controller !== window.rootViewController
                && controller.viewIfLoaded?.window == nil
        }

        /// The errors found once all transitions are over.
        func faults() -> [String] {
            TimeLapse.advanceMainRunLoop()
            return controllers.flatMap { controller in
                let calls = log.lines.compactMap { line -> String? in
                    let words = line.split(separator: " ")
                    return words[0] == controller.title! && words[1].hasPrefix("view") ? "\(words[1])" : nil
                }.filter { !["viewDidLoad", "viewIsAppearing"].contains($0) }
                var faults = zip(calls, calls.dropFirst()).compactMap { call, next in
                    Self.successors[call]?.contains(next) == true
                        ? nil : "\(controller.title!): \(next) after \(call)"
                }
                let isInSight = controller.viewIfLoaded?.window != nil
                let expected = isInSight ? "viewDidAppear" : calls.isEmpty ? nil : "viewDidDisappear"
                if calls.last != expected {
                    faults.append("\(controller.title!): \(calls.last ?? "nothing"), in sight \(isInSight)")
                }
                return faults
            }
        }

        /// The allowed sequences of calls; a transition under way can be reverted.
        private static let successors = [
            "viewWillAppear": ["viewDidAppear", "viewWillDisappear"],
            "viewDidAppear": ["viewWillDisappear"],
            "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
            "viewDidDisappear": ["viewWillAppear"],
        ]
    }

    @Test(
        "In any sequence, each controller's appearance calls are in order, and match its state",
        arguments: 0..<UInt64(Rounds.of(30, share: 5)))
    func balance(seed: UInt64) {
        UIApplication.withShared(UIApplication()) {
            let traffic = Traffic(seed: seed)
            // Requests at the wrong time are refused, which other tests check.
            _ = FailureCollector.warnings {
                for step in 0..<120 {
                    traffic.step()
                    if step % 20 == 19 { #expect(traffic.faults() == []) }
                }
            }
        }
    }

    @Test("No controller is leaked by any sequence", arguments: 0..<10)
    func lifetimes(seed: UInt64) {
        var traffic: Traffic?
        weak var window: UIWindow?
        UIApplication.withShared(UIApplication()) {
            traffic = Traffic(seed: seed)
            _ = FailureCollector.warnings {
                for _ in 0..<80 { traffic?.step() }
                TimeLapse.advanceMainRunLoop()
            }
            window = traffic?.window
            weak let first = traffic?.controllers.first
            weak let last = traffic?.controllers.last
            UIApplication.shared.closeWindows()
            traffic = nil
            #expect(window == nil && first == nil && last == nil)
        }
    }
}
