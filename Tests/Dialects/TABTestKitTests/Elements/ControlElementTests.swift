import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing

/// Buttons, switches, sliders, steppers, segmented controls and page controls.
@MainActor @Suite("Controls as elements", .robot) struct ControlElementTests {
    private let window = UIWindow.createWindowForTesting()

    @Test("A button has its label as value")
    func button() {
        window.addButton("Log out", y: 100).accessibilityIdentifier = "out"
        #expect(Button(id: "out").value == "Log out")
    }

    @Test("A switch has its state as value, is adjusted, and refuses the state that it has")
    func toggle() {
        let view = window.add(UISwitch(), "wifi", y: 100)
        let toggle = Switch(id: "wifi")
        #expect(toggle.value == .off)
        toggle.adjust(to: .on)
        #expect(view.isOn && toggle.value == .on)
        #expect(
            failureTexts { toggle.adjust(to: .on) } == ["Switch is already in state on: Switch \"wifi\"."])
        toggle.tap()
        #expect(!view.isOn && toggle.value == .off)
        #expect(
            failureTexts { toggle.adjust(to: .off) } == ["Switch is already in state off: Switch \"wifi\"."])
        view.isEnabled = false
        #expect(
            failureTexts { toggle.adjust(to: .on) } == [
                "Failed waiting for Switch to have state on: Switch \"wifi\" is disabled."
            ])
    }

    @Test("A switch that the application turns back is a failure")
    func stubbornToggle() {
        let view = window.add(UISwitch(), "wifi", y: 100)
        view.addAction(UIAction { [unowned view] _ in view.isOn = false }, for: .valueChanged)
        #expect(
            failureTexts { Switch(id: "wifi").adjust(to: .on) } == [
                "Failed waiting for Switch to have state on: Switch \"wifi\" is still off."
            ])
    }

    @Test("A switch without the value 0 or 1 is off, which is a failure")
    func oddToggle() {
        window.add(UISwitch(), "wifi", y: 100).accessibilityValue = "perhaps"
        var values: [Switch.State] = []
        #expect(
            failureTexts { values.append(Switch(id: "wifi").value) } == [
                "Switch \"wifi\" has the value \"perhaps\", not \"0\" or \"1\"."
            ])
        #expect(
            firstLines { values.append(Switch(id: "wlan").value) } == [
                "app.switches.matching(identifier: \"wlan\").element(boundBy: 0).value found no element."
            ])
        #expect(values == [.off, .off])
    }

    @Test("A slider has the value that it is adjusted to", arguments: [0.1, 0.25, 0.3, 0.333, 0.7, 1])
    func slider(value: CGFloat) {
        let view = window.add(UISlider(), "volume", y: 100)
        view.maximumValue = 50
        let slider = Slider(id: "volume")
        #expect(slider.value == 0)
        slider.adjust(to: value)
        #expect(slider.value == value && abs(CGFloat(view.value) - 50 * value) < 1e-4)
        #expect(
            failureTexts { slider.adjust(to: value) } == [
                "Slider is already set to \(value): Slider \"volume\"."
            ])
    }

    @Test("A slider refuses what is not from 0 to 1", arguments: [-0.1, 1.1, .infinity, .nan] as [CGFloat])
    func sliderRange(value: CGFloat) {
        let view = window.add(UISlider(), "volume", y: 100)
        #expect(
            failureTexts { Slider(id: "volume").adjust(to: value) } == [
                "Cannot set Slider \"volume\" to \(value): it is not from 0 to 1."
            ])
        #expect(view.value == 0)
    }

    @Test("A stepper is used by its buttons, which are disabled at the ends")
    func stepper() {
        let view = window.add(UIStepper(), "amount", y: 100)
        view.maximumValue = 1
        let stepper = Stepper(id: "amount")
        stepper.decrementButton.waitFor(not: .enabled, timeout: 1)
        stepper.incrementButton.tap()
        #expect(view.value == 1)
        stepper.incrementButton.waitFor(not: .enabled, timeout: 1)
        stepper.decrementButton.tap()
        #expect(view.value == 0)
        #expect(
            firstLines { stepper.decrementButton.waitFor(.enabled, timeout: 1) } == [
                "Failed awaiting element to be enabled with timeout 1.0: Button \"Decrement\" in Stepper \"amount\" is disabled."
            ])
    }

    @Test("A segmented control is found by its container or by its index, and knows the selected segment")
    func segments() {
        for (index, id) in ["size", "colour"].enumerated() {
            let box = window.add(UIView(), id, y: 100 + 100 * CGFloat(index))
            let control = UISegmentedControl(items: id == "size" ? ["Small", "Large"] : ["Red", "Large"])
            control.frame = box.bounds
            control.selectedSegmentIndex = 0
            box.addSubview(control)
        }
        let size = SegmentedControl(parent: View(id: "size"))
        let colour = SegmentedControl(index: 1)
        size.button(withID: "Small").waitFor(.selected, timeout: 0)
        size.button(withID: "Large").waitFor(not: .selected, timeout: 0)
        size.button(withID: "Large").tap()
        size.button(withID: "Large").waitFor(.selected, timeout: 0)
        colour.button(withID: "Large").waitFor(not: .selected, timeout: 0)
        colour.button(withID: "Red").waitFor(.selected, timeout: 0)
        #expect(
            firstLines(3) { colour.button(withID: "Green").waitFor(.exists, timeout: 0) } == [
                """
                Failed awaiting element to be exists with timeout 0.0: Button "Green" in SegmentedControl[1] does not exist.
                2 elements of type .button are there inside app.segmentedControls.element(boundBy: 1): "Red", "Large".
                The elements:
                """
            ])
    }

    @Test("A page control has its page as value")
    func pages() {
        let view = window.add(UIPageControl(), y: 100)
        view.numberOfPages = 3
        #expect(PageIndicator().value == "page 1 of 3")
        view.currentPage = 2
        #expect(PageIndicator().value == "page 3 of 3")
        view.accessibilityIdentifier = "pages"
        #expect(PageIndicator(id: "pages").value == "page 3 of 3")
    }
}
