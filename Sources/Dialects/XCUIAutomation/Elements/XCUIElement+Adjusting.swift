import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse
import ViewQuery

extension XCUIElement {
    /// Turns a picker's wheel to the row with a title, with a finger.
    ///
    /// - Parameter pickerWheelValue: the title of the row as it is read, or the part of it that stands on the wheel: in a
    ///   date picker "9" is enough for "9 o’clock". One that no row has is a failure that lists them.
    public func adjust(
        toPickerWheelValue pickerWheelValue: String, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let name = "adjust(toPickerWheelValue: \(pickerWheelValue.debugDescription))"
        ElementAction(lookup, name, at: CallSite(fileID, filePath, line, column)).perform { action in
            guard let wheel: PickerWheel = action.view("picker wheel") else { return }
            wheel.pick(
                title: wheel.title(meaning: pickerWheelValue) ?? pickerWheelValue, component: wheel.component,
                lapse: .animations, fileID: action.site.fileID, filePath: action.site.filePath,
                line: action.site.line, column: action.site.column)
            TimeLapse.waitForAnimationsToFinish()
        }
    }

    /// Drags a slider's thumb to a place.
    ///
    /// - Parameter normalizedSliderPosition: from 0, the slider's minimum, to 1, its maximum.
    public func adjust(
        toNormalizedSliderPosition normalizedSliderPosition: CGFloat, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let name = "adjust(toNormalizedSliderPosition: \(normalizedSliderPosition.shortText))"
        ElementAction(lookup, name, at: CallSite(fileID, filePath, line, column)).perform { action in
            guard let slider: UISlider = action.view("slider") else { return }
            guard (0...1).contains(normalizedSliderPosition) else {
                return action.fail("\(normalizedSliderPosition.shortText) is not a position from 0 to 1")
            }
            let range = slider.maximumValue - slider.minimumValue
            slider.slide(
                to: slider.minimumValue + Float(normalizedSliderPosition) * range, fileID: action.site.fileID,
                filePath: action.site.filePath, line: action.site.line, column: action.site.column)
            TimeLapse.waitForAnimationsToFinish()
        }
    }

    /// The place of a slider's thumb, from 0 to 1.
    public var normalizedSliderPosition: CGFloat {
        OnMainActor.run {
            guard let node = self.node(for: "normalizedSliderPosition") else { return 0 }
            guard let slider = node.ownView as? UISlider else {
                AutomationFailure(
                    "\(self.lookup.code).normalizedSliderPosition failed: \(node.summary) is not a slider."
                ).record()
                return 0
            }
            let range = slider.maximumValue - slider.minimumValue
            guard range > 0 else { return 0 }
            // Of the numbers that are the same as a Float, the one that a test would write: 0.3, not 0.30000001192.
            let position = (slider.value - slider.minimumValue) / range
            return Double(position.description).map { CGFloat($0) } ?? CGFloat(position)
        }
    }

    /// Scrolls the content of the scroll view that the element is, or is in.
    ///
    /// - Parameters:
    ///   - deltaX: how far the content moves to the right, in points.
    ///   - deltaY: how far the content moves down, in points; negative shows what is further down.
    public func scroll(
        byDeltaX deltaX: CGFloat, deltaY: CGFloat, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let name = "scroll(byDeltaX: \(deltaX.shortText), deltaY: \(deltaY.shortText))"
        ElementAction(lookup, name, at: CallSite(fileID, filePath, line, column)).perform { action in
            guard deltaX.isFinite, deltaY.isFinite else { return action.fail("a delta is not finite") }
            guard let node = action.target() else { return }
            guard let scrollView = node.view?.lineage.lazy.compactMap({ $0 as? UIScrollView }).first else {
                return action.fail("\(node.summary) is not in a scroll view")
            }
            // Where there is no more content, it only stops a motion.
            scrollView.scroll(by: CGPoint(x: -deltaX, y: -deltaY))
        }
    }
}
