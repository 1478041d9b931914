import Foundation
import TestSupport
import Testing
import Touch

/// Drags of controls where lists, sheets, pages and navigation have gestures for the same movement.
@MainActor @Suite("Dragging controls inside scrolling containers") struct ControlDragTests {
    private final class Rows: UITableViewController {
        let slider = UISlider(frame: CGRect(x: 20, y: 5, width: 260, height: 34))
        let toggle = UISwitch(frame: CGRect(x: 20, y: 6, width: 51, height: 31))

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = path.row == 2 ? "Text" : nil
            if path.row < 2 { cell.contentView.addSubview(path.row == 0 ? slider : toggle) }
            return cell
        }

        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {}
    }

    @Test("In a row that can be deleted, a slider slides and a switch turns; the row opens beside them")
    func rows() {
        inOwnApplication { window, _ in
            let rows = Rows()
            rows.slider.value = 0.8
            rows.toggle.isOn = true
            window.rootViewController = rows
            slide(rows.slider, to: 0.1)
            #expect(abs(rows.slider.value - 0.1) < 0.001)
            dragOn(rows.slider, from: CGPoint(x: 38, y: 17), to: CGPoint(x: 188, y: 17))
            #expect(rows.slider.value > 0.5)
            swipeLeftOn(rows.toggle)
            #expect(!rows.toggle.isOn)
            #expect(allViews(withLabel("Delete")).isEmpty)
            swipeLeftOn(theFirstView(withText("Text")))
            #expect(allViews(withLabel("Delete")).count == 1)
        }
    }

    @Test("At the screen's edge, a slider's thumb slides and does not pop; beside it the swipe pops")
    func edge() {
        inOwnApplication { window, _ in
            let top = UIViewController()
            let slider = UISlider(frame: CGRect(x: -10, y: 300, width: 300, height: 34))
            top.view.addSubview(slider)
            let navigation = UINavigationController(rootViewController: UIViewController())
            window.rootViewController = navigation
            navigation.pushViewController(top, animated: false)
            dragOn(window, from: CGPoint(x: 5, y: 317), to: CGPoint(x: 205, y: 317))
            TimeLapse.waitForAnimationsToFinish()
            #expect(slider.value > 0.5 && navigation.topViewController === top)
            dragOn(window, from: CGPoint(x: 5, y: 500), to: CGPoint(x: 305, y: 500))
            TimeLapse.waitForAnimationsToFinish()
            #expect(navigation.topViewController !== top)
        }
    }

    @Test("A sheet stays while a control in it follows the finger, and is dragged by everything else")
    func sheet() {
        final class Dial: UIControl {
            var way: CGFloat = 0
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                way += touch.location(in: self).y - touch.previousLocation(in: self).y
                return true
            }
        }
        inOwnApplication { window, _ in
            let root = UIViewController()
            window.rootViewController = root
            let sheet = UIViewController()
            let dial = Dial(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            let button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 50))
            sheet.view.addSubview(dial)
            sheet.view.addSubview(button)
            sheet.modalPresentationStyle = .pageSheet
            root.present(sheet, animated: false)
            panOn(dial, by: CGVector(dx: 0, dy: 300))
            TimeLapse.waitForAnimationsToFinish()
            #expect(dial.way == 300 && root.presentedViewController === sheet)
            panOn(button, by: CGVector(dx: 0, dy: 400))
            TimeLapse.waitForAnimationsToFinish()
            #expect(root.presentedViewController == nil)
        }
    }

    @Test("In a view that scrolls sideways, a thumb that is dragged quickly does not scroll it")
    func pages() {
        inOwnApplication { window, _ in
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
            scrollView.contentSize = CGSize(width: 1000, height: 400)
            let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 200, height: 34))
            slider.value = 0.5
            scrollView.addSubview(slider)
            window.addSubview(scrollView)
            panOn(slider, by: CGVector(dx: -80, dy: 0), duration: .milliseconds(100))
            #expect(slider.value < 0.2 && scrollView.contentOffset.x == 0)
            dragOn(scrollView, from: CGPoint(x: 300, y: 300), to: CGPoint(x: 220, y: 300))
            #expect(scrollView.contentOffset.x > 0)
        }
    }
}
