import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Lists whose insets depend on their content, and their content on what the insets leave.
@MainActor
@Suite("Convergence of self-sizing lists") struct SettlingTests {
    private static let devices: [DeviceProfile] = [.iPhoneSE, .iPhone14, .iPadPro11]

    /// Shows a list in a window, on a device.
    private func run(
        _ stage: @autoclosure () -> SettlingStage, on device: DeviceProfile = .iPhone14,
        _ body: (SettlingStage, UIWindow) -> Void
    ) -> [String] {
        failureTexts {
            UIApplication.withShared(UIApplication(device: device)) {
                let stage = stage()
                let window = UIWindow.showing(stage)
                UIApplication.shared.commit()
                body(stage, window)
                UIApplication.shared.clock.runUntilIdle()
                UIApplication.shared.closeWindows()
            }
        }
    }

    @Test("Content that is longer than the view only once it is measured is inset, and measured once an item")
    func longNotes() {
        let failures = run(
            SettlingStage(.list, areas: [CGFloat](repeating: 390 * 150, count: 8), estimate: 44)
        ) {
            stage, _ in
            #expect(stage.list.contentSize.height == 1200 && stage.misfits.isEmpty)
            #expect(stage.list.adjustedContentInset.top == 47 && stage.list.contentOffset.y == -47)
            #expect(stage.measurements <= 16)
        }
        #expect(failures.isEmpty)
    }

    @Test("One item that is estimated at 60 points, and is 900 high, settles")
    func oneItem() {
        for kind in [SettlingStage.Kind.pairs, .flow, .table, .tableWithoutBounce] {
            let width: CGFloat = kind == .pairs ? 195 : kind == .flow ? 90 : 390
            let failures = run(SettlingStage(kind, areas: [width * 900], estimate: 60)) { stage, _ in
                #expect(stage.list.contentSize.height == 900 && stage.misfits.isEmpty, "\(kind)")
                #expect(stage.list.contentOffset.y == -47 && stage.measurements <= 2, "\(kind)")
            }
            #expect(failures.isEmpty, "\(kind)")
        }
    }

    @Test("Content that is shorter than the view with the insets and longer without them keeps the insets")
    func undecided() {
        // Two rows of 0.55 of 844 points are 928; of the 763 that the insets leave, 839.
        let failures = run(SettlingStage(.fractions, areas: [1, 1], estimate: 275)) { stage, window in
            #expect(stage.list.adjustedContentInset.top == 47 && stage.layouts <= 4)
            #expect(abs(stage.list.contentSize.height - 839.3) < 0.01)
            stage.list.setNeedsLayout()
            UIApplication.shared.commit()
            #expect(stage.list.adjustedContentInset.top == 47)
        }
        #expect(failures.isEmpty)
    }

    @Test("A list that was inset for long content is not once the content is short")
    func shrinking() {
        let failures = run(SettlingStage(.list, areas: [100], estimate: 44)) { stage, _ in
            #expect(stage.list.adjustedContentInset == .zero)
        }
        #expect(failures.isEmpty)
        let estimated = run(SettlingStage(.pairs, areas: [100, 100], estimate: 2000)) { stage, _ in
            #expect(stage.list.contentSize.height == 1 && stage.list.adjustedContentInset == .zero)
        }
        #expect(estimated.isEmpty)
    }

    @Test("Items that are measured keep their sizes while the bounds change, and are measured again")
    func rotation() {
        let failures = run(SettlingStage(.list, areas: [CGFloat](repeating: 39_000, count: 40), estimate: 44))
        {
            stage, _ in
            stage.list.contentOffset.y = 800
            UIApplication.shared.commit()
            SimulatedDevice.current.rotate(to: .landscapeLeft)
            UIApplication.shared.clock.advance(by: .seconds(1))
            UIApplication.shared.commit()
            #expect(stage.misfits.isEmpty && stage.list.contentOffset.y > 300)
            SimulatedDevice.current.rotate(to: .portrait)
            UIApplication.shared.clock.advance(by: .seconds(1))
            UIApplication.shared.commit()
            #expect(stage.misfits.isEmpty)
        }
        #expect(failures.isEmpty)
    }

    @Test("At the end of a list of low rows with a great estimate, as many passes as rows are needed at most")
    func overestimated() {
        for kind in [SettlingStage.Kind.table, .list, .pairs] {
            let areas = [CGFloat](repeating: 5 * 390, count: 300)
            let failures = run(SettlingStage(kind, areas: areas, estimate: 1000)) { stage, _ in
                stage.list.contentOffset.y = stage.list.contentSize.height
                UIApplication.shared.commit()
                #expect(stage.misfits.isEmpty && stage.measurements <= 1000, "\(kind)")
            }
            #expect(failures.isEmpty, "\(kind)")
        }
    }

    @Test("Any list settles in a few passes, and stays as it is")
    func random() {
        for round in 0..<Rounds.of(2000) {
            var numbers = SeededNumbers(seed: UInt64(round))
            let kind = numbers.element(of: SettlingStage.Kind.allCases)
            let count = numbers.next(below: 30) + 1
            let largest = numbers.element(of: [5_000, 50_000, 500_000] as [CGFloat])
            let areas = (0..<count).map { _ in numbers.next(in: 90...largest).rounded() }
            let estimate = numbers.element(of: [0, 1, 20, 60, 300, 1000] as [CGFloat])
            let device = numbers.element(of: Self.devices)
            // Where the content's height follows the insets, insets that follow it are the application's own loop.
            let followsInsets = kind == .fractions || kind == .sidewaysFlow
            let insets = followsInsets ? .own : numbers.element(of: SettlingStage.Insets.allCases)
            let behavior = UIScrollView.ContentInsetAdjustmentBehavior(rawValue: numbers.next(below: 4))
            let inset = numbers.element(of: [0, 0, 17, 400] as [CGFloat])
            let isTurned = numbers.onceIn(2)
            let end = numbers.next(in: 0...1)
            let note = Comment(rawValue: "round \(round): \(kind), \(count) items, \(insets), \(estimate)")
            let made = SettlingStage(kind, areas: areas, estimate: estimate)
            made.insets = insets
            made.list.contentInset.top = insets == .centred ? 0 : inset
            made.list.contentInsetAdjustmentBehavior = behavior ?? .automatic
            let failures = run(made, on: device) { stage, _ in
                check(stage, count, note)
                stage.list.contentOffset.y = stage.list.contentSize.height * end
                check(stage, count, note)
                if isTurned { SimulatedDevice.current.rotate(to: .landscapeLeft) }
                UIApplication.shared.clock.advance(by: .seconds(1))
                check(stage, count, note)
            }
            #expect(failures.isEmpty, note)
        }
    }

    /// Lays a list out, and checks that it took few passes, and that the next one changes nothing.
    private func check(_ stage: SettlingStage, _ count: Int, _ note: Comment) {
        UIApplication.shared.commit()
        #expect(stage.misfits.isEmpty, note)
        #expect(stage.layouts <= 12 && stage.measurements <= 4 * count + 8, note)
        let state = self.state(stage)
        (stage.layouts, stage.measurements) = (0, 0)
        stage.list.setNeedsLayout()
        UIApplication.shared.commit()
        #expect(self.state(stage) == state && stage.layouts == 1 && stage.measurements == 0, note)
        (stage.layouts, stage.measurements) = (0, 0)
    }

    private func state(_ stage: SettlingStage) -> String {
        let list = stage.list
        return "\(list.contentSize) \(list.contentOffset) \(list.adjustedContentInset)"
    }
}
