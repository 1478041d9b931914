import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor
@Suite("UISegmentedControl") struct UISegmentedControlTests {
    private func stage(_ titles: String = "a b c") -> ControlStage<UISegmentedControl> {
        let control = UISegmentedControl(items: titles.split(separator: " ").map(String.init))
        control.bounds.size = CGSize(width: 300, height: 32)
        return ControlStage(control) { "\($0.selectedSegmentIndex)" }
    }

    @Test("A tap selects a segment and sends valueChanged alone; one that is selected already sends nothing")
    func tap() {
        inOwnWorld {
            let stage = stage()
            #expect(stage.control.selectedSegmentIndex == UISegmentedControl.noSegment)
            stage.tap(150, 16)
            #expect(stage.events() == "valueChanged 1")
            stage.tap(150, 16)
            #expect(stage.events() == "")
            stage.control.selectedSegmentIndex = 2
            #expect(stage.events() == "" && stage.control.segments.map(\.isSelected) == [false, false, true])
        }
    }

    @Test("A finger selects the segment on which it is lifted, and none far outside or where it is cancelled")
    func drag() {
        inOwnWorld {
            let stage = stage()
            let finger = stage.finger(50, 16)
            #expect(stage.control.segments.map(\.isHighlighted) == [true, false, false])
            finger.move(to: CGPoint(x: 350, y: 116))
            #expect(stage.control.segments.map(\.isHighlighted) == [false, false, true])
            finger.lift()
            #expect(stage.events() == "valueChanged 2")
            stage.drag(CGPoint(x: 50, y: 16), CGPoint(x: 50, y: 300))
            stage.finger(50, 16).cancel()
            #expect(stage.events() == "" && stage.control.selectedSegmentIndex == 2)
            #expect(stage.control.segments.map(\.isHighlighted) == [false, false, false])
        }
    }

    @Test("The user cannot select a disabled segment, nor any segment of a disabled control")
    func disabled() {
        inOwnWorld {
            let stage = stage()
            stage.control.setEnabled(false, forSegmentAt: 1)
            stage.tap(150, 16)
            stage.drag(CGPoint(x: 50, y: 16), CGPoint(x: 150, y: 16))
            #expect(stage.events() == "" && !stage.control.isEnabledForSegment(at: 1))
            stage.control.isEnabled = false
            stage.tap(50, 16)
            #expect(stage.events() == "")
        }
    }

    @Test("A momentary control has the index only while it sends its event")
    func momentary() {
        inOwnWorld {
            let stage = stage()
            stage.control.selectedSegmentIndex = 0
            stage.control.isMomentary = true
            #expect(stage.control.selectedSegmentIndex == -1)
            stage.tap(150, 16)
            stage.tap(150, 16)
            #expect(stage.events() == "valueChanged 1, valueChanged 1")
            stage.control.selectedSegmentIndex = 1
            #expect(stage.control.selectedSegmentIndex == -1 && !stage.control.segments[1].isSelected)
        }
    }

