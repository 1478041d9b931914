import FailureReporting
import Robot
import Testing

// The examples of the README's section on controls, as they stand there.

/// Lists the five colours that there are.
private final class Colours: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        ["Red", "Yellow", "Green", "Blue", "Purple"][row]
    }
}

@MainActor @Suite("Controls of the README", .robot) struct ReadmeOfControlsTests {
    private let window = UIWindow.createWindowForTesting()

    /// Shows a control by itself.
    private func show<Control: UIView>(_ control: Control, label: String? = nil, id: String? = nil) -> Control
    {
        if control.frame.isEmpty { control.frame.size = CGSize(width: 300, height: 40) }
        control.frame.origin = CGPoint(x: 20, y: 100)
        control.accessibilityLabel = label
        control.accessibilityIdentifier = id
        window.addSubview(control)
        return control
    }

    @Test("Switches and page controls are turned")
    func turned() {
        let wifi = show(UISwitch(), label: "Wi-Fi")
        turn(theFirstView(withLabel("Wi-Fi")), to: true)
        #expect(wifi.isOn)
        wifi.removeFromSuperview()

        let pages = UIPageControl()
        pages.numberOfPages = 3
        _ = show(pages)
        turn(theFirstView(ofClass(UIPageControl.self)), to: 2)
        #expect(pages.currentPage == 2)
    }

    @Test("A slider is slid, and where it does not go is a failure")
    func slid() {
        let volume = show(UISlider(), label: "Volume")
        slide(theFirstView(withLabel("Volume")), to: 0.8)
        #expect(volume.value == 0.8)
        let failures = FailureCollector.failures { slide(theFirstView(withLabel("Volume")), to: 11) }
        #expect(
            failures.map { $0.text.prefix { !$0.isNewline } } == [
                #"slide cannot set UISlider "Volume": 11.0 is not in its range, 0.0 to 1.0."#
            ])
    }

    @Test("A stepper is stepped, a segment is selected")
    func stepped() {
        let copies = show(UIStepper(), label: "Copies")
        step(theFirstView(withLabel("Copies")), to: 4)
        #expect(copies.value == 4)
        step(theFirstView(withLabel("Copies")), by: -1)
        #expect(copies.value == 3)
        copies.removeFromSuperview()

        let size = show(UISegmentedControl(items: ["Small", "Medium", "Large"]), id: "size")
        select(theFirstView(withIdentifier("size")), segment: "Large")
        #expect(size.selectedSegmentIndex == 2)
        select(theFirstView(withIdentifier("size")), segmentAt: 1)
        #expect(size.selectedSegmentIndex == 1)
    }

    @Test("Rows, dates and durations are picked")
    func picked() {
        let colours = Colours()
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
        picker.dataSource = colours
        picker.delegate = colours
        _ = show(picker, id: "colour")
        pick(theFirstView(withIdentifier("colour")), title: "Purple")
        #expect(picker.selectedRow(inComponent: 0) == 4)
        pick(theFirstView(withIdentifier("colour")), row: 3)
        #expect(picker.selectedRow(inComponent: 0) == 3)
        picker.removeFromSuperview()

        let day = UIDatePicker()
        day.datePickerMode = .date
        _ = show(day, id: "arrival")
        let arrival = day.calendar.startOfDay(for: day.date).addingTimeInterval(40 * 86_400)
        pick(theFirstView(withIdentifier("arrival")), date: arrival)
        #expect(day.calendar.isDate(day.date, inSameDayAs: arrival))
        day.removeFromSuperview()

        let timer = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        timer.datePickerMode = .countDownTimer
        _ = show(timer, id: "timer")
        pick(theFirstView(withIdentifier("timer")), duration: .seconds(300))
        #expect(timer.countDownDuration == 300)
    }

    @Test("What a menu shows are views")
    func menus() {
        var order = ""
        let sort = UIButton(configuration: .filled(), primaryAction: nil)
        sort.configuration?.title = "Sort"
        sort.menu = UIMenu(children: [
            UIAction(title: "By name") { _ in order = "name" },
            UIAction(title: "By date") { _ in order = "date" },
        ])
        sort.showsMenuAsPrimaryAction = true
        _ = show(sort)

        tapOn(theFirstView(withLabel("Sort")))
        tapOn(theFirstView(withLabel("By date")))
        #expect(order == "date")
    }
}
