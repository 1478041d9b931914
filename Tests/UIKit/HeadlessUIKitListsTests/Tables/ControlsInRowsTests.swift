import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Who gets a drag that begins on a control in a row that can be swiped: the control, the row, or the table that scrolls.
///
/// Apple's "Attaching gesture recognizers to UIKit controls": a swipe on a slider's knob and a pan on a switch's knob,
/// along the control, are the control's; of a button it is the tap alone. `touchesShouldCancel(in:)` of a scroll view is
/// false for controls unless overridden.
@MainActor @Suite("Controls in rows with swipe actions") struct ControlsInRowsTests {
    /// A control that follows the finger, as many applications have.
    private final class Dial: UIControl {
        private(set) var way: CGFloat = 0

        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            way += touch.location(in: self).x - touch.previousLocation(in: self).x
            return true
        }
    }

    private func control(_ kind: String) -> UIControl {
        switch kind {
        case "slider", "disabled slider", "track":
            let slider = UISlider(frame: CGRect(x: 20, y: 5, width: 260, height: 34))
            slider.value = kind == "track" ? 0 : 0.5
            slider.isEnabled = kind != "disabled slider"
            return slider
        case "switch":
            let toggle = UISwitch(frame: CGRect(x: 124.5, y: 6, width: 51, height: 31))
            toggle.isOn = true
            return toggle
        case "dial": return Dial(frame: CGRect(x: 100, y: 5, width: 100, height: 34))
        case "segments":
            let control = UISegmentedControl(items: ["a", "b"])
            control.frame = CGRect(x: 100, y: 5, width: 100, height: 34)
            return control
        default: return UIButton(frame: CGRect(x: 100, y: 5, width: 100, height: 34))
        }
    }

    @Test(
        "A drag along a control that follows it, or by its thumb, moves the control, not the row",
        arguments: [
            ("slider", 0, "control"), ("slider", 200, "control"), ("track", 0, "row"), ("track", 200, "row"),
            ("disabled slider", 0, "row"), ("switch", 0, "control"), ("switch", 200, "control"),
            ("dial", 0, "row"), ("dial", 200, "control"), ("segments", 200, "control"),
            ("button", 0, "row"), ("button", 200, "row"),
        ])
    func sideways(kind: String, hold: Int, expected: String) {
        TableStage.run { stage in
            let control = control(kind)
            stage.table.cellForRow(at: stage.path(0))?.contentView.addSubview(control)
            stage.settle()
            var start = stage.middle(0)
            start.x = 150
            let finger = Finger(down: start)
            stage.lapse(hold)
            for step in 1...5 {
                stage.lapse(20)
                finger.move(to: CGPoint(x: start.x - 24 * CGFloat(step), y: start.y))
            }
            // A quick drag is over before the table lets the control have the touch.
            let isTracked = control.isTracking
            finger.lift()
            stage.lapse(400)
            #expect((stage.table.swipe != nil) == (expected == "row"))
            #expect(isTracked == (expected == "control" && hold > 0))
            switch control {
            case let slider as UISlider where expected == "control": #expect(slider.value < 0.1)
            case let toggle as UISwitch: #expect(!toggle.isOn)
            case let dial as Dial where expected == "control": #expect(dial.way == -120)
            default: break
            }
        }
    }

    @Test("A quick drag upwards from a thumb scrolls, and one that the control tracks does not")
    func upwards() {
        TableStage.run([TableStage.texts(20)]) { stage in
            let slider = control("slider")
            stage.table.cellForRow(at: stage.path(2))?.contentView.addSubview(slider)
            stage.settle()
            let start = CGPoint(x: 150, y: stage.middle(2).y)
            for (hold, scrolls) in [(200, false), (0, true)] {
                let finger = Finger(down: start)
                stage.lapse(hold)
                for step in 1...5 {
                    stage.lapse(20)
                    finger.move(to: CGPoint(x: start.x, y: start.y - 10 * CGFloat(step)))
                }
                #expect((stage.table.contentOffset.y > 0) == scrolls)
                finger.lift()
                stage.lapse(2000)
            }
        }
    }

    @Test(
        "Controls in a list of a collection view are dragged as in a table, and a press lifts no item"
    )
    func collections() {
        inOwnWorld {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.trailingSwipeActionsConfigurationProvider = { _ in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: "Pin") { $2(true) }
                ])
            }
            let controller = UICollectionViewController(
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
            let source = UICollectionViewDiffableDataSource<Int, Int>(
                collectionView: controller.collectionView
            ) {
                $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
            }
            source.reorderingHandlers.canReorderItem = { _ in true }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([0, 1, 2])
            source.apply(snapshot, animatingDifferences: false)
            let window = UIWindow()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            UIApplication.shared.commit()
            let list = controller.collectionView!
            let slider = UISlider(frame: CGRect(x: 20, y: 5, width: 260, height: 34))
            slider.value = 0.5
            let cell = list.cellForItem(at: IndexPath(item: 1, section: 0))
            cell?.contentView.addSubview(slider)
            UIApplication.shared.commit()
            for hold in [0, 1000] {
                slider.value = 0.5
                slider.layoutIfNeeded()
                let start = slider.convertToScreen(slider.bounds.center)
                let finger = Finger(down: start)
                UIApplication.shared.clock.advance(by: .milliseconds(hold))
                for step in 1...5 {
                    UIApplication.shared.clock.advance(by: .milliseconds(20))
                    finger.move(to: CGPoint(x: start.x - 20 * CGFloat(step), y: start.y))
                }
                finger.lift()
                UIApplication.shared.clock.advance(by: .seconds(1))
                #expect(slider.value < 0.2 && list.swipe == nil, "after \(hold) ms")
            }
        }
    }
}
