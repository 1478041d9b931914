import Robot
import TestSupport
import Testing

/// Gestures that compete for one finger.
@MainActor @Suite("Competing gestures", .robot) struct GestureFlowTests {
    let log = EventLog()

    private final class Mail: FlowList {
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
                    self?.chosen("flag \(self?.rows[indexPath.row] ?? "")")
                    done(true)
                }
            ])
        }

        override func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Unread") { [weak self] _, _, done in
                    self?.chosen("unread \(self?.rows[indexPath.row] ?? "")")
                    done(true)
                }
            ])
        }
    }

    @Test("In a stack, the edge swipe goes back and the row's swipe shows its actions")
    func rowsInStack() {
        let mail = Mail("Mail", (1...30).map { "Row \($0)" })
        mail.chosen = log.add
        let navigation = UINavigationController(rootViewController: FlowScreen("A", EventLog()))
        navigation.pushViewController(mail, animated: false)
        show(navigation)
        swipeRightOn(theFirstView(withText("Row 3")).first?.superview ?? UIView(), 120)
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.topViewController === mail)
        tapOn(theFirstView(withLabel("Unread")))
        swipeLeftOn(theFirstView(withText("Row 4")), 120)
        TimeLapse.waitForAnimationsToFinish()
        tapOn(theFirstView(withLabel("Flag")))
        #expect(log.takeLines() == ["unread Row 3", "flag Row 4"])
        swipeFromEdge(.left)
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.viewControllers.count == 1)
        #expect(allViews(withLabel("Unread")).isEmpty)
    }

    @Test("A row's actions that are open go when the stack is left and come back to")
    func openActions() {
        let mail = Mail("Mail", (1...30).map { "Row \($0)" })
        let navigation = UINavigationController(rootViewController: mail)
        show(navigation)
        swipeLeftOn(theFirstView(withText("Row 4")), 120)
        TimeLapse.waitForAnimationsToFinish()
        #expect(isLabelSeen("Flag"))
        navigation.pushViewController(FlowScreen("A", log), animated: true)
        TimeLapse.waitForAnimationsToFinish()
        navigation.popViewController(animated: true)
        TimeLapse.waitForAnimationsToFinish()
        tapOn(theFirstView(withText("Row 5")))
    }

    private func isLabelSeen(_ label: String) -> Bool {
        !allViews(withLabel(label), onScreenAndVisible(true)).isEmpty
    }

    @Test("A slider in a row of a table in a sheet: it slides, the table scrolls, and the sheet goes down")
    func sliderInSheet() throws {
        let a = FlowScreen("A", log)
        show(a)
        let slider = UISlider(frame: CGRect(x: 100, y: 0, width: 250, height: 50))
        let list = FlowList("Settings", (1...40).map { "Row \($0)" })
        list.dressed = { cell, row in
            if row == "Row 2" { cell.contentView.addSubview(slider) }
        }
        let sheet = UINavigationController(rootViewController: list)
        a.present(sheet, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        slide(slider, to: 0.75)
        #expect(list.tableView.contentOffset.y == -list.tableView.adjustedContentInset.top)
        scrollOn(list.tableView, by: 200)
        TimeLapse.waitForAnimationsToFinish()
        #expect(a.presentedViewController === sheet)
        scrollOn(list.tableView, to: .top)
        TimeLapse.waitForAnimationsToFinish()
        #expect(a.presentedViewController === sheet)
        // Downwards from the slider: the finger scrolls or takes the sheet along, and the slider stays.
        dragOn(slider, from: CGPoint(x: 125, y: 25), to: CGPoint(x: 125, y: 700))
        TimeLapse.waitForAnimationsToFinish()
        #expect(slider.value == 0.75)
        #expect(a.presentedViewController == nil)
    }

    @Test("A wheel in a sheet turns without moving the sheet")
    func pickerInSheet() {
        final class Colours: UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 20 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
                -> String?
            { "Colour \(row)" }
        }
        let colours = Colours()
        let a = FlowScreen("A", log)
        show(a)
        let sheet = FlowScreen("Sheet", log)
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 390, height: 216))
        picker.dataSource = colours
        picker.delegate = colours
        sheet.view.addSubview(picker)
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        a.present(sheet, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        let frame = sheet.view.frame
        pick(picker, title: "Colour 5")
        #expect(picker.selectedRow(inComponent: 0) == 5)
        panOn(picker, by: CGVector(dx: 0, dy: 60))
        TimeLapse.waitForAnimationsToFinish()
        #expect(picker.selectedRow(inComponent: 0) < 5)
        #expect(sheet.view.frame == frame && a.presentedViewController === sheet)
    }

    @Test("A table in a page: up and down scrolls it, left and right turns the page")
    func tableInPages() throws {
        final class Pages: UIPageViewControllerDataSource {
            let lists: [FlowList]
            init(_ lists: [FlowList]) { self.lists = lists }

            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { lists.last { $0.title ?? "" < viewController.title ?? "" } }

            func pageViewController(
                _ pageViewController: UIPageViewController,
                viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { lists.first { $0.title ?? "" > viewController.title ?? "" } }
        }
        let lists = ["A", "B"].map { name in FlowList(name, (1...50).map { "\(name)\($0)" }) }
        let pages = Pages(lists)
        let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        book.dataSource = pages
        book.setViewControllers([lists[0]], direction: .forward, animated: false)
        show(UINavigationController(rootViewController: book))
        panOn(theFirstView(withText("A9")), by: CGVector(dx: 8, dy: -200))
        TimeLapse.waitForAnimationsToFinish()
        #expect(lists[0].tableView.contentOffset.y > 0)
        #expect(book.viewControllers?.first === lists[0])
        let y = lists[0].tableView.contentOffset.y
        swipeLeftOn(lists[0].tableView)
        TimeLapse.waitForAnimationsToFinish()
        #expect(book.viewControllers?.first === lists[1])
        #expect(lists[0].tableView.contentOffset.y == y)
        tapOn(theFirstView(withText("B4")))
        #expect(lists[1].tableView.indexPathForSelectedRow?.row == 3)
    }

    @Test("The edge swipe is not for the root, nor while something is presented or a transition runs")
    func edge() {
        let a = FlowScreen("A", log)
        let navigation = UINavigationController(rootViewController: a)
        show(navigation)
        swipeFromEdge(.left)
        #expect(navigation.viewControllers.count == 1)
        let b = FlowScreen("B", log)
        navigation.pushViewController(b, animated: true)
        swipeFromEdge(.left)
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.topViewController === b)
        b.present(FlowScreen("C", log), animated: true)
        TimeLapse.waitForAnimationsToFinish()
        swipeFromEdge(.left)
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.topViewController === b && b.presentedViewController != nil)
    }
}
