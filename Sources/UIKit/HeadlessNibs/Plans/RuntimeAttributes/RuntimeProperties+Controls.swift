import Foundation
import HeadlessUIKitCore

extension RuntimeProperties {
    mutating func addControls() {
        add("enabled", \UIControl.isEnabled)
        add("selected", \UIControl.isSelected)
        add("highlighted", \UIControl.isHighlighted)
        add("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
        add("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
        add("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction)
        addButtons()
        addSwitches()
        addSliders()
        addSegments()
    }

    private mutating func addButtons() {
        addObject("titleLabel") { (button: UIButton) in button.titleLabel }
        addObject("imageView") { (button: UIButton) in button.imageView }
        add("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted)
        add("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled)
        add("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted)
        add("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted)
        add("pointerInteractionEnabled", \UIButton.isPointerInteractionEnabled)
        add("springLoaded", \UIButton.isSpringLoaded)
        add("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction)
    }

    private mutating func addSwitches() {
        add("on", \UISwitch.isOn)
        add("onTintColor", \UISwitch.onTintColor)
        add("thumbTintColor", \UISwitch.thumbTintColor)
        add("onImage", \UISwitch.onImage)
        add("offImage", \UISwitch.offImage)
        add("title", \UISwitch.title)
        add("minuteInterval", \UIDatePicker.minuteInterval)
        add("datePickerMode", \UIDatePicker.datePickerMode)
        add("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle)
        add("countDownDuration", \UIDatePicker.countDownDuration)
    }

    private mutating func addSliders() {
        add("value", \UISlider.value)
        add("minimumValue", \UISlider.minimumValue)
        add("maximumValue", \UISlider.maximumValue)
        add("continuous", \UISlider.isContinuous)
        add("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
        add("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
        add("thumbTintColor", \UISlider.thumbTintColor)
        add("minimumValueImage", \UISlider.minimumValueImage)
        add("maximumValueImage", \UISlider.maximumValueImage)
        add("value", \UIStepper.value)
        add("minimumValue", \UIStepper.minimumValue)
        add("maximumValue", \UIStepper.maximumValue)
        add("stepValue", \UIStepper.stepValue)
        add("continuous", \UIStepper.isContinuous)
        add("autorepeat", \UIStepper.autorepeat)
        add("wraps", \UIStepper.wraps)
    }

    private mutating func addSegments() {
        add("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
        add("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
        add("momentary", \UISegmentedControl.isMomentary)
        add("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
        add("numberOfPages", \UIPageControl.numberOfPages)
        add("currentPage", \UIPageControl.currentPage)
        add("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
        add("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
        add("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
        add("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage)
    }
}
