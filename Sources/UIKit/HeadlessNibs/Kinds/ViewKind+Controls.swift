import HeadlessUIKitCore

extension ViewKind {
    static func readControl(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.bool("enabled")) { (control: UIControl, isOn) in control.isEnabled = isOn }
        plan.set(reader.bool("selected")) { (control: UIControl, isOn) in control.isSelected = isOn }
        plan.set(reader.bool("highlighted")) { (control: UIControl, isOn) in control.isHighlighted = isOn }
        plan.set(reader.choice("contentHorizontalAlignment", horizontalAlignments)) {
            (control: UIControl, alignment) in control.contentHorizontalAlignment = alignment
        }
        plan.set(reader.choice("contentVerticalAlignment", verticalAlignments)) {
            (control: UIControl, alignment) in control.contentVerticalAlignment = alignment
        }
    }

    static func readSwitch(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        let isOn = reader.bool("on") ?? false
        plan.change { (control: UISwitch) in control.isOn = isOn }
        plan.set(reader.color(key: "onTintColor")) { (control: UISwitch, color) in control.onTintColor = color
        }
        plan.set(reader.color(key: "thumbTintColor")) { (control: UISwitch, color) in
            control.thumbTintColor = color
        }
        plan.set(reader.text("title")) { (control: UISwitch, title) in control.title = title }
        reader.ignore("preferredStyle")
    }

    static func readSlider(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.number("minValue")) { (slider: UISlider, value) in slider.minimumValue = Float(value)
        }
        plan.set(reader.number("maxValue")) { (slider: UISlider, value) in slider.maximumValue = Float(value)
        }
        plan.set(reader.number("value")) { (slider: UISlider, value) in slider.value = Float(value) }
        plan.set(reader.bool("continuous")) { (slider: UISlider, isOn) in slider.isContinuous = isOn }
        plan.set(reader.image("minimumValueImage")) { (slider: UISlider, image) in
            slider.minimumValueImage = image
        }
        plan.set(reader.image("maximumValueImage")) { (slider: UISlider, image) in
            slider.maximumValueImage = image
        }
        plan.set(reader.color(key: "minimumTrackTintColor")) { (slider: UISlider, color) in
            slider.minimumTrackTintColor = color
        }
        plan.set(reader.color(key: "maximumTrackTintColor")) { (slider: UISlider, color) in
            slider.maximumTrackTintColor = color
        }
        plan.set(reader.color(key: "thumbTintColor")) { (slider: UISlider, color) in
            slider.thumbTintColor = color
        }
    }

    static func readStepper(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.number("minimumValue")) { (stepper: UIStepper, value) in stepper.minimumValue = value
        }
        plan.set(reader.number("maximumValue")) { (stepper: UIStepper, value) in stepper.maximumValue = value
        }
        plan.set(reader.number("stepValue")) { (stepper: UIStepper, value) in stepper.stepValue = value }
        plan.set(reader.number("value")) { (stepper: UIStepper, value) in stepper.value = value }
        plan.set(reader.bool("wraps")) { (stepper: UIStepper, isOn) in stepper.wraps = isOn }
        plan.set(reader.bool("autorepeat")) { (stepper: UIStepper, isOn) in stepper.autorepeat = isOn }
        plan.set(reader.bool("continuous")) { (stepper: UIStepper, isOn) in stepper.isContinuous = isOn }
    }

    static func readSegmentedControl(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        for (index, element) in (reader.child("segments")?.children ?? []).enumerated() {
            let reader = ElementReader(element, in: reader.context)
            let (title, image) = (reader.text("title"), reader.image("image"))
            let (width, isEnabled) = (reader.number("width"), reader.bool("enabled"))
            let offset = reader.size(key: "contentOffset")
            plan.change { (control: UISegmentedControl) in
                if let image {
                    control.insertSegment(with: image, at: index, animated: false)
                } else {
                    control.insertSegment(withTitle: title, at: index, animated: false)
                }
                if let width { control.setWidth(width, forSegmentAt: index) }
                if let isEnabled { control.setEnabled(isEnabled, forSegmentAt: index) }
                if let offset { control.setContentOffset(offset, forSegmentAt: index) }
            }
            reader.noteUnread()
        }
        plan.set(reader.bool("momentary")) { (control: UISegmentedControl, isOn) in control.isMomentary = isOn
        }
        plan.set(reader.bool("apportionsSegmentWidthsByContent")) { (control: UISegmentedControl, isOn) in
            control.apportionsSegmentWidthsByContent = isOn
        }
        plan.set(reader.integer("selectedSegmentIndex")) { (control: UISegmentedControl, index) in
            control.selectedSegmentIndex = index
        }
        plan.set(reader.color(key: "selectedSegmentTintColor")) { (control: UISegmentedControl, color) in
            control.selectedSegmentTintColor = color
        }
        reader.ignore("segmentControlStyle")
    }

    static func readPageControl(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.integer("numberOfPages")) { (control: UIPageControl, count) in
            control.numberOfPages = count
        }
        plan.set(reader.integer("currentPage")) { (control: UIPageControl, page) in control.currentPage = page
        }
        plan.set(reader.bool("hidesForSinglePage")) { (control: UIPageControl, isOn) in
            control.hidesForSinglePage = isOn
        }
        plan.set(reader.color(key: "pageIndicatorTintColor")) { (control: UIPageControl, color) in
            control.pageIndicatorTintColor = color
        }
        plan.set(reader.color(key: "currentPageIndicatorTintColor")) { (control: UIPageControl, color) in
            control.currentPageIndicatorTintColor = color
        }
        reader.ignore("defersCurrentPageDisplay")
    }

    private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
        "left": .left, "center": .center, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
    ]

    private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
        "top": .top, "center": .center, "bottom": .bottom, "fill": .fill,
    ]
}
