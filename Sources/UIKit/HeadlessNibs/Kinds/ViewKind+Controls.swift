import HeadlessUIKitCore

extension ViewKind {
    static func readControl(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.bool("enabled"), \UIControl.isEnabled)
        plan.set(reader.bool("selected"), \UIControl.isSelected)
        plan.set(reader.bool("highlighted"), \UIControl.isHighlighted)
        plan.set(
            reader.choice("contentHorizontalAlignment", horizontalAlignments),
            \UIControl.contentHorizontalAlignment)
        plan.set(
            reader.choice("contentVerticalAlignment", verticalAlignments), \UIControl.contentVerticalAlignment
        )
    }

    static func readSwitch(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        let isOn = reader.bool("on") ?? false
        plan.change { (control: UISwitch) in control.isOn = isOn }
        plan.set(reader.color(key: "onTintColor"), \UISwitch.onTintColor)
        plan.set(reader.color(key: "thumbTintColor"), \UISwitch.thumbTintColor)
        plan.set(reader.text("title"), \UISwitch.title)
        plan.set(
            reader.choice(
                "preferredStyle", ["automatic": .automatic, "checkbox": .checkbox, "sliding": .sliding]),
            \UISwitch.preferredStyle)
        plan.set(reader.image("onImage"), \UISwitch.onImage)
        plan.set(reader.image("offImage"), \UISwitch.offImage)
    }

    static func readSlider(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.number("minValue")) { (slider: UISlider, value) in slider.minimumValue = Float(value)
        }
        plan.set(reader.number("maxValue")) { (slider: UISlider, value) in slider.maximumValue = Float(value)
        }
        plan.set(reader.number("value")) { (slider: UISlider, value) in slider.value = Float(value) }
        plan.set(reader.bool("continuous"), \UISlider.isContinuous)
        plan.set(reader.image("minimumValueImage"), \UISlider.minimumValueImage)
        plan.set(reader.image("maximumValueImage"), \UISlider.maximumValueImage)
        plan.set(reader.color(key: "minimumTrackTintColor"), \UISlider.minimumTrackTintColor)
        plan.set(reader.color(key: "maximumTrackTintColor"), \UISlider.maximumTrackTintColor)
        plan.set(reader.color(key: "thumbTintColor"), \UISlider.thumbTintColor)
    }

    static func readRefreshControl(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.attributedText(key: "attributedTitle"), \UIRefreshControl.attributedTitle)
        // Xcode stores all of them as disabled, in public nibs of applications whose lists are refreshed.
        reader.ignore(["enabled", "contentHorizontalAlignment", "contentVerticalAlignment"])
    }

    static func readStepper(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.number("minimumValue").map(Double.init), \UIStepper.minimumValue)
        plan.set(reader.number("maximumValue").map(Double.init), \UIStepper.maximumValue)
        plan.set(reader.number("stepValue").map(Double.init), \UIStepper.stepValue)
        plan.set(reader.number("value").map(Double.init), \UIStepper.value)
        plan.set(reader.bool("wraps"), \UIStepper.wraps)
        plan.set(reader.bool("autorepeat"), \UIStepper.autorepeat)
        plan.set(reader.bool("continuous"), \UIStepper.isContinuous)
    }

    static func readSegmentedControl(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        for (index, element) in (reader.child("segments")?.children ?? []).enumerated() {
            let control = reader.element
            let reader = ElementReader(element, in: reader.context)
            let title = reader.text("title", of: control, as: "segmentTitles[\(index)]")
            let image = reader.image("image")
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
        plan.set(reader.bool("momentary"), \UISegmentedControl.isMomentary)
        plan.set(
            reader.bool("apportionsSegmentWidthsByContent"),
            \UISegmentedControl.apportionsSegmentWidthsByContent)
        plan.set(reader.integer("selectedSegmentIndex"), \UISegmentedControl.selectedSegmentIndex)
        plan.set(reader.color(key: "selectedSegmentTintColor"), \UISegmentedControl.selectedSegmentTintColor)
        reader.ignore(["segmentControlStyle"])
    }

    static func readPageControl(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.integer("numberOfPages"), \UIPageControl.numberOfPages)
        plan.set(reader.integer("currentPage"), \UIPageControl.currentPage)
        plan.set(reader.bool("hidesForSinglePage"), \UIPageControl.hidesForSinglePage)
        plan.set(reader.color(key: "pageIndicatorTintColor"), \UIPageControl.pageIndicatorTintColor)
        plan.set(
            reader.color(key: "currentPageIndicatorTintColor"), \UIPageControl.currentPageIndicatorTintColor)
        plan.set(
            reader.choice(
                "backgroundStyle", ["automatic": .automatic, "prominent": .prominent, "minimal": .minimal]),
            \UIPageControl.backgroundStyle)
        plan.set(reader.bool("allowsContinuousInteraction"), \UIPageControl.allowsContinuousInteraction)
        plan.set(reader.image("preferredIndicatorImage"), \UIPageControl.preferredIndicatorImage)
        // A page control shows its current page immediately.
        reader.ignore(["defersCurrentPageDisplay"])
    }

    private static let horizontalAlignments: Choices<UIControl.ContentHorizontalAlignment> = [
        "left": .left, "center": .center, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
    ]

    private static let verticalAlignments: Choices<UIControl.ContentVerticalAlignment> = [
        "top": .top, "center": .center, "bottom": .bottom, "fill": .fill,
    ]
}
