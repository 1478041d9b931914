import FailureReporting
import Foundation
import TestSupport
import Testing
import Touch

/// A row's label and its control often have the same text, and a query for it finds both.
@MainActor
@Suite("Setting a control whose label has the same text") struct ControlAmongOthersTests {
    /// A label and a control behind it in the order of the view hierarchy, both with one accessibility label.
    private func row<Control: UIView>(_ name: String, _ control: Control, in window: UIWindow, y: CGFloat)
        -> Control
    {
        let label = UILabel(frame: CGRect(x: 10, y: y, width: 120, height: 31))
        label.text = name
        control.frame = CGRect(x: 150, y: y, width: 220, height: 31)
        control.isAccessibilityElement = true
        control.accessibilityLabel = name
        window.addSubview(label)
        window.addSubview(control)
        return control
    }

    @Test(
        "A switch, a page control, a slider, a stepper and segments are set by the text that their labels have, too"
    )
    func controls() {
        inOwnApplication { window, _ in
            let toggle = row("Wi-Fi", UISwitch(), in: window, y: 100)
            let pages = row("Page", UIPageControl(), in: window, y: 150)
            pages.numberOfPages = 4
            let slider = row("Volume", UISlider(), in: window, y: 200)
            let stepper = row("Copies", UIStepper(), in: window, y: 250)
            let segments = row("Size", UISegmentedControl(items: ["S", "M", "L"]), in: window, y: 300)
            turn(theFirstView(withLabel("Wi-Fi")), to: true)
            turn(theFirstView(withLabel("Page")), to: 2)
            slide(theFirstView(withLabel("Volume")), to: 0.75)
            step(theFirstView(withLabel("Copies")), to: 3)
            step(theFirstView(withLabel("Copies")), by: -1)
            select(theFirstView(withLabel("Size")), segment: "L")
            #expect(toggle.isOn && pages.currentPage == 2 && slider.value == 0.75 && stepper.value == 2)
            #expect(segments.selectedSegmentIndex == 2)
        }
    }

    @Test("A picker and a date picker are turned by the text that their labels have, too")
    func pickers() {
        inOwnApplication { window, _ in
            let rows = PickerRows()
            let picker = row("Fruit", UIPickerView(), in: window, y: 100)
            picker.frame.size.height = 216
            picker.dataSource = rows
            picker.delegate = rows
            let dates = row("Arrival", UIDatePicker(), in: window, y: 400)
            dates.preferredDatePickerStyle = .wheels
            dates.frame.size.height = 216
            let date = Date(timeIntervalSinceReferenceDate: 86_400 * 3)
            pick(theFirstView(withLabel("Fruit")), row: 2)
            pick(theOnlyView(withLabel("Arrival")), date: date)
            #expect(picker.selectedRow(inComponent: 0) == 2)
            #expect(dates.date == date)
        }
    }

    @Test(
        "All ways to ask for both find the control: the only view, all views, elements, an array and a page object"
    )
    func waysToAsk() {
        inOwnApplication { window, _ in
            let toggle = row("Wi-Fi", UISwitch(), in: window, y: 100)
            let targets: [any TouchTarget] = [
                theFirstView(withLabel("Wi-Fi")), theOnlyView(withLabel("Wi-Fi")),
                allViews(withLabel("Wi-Fi")),
                theFirstElement(withName("Wi-Fi")), theOnlyElement(withName("Wi-Fi")),
                allElements(withName("Wi-Fi")), [theFirstView(withLabel("Wi-Fi"))],
                theFirstView(withLabel("Wi-Fi")).anchor(.center), SettingsPage(),
            ]
            for (index, target) in targets.enumerated() {
                let texts = FailureCollector.failures(of: { turn(target, to: index.isMultiple(of: 2)) })
                    .map(\.text)
                #expect(texts == [], "\(index)")
                #expect(toggle.isOn == index.isMultiple(of: 2), "\(index)")
            }
        }
    }

    @Test("Two such controls are several for the only view, and the first of them is meant otherwise")
    func severalControls() {
        inOwnApplication { window, _ in
            let first = row("Wi-Fi", UISwitch(), in: window, y: 100)
            let second = row("Wi-Fi", UISwitch(), in: window, y: 200)
            turn(theFirstView(withLabel("Wi-Fi")), to: true)
            #expect(first.isOn && !second.isOn)
            let texts = FailureCollector.failures(of: { turn(theOnlyView(withLabel("Wi-Fi")), to: true) })
            #expect(texts.count == 1)
            #expect(texts.first?.text.contains("4 views") == true, "\(texts.first?.text ?? "")")
        }
    }

    @Test("A control that is hidden fails as itself, and its label does not stand in for it")
    func hidden() {
        inOwnApplication { window, _ in
            let toggle = row("Wi-Fi", UISwitch(), in: window, y: 100)
            toggle.isHidden = true
            let texts = FailureCollector.failures(of: { turn(theFirstView(withLabel("Wi-Fi")), to: true) })
            #expect(
                texts.first?.text.hasPrefix("turn cannot touch UISwitch \"Wi-Fi\": it is hidden.")
                    == true,
                "\(texts.first?.text ?? "")")
        }
    }

    @Test("A sorted query stands for exactly its first view, and the failure says which class to add")
    func sorted() {
        inOwnApplication { window, _ in
            let toggle = row("Wi-Fi", UISwitch(), in: window, y: 100)
            let query = theFirstView(withLabel("Wi-Fi")).sortedBy(smallestOrigin())
            let texts = FailureCollector.failures(of: { turn(query, to: true) }).map(\.text)
            #expect(
                texts == [
                    "turn cannot set UILabel \"Wi-Fi\": it is not a UISwitch.\n"
                        + "The query also finds UISwitch \"Wi-Fi\": add ofClass(UISwitch.self)."
                ])
            #expect(!toggle.isOn)
        }
    }

    @Test("A gesture that sets nothing still touches the first of both")
    func otherGestures() {
        inOwnApplication { window, _ in
            _ = row("Wi-Fi", UISwitch(), in: window, y: 100)
            let texts = FailureCollector.failures(of: { longPressOn(theFirstView(withLabel("Wi-Fi"))) })
            #expect(texts.first?.text.hasPrefix("longPressOn cannot touch UILabel \"Wi-Fi\"") == true)
        }
    }
}

/// A type of a test's own that forwards to a query.
private struct SettingsPage: TouchTarget {
    func touchPlaces(for gesture: String) -> [TouchPlace] {
        theOnlyView(withLabel("Wi-Fi")).touchPlaces(for: gesture)
    }
}

private final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
        "Fruit \(row)"
    }
}