    @Test("Segments are inserted, removed and changed; the selected one stays selected")
    func segments() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "x", at: 0, animated: false)
        control.insertSegment(withTitle: "y", at: 99, animated: true)
        #expect((0..<4).map { control.titleForSegment(at: $0) } == ["x", "a", "b", "y"])
        #expect(control.selectedSegmentIndex == 2 && control.subviews == control.segments)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 2)
        control.setTitle("z", forSegmentAt: 99)
        #expect(control.titleForSegment(at: 1) == "z" && control.titleForSegment(at: 50) == "z")
        let image = UIImage(color: .red, size: CGSize(width: 10, height: 10))
        control.setImage(image, forSegmentAt: 0)
        #expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 0) === image)
        control.removeAllSegments()
        control.removeSegment(at: 0, animated: false)
        control.setTitle("z", forSegmentAt: 0)
        #expect(
            control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil && control.subviews.isEmpty
        )
    }

    @Test("A segment with an action performs it when it is selected, before valueChanged")
    func actions() {
        inOwnWorld {
            let log = EventLog()
            let day = UIAction(title: "Day", identifier: UIAction.Identifier("day")) { _ in log.add("day") }
            let week = UIAction(title: "Week", image: UIImage(systemName: "calendar")) { _ in log.add("week")
            }
            let control = UISegmentedControl(frame: .zero, actions: [day, week])
            control.addAction(UIAction { _ in log.add("valueChanged") }, for: .valueChanged)
            control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
            _ = UIWindow.showing(control)
            Finger.tap(CGPoint(x: 150, y: 16))
            Finger.tap(CGPoint(x: 50, y: 16))
            control.selectedSegmentIndex = 1
            #expect(log.take() == "week\nvalueChanged\nday\nvalueChanged")
            #expect(control.segments.map(\.accessibilityLabel) == ["Day", "Week"])
            #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("day")) == 0)
            #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("none")) == NSNotFound)
            #expect(control.actionForSegment(at: 1) === week)
            control.insertSegment(action: day, at: 2, animated: false)
            #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "Day")
        }
    }

    @Test("Invalid indices, items and widths are failures, and change nothing")
    func badValues() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.selectedSegmentIndex = 1
        let texts = failureTexts {
            control.selectedSegmentIndex = 2
            control.selectedSegmentIndex = -2
            control.setWidth(.nan, forSegmentAt: 0)
            control.setWidth(-1, forSegmentAt: 0)
            control.setContentOffset(CGSize(width: CGFloat.infinity, height: 0), forSegmentAt: 0)
            _ = UISegmentedControl(items: ["a", 3])
        }
        #expect(
            texts == [
                "UISegmentedControl cannot select segment 2: it has 2. The selection is kept.",
                "UISegmentedControl cannot select segment -2: it has 2. The selection is kept.",
                "A segment of UISegmentedControl cannot be nan points wide. The old width is kept.",
                "A segment of UISegmentedControl cannot be -1 points wide. The old width is kept.",
                "The content offset of UISegmentedControl was set to inf×0, which is not finite. The old value is kept.",
                "UISegmentedControl cannot show Int in a segment: it takes String, UIImage and UIAction."
                    + " It is left out.",
            ])
        #expect(control.selectedSegmentIndex == 1 && control.widthForSegment(at: 0) == 0)
    }

    @Test("Segments are all alike, as wide as their content, or as wide as is set")
    func widths() {
        let control = UISegmentedControl(items: ["a", "a much longer title"])
        func widths() -> [CGFloat] {
            control.layoutIfNeeded()
            return control.segments.map(\.frame.width)
        }
        #expect(control.bounds.height == 32 && widths()[0] == widths()[1])
        #expect(control.bounds.width == 2 * control.segments[1].naturalWidth)
        control.apportionsSegmentWidthsByContent = true
        control.sizeToFit()
        for (width, segment) in zip(widths(), control.segments) {
            #expect(abs(width - segment.naturalWidth) < 0.001)
        }
        #expect(widths()[0] < widths()[1])
        control.bounds.size.width = 300
        control.setWidth(100, forSegmentAt: 0)
        #expect(widths() == [100, 200])
    }

    // Frames that Xcode stored in public nibs.
    @Test("A constraint of the height leaves out the lowest point of the frame")
    func alignment() {
        let control = UISegmentedControl(items: ["a", "b"])
        #expect(control.sizeThatFits(.zero).height == 32 && control.intrinsicContentSize.height == 31)
        let frame = CGRect(x: 10, y: 20, width: 100, height: 25)
        #expect(control.alignmentRect(forFrame: frame) == CGRect(x: 10, y: 20, width: 100, height: 24))
    }

    @Test("Titles look as the attributes of their state say")
    func attributes() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
        control.selectedSegmentIndex = 0
        let labels = control.segments.compactMap { $0.subviews.last as? UILabel }
        #expect(labels.map(\.textColor) == [.red, .label] && labels[1].font.pointSize == 20)
        #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
    }

    @Test("Assistive technology sees buttons, the selected one as such")
    func accessibility() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.selectedSegmentIndex = 1
        control.setEnabled(false, forSegmentAt: 0)
        #expect(!control.isAccessibilityElement)
        #expect(control.segments.map(\.accessibilityLabel) == ["a", "b"])
        #expect(
            control.segments.map(\.accessibilityTraits) == [[.button, .notEnabled], [.button, .selected]])
    }
}
