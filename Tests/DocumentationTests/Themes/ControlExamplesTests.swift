import Robot
import Testing

/// Lists the five colors that there are.
private final class Colors: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        ["Red", "Yellow", "Green", "Blue", "Purple"][row]
    }
}

@MainActor @Suite("Examples of controls", .robot) struct ControlExamplesTests {
    private let window = UIWindow.createWindowForTesting()

    /// Puts a control into the window.
    private func show<Control: UIView>(
        _ control: Control, at y: CGFloat = 100, label: String? = nil, id: String? = nil
    ) -> Control {
        if control.frame.isEmpty { control.frame.size = CGSize(width: 300, height: 40) }
        control.frame.origin = CGPoint(x: 20, y: y)
        control.accessibilityLabel = label
        control.accessibilityIdentifier = id
        window.addSubview(control)
        return control
    }

    @Test("Switches, page controls, sliders, steppers and segments are set by touch")
    func values() {
        let wifi = show(UISwitch(), at: 100, label: "Wi-Fi")
        let pages = show(UIPageControl(), at: 200)
        pages.numberOfPages = 3
        let volume = show(UISlider(), at: 300, label: "Volume")
        let copies = show(UIStepper(), at: 400, label: "Copies")
        let size = show(UISegmentedControl(items: ["Small", "Medium", "Large"]), at: 500, id: "size")
        var sizes: [Int] = []
        size.addAction(
            UIAction { [unowned size] _ in sizes.append(size.selectedSegmentIndex) }, for: .valueChanged)

        // Example of Controls.md
        turn(theFirstView(withLabel("Wi-Fi")), to: true)  // a switch
        turn(theFirstView(ofClass(UIPageControl.self)), to: 2)  // to the third page
        slide(theFirstView(withLabel("Volume")), to: 0.8)
        step(theFirstView(withLabel("Copies")), to: 4)
        step(theFirstView(withLabel("Copies")), by: -1)
        select(theFirstView(withIdentifier("size")), segment: "Large")
        select(theFirstView(withIdentifier("size")), segmentAt: 1)
        // End of example
        #expect(wifi.isOn)
        #expect(pages.currentPage == 2)
        #expect(volume.value == 0.8)
        #expect(copies.value == 3)
        #expect(sizes == [2, 1])
    }

    @Test("A value that touch cannot reach is a failure")
    func outOfRange() {
        _ = show(UISlider(), label: "Volume")
        expectFailure(
            // Example of Controls.md
            """
            slide cannot set UISlider "Volume": 11.0 is not in its range, 0.0 to 1.0.
            """
            // End of example
        ) {
            slide(theFirstView(withLabel("Volume")), to: 11)
        }
    }

    @Test("Rows, dates and durations are picked")
    func picked() {
        let colors = Colors()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
        picker.dataSource = colors
        picker.delegate = colors
        _ = show(picker, at: 40, id: "color")
        let day = UIDatePicker()
        day.datePickerMode = .date
        _ = show(day, at: 300, id: "arrival")
        let arrival = day.calendar.startOfDay(for: day.date).addingTimeInterval(40 * 86_400)
        let timer = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        timer.datePickerMode = .countDownTimer
        _ = show(timer, at: 500, id: "timer")

        // Example of Controls.md
        pick(theFirstView(withIdentifier("color")), title: "Purple")
        pick(theFirstView(withIdentifier("color")), row: 3)  // component: 0
        pick(theFirstView(withIdentifier("timer")), duration: .seconds(300))
        pick(theFirstView(withIdentifier("arrival")), date: arrival)
        // End of example
        #expect(picker.selectedRow(inComponent: 0) == 3)
        #expect(day.calendar.isDate(day.date, inSameDayAs: arrival))
        #expect(timer.countDownDuration == 300)
    }

    @Test("A menu's items are views")
    func menus() {
        var order = ""
        // Example of Controls.md
        let sort = UIButton(configuration: .filled(), primaryAction: nil)
        sort.configuration?.title = "Sort"
        sort.menu = UIMenu(children: [
            UIAction(title: "By name") { _ in order = "name" },
            UIAction(title: "By date") { _ in order = "date" },
        ])
        sort.showsMenuAsPrimaryAction = true
        // End of example
        _ = show(sort)

        // Example of Controls.md
        tapOn(theFirstView(withLabel("Sort")))
        tapOn(theFirstView(withLabel("By date")))
        // End of example
        #expect(order == "date")
    }
}
