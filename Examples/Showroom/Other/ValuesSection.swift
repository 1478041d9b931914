import HeadlessUIKit

/// Controls that change a value, each with a label that shows it.
final class ValuesSection: FormSection {
    private let sliderLabel = UILabel("", style: .body, identifier: "SliderLabel")
    private let slider = UISlider()
    private let switchLabel = UILabel("", style: .body, identifier: "SwitchLabel")
    private let exampleSwitch = UISwitch()
    private let stepperLabel = UILabel("", style: .body, identifier: "StepperLabel")
    private let stepper = UIStepper()
    private let pageControl = UIPageControl()

    init() {
        super.init(
            "Values",
            [
                sliderLabel, slider, FormRow(switchLabel, exampleSwitch), FormRow(stepperLabel, stepper),
                pageControl,
            ])
        setUpSlider()
        setUpSwitch()
        setUpStepper()
        setUpPageControl()
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func setUpSlider() {
        slider.accessibilityIdentifier = "ExampleSlider"
        slider.accessibilityLabel = "Volume"
        slider.value = 0.5
        slider.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        slider.addTarget(self, action: ValuesSection.sliderDidChange, for: .valueChanged)
        sliderDidChange()
    }

    private func sliderDidChange() {
        sliderLabel.text = "\(Int((slider.value * 100).rounded()))%"
    }

    private func setUpSwitch() {
        exampleSwitch.accessibilityIdentifier = "ExampleSwitch"
        exampleSwitch.accessibilityLabel = "Sound"
        exampleSwitch.isOn = true
        exampleSwitch.addTarget(self, action: ValuesSection.switchDidChange, for: .valueChanged)
        switchDidChange()
    }

    private func switchDidChange() {
        switchLabel.text = exampleSwitch.isOn ? "On" : "Off"
    }

    private func setUpStepper() {
        stepper.accessibilityIdentifier = "ExampleStepper"
        stepper.maximumValue = 2
        stepper.addTarget(self, action: ValuesSection.stepperDidChange, for: .valueChanged)
        stepperDidChange()
    }

    private func stepperDidChange() {
        stepperLabel.text = "\(Int(stepper.value))"
    }

    private func setUpPageControl() {
        pageControl.accessibilityIdentifier = "ExamplePageControl"
        pageControl.numberOfPages = 3
        // The dots are white unless they have a colour.
        pageControl.pageIndicatorTintColor = .secondaryLabel
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }
}
