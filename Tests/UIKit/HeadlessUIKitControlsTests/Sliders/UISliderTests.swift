import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor
@Suite("UISlider") struct UISliderTests {
    /// A slider 228 points wide, whose thumb goes 200 points, from 14 to 214.
    private func stage() -> ControlStage<UISlider> {
        ControlStage(UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 34))) { "\($0.value)" }
    }

    // Frames that Xcode stored in public nibs.
    @Test("In Auto Layout, a slider reaches 2 points further at its ends and 1 below, and is 31 points high")
    func alignment() {
        let slider = UISlider()
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        slider.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(slider)
        NSLayoutConstraint.activate([
            slider.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 20),
            slider.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -20),
            slider.topAnchor.constraint(equalTo: room.topAnchor, constant: 10),
        ])
        room.layoutIfNeeded()
        #expect(slider.frame == CGRect(x: 18, y: 10, width: 164, height: 31))
        #expect(slider.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 50, height: 31))
    }

    @Test("Values are kept in the range, and a range is never the wrong way round")
    func range() {
        let slider = UISlider()
        #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
        slider.value = 5
        #expect(slider.value == 1)
        slider.value = -.infinity
        #expect(slider.value == 0)
        slider.maximumValue = 10
        slider.value = 7
        slider.maximumValue = 5
        #expect(slider.value == 5)
        slider.minimumValue = 20
        #expect(slider.maximumValue == 20 && slider.value == 20)
        slider.maximumValue = -3
        #expect(slider.minimumValue == -3 && slider.value == -3)
    }

    @Test("Numbers that are not finite are failures, and the old value is kept")
    func badValues() {
        let slider = UISlider()
        slider.value = 0.5
        let texts = failureTexts {
            slider.value = .nan
            slider.setValue(.nan, animated: true)
            slider.minimumValue = -.infinity
            slider.maximumValue = .nan
        }
        #expect(
            texts == [
                "The value of UISlider was set to nan, which is not finite. The old value is kept.",
                "The value of UISlider was set to nan, which is not finite. The old value is kept.",
                "The minimumValue of UISlider was set to -inf, which is not finite. The old value is kept.",
                "The maximumValue of UISlider was set to nan, which is not finite. The old value is kept.",
            ])
        #expect(slider.value == 0.5 && slider.minimumValue == 0 && slider.maximumValue == 1)
        slider.maximumValue = .greatestFiniteMagnitude
        slider.minimumValue = -.greatestFiniteMagnitude
        slider.value = 0
        #expect(slider.accessibilityValue == "50%")
    }

    @Test("Dragging the thumb changes the value, with an event at each step; at the start and the end, too")
    func drag() {
        inOwnWorld {
            let stage = stage()
            stage.drag(CGPoint(x: 20, y: 17), CGPoint(x: 70, y: 17), CGPoint(x: 120, y: 90))
            #expect(
                stage.events()
                    == "touchDown, valueChanged 0.0, valueChanged 0.25, touchDragInside, valueChanged 0.5,"
                    + " touchDragInside, valueChanged 0.5, touchUpInside")
            stage.control.isContinuous = false
            stage.drag(CGPoint(x: 114, y: 17), CGPoint(x: 164, y: 17), CGPoint(x: 600, y: 17))
            #expect(
                stage.events()
                    == "touchDown, touchDragInside, touchDragExit, valueChanged 1.0, touchUpOutside")
        }
    }

    @Test(
        "Only a touch on the thumb, or near it, moves it",
        arguments: [(14, 17, true), (37, 17, true), (39, 17, false), (114, 17, false), (14, 31, true)]
            as [(CGFloat, CGFloat, Bool)])
    func thumbOnly(x: CGFloat, y: CGFloat, isTaken: Bool) {
        inOwnWorld {
            let stage = stage()
            stage.drag(CGPoint(x: x, y: y), CGPoint(x: x + 50, y: y))
            #expect((stage.control.value == 0.25) == isTaken)
            #expect((stage.events() == "") == !isTaken)
        }
    }

    @Test("A cancelled touch keeps the value; a slider that is not continuous sends its event then")
    func cancelled() {
        inOwnWorld {
            let stage = stage()
            stage.control.isContinuous = false
            let finger = stage.finger(14, 17)
            finger.move(to: CGPoint(x: 214, y: 117))
            finger.cancel()
            #expect(stage.events() == "touchDown, touchDragInside, valueChanged 0.5, touchCancel")
        }
    }

    @Test(
        "Setting the value sends no event, and moves the thumb, if animated within a quarter of a second"
    )
    func setters() {
        inOwnWorld {
            let stage = stage()
            stage.control.setValue(0.5, animated: true)
            #expect(stage.control.value == 0.5 && stage.control.parts.thumb.frame.midX == 114)
            UIApplication.shared.clock.advance(by: .milliseconds(125))
            let x = stage.control.parts.thumb.layer.presentation()?.position.x ?? 0
            #expect(x > 14 && x < 114)
            stage.control.value = 0.25
            stage.control.layoutIfNeeded()
            #expect(stage.control.parts.minimumTrack.frame == CGRect(x: 2, y: 15, width: 62, height: 4))
            #expect(stage.control.parts.maximumTrack.frame == CGRect(x: 64, y: 15, width: 162, height: 4))
            #expect(stage.events() == "")
        }
    }

    @Test("Images at the ends shorten the track, and one for the thumb has its own size")
    func images() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        let (small, large) = (
            UIImage(color: .red, size: CGSize(width: 10, height: 10)),
            UIImage(color: .red, size: CGSize(width: 20, height: 20))
        )
        slider.minimumValueImage = small
        slider.maximumValueImage = large
        slider.setThumbImage(large, for: .normal)
        slider.setThumbImage(small, for: .highlighted)
        slider.setMinimumTrackImage(small, for: .normal)
        let bounds = slider.bounds
        #expect(slider.minimumValueImageRect(forBounds: bounds) == CGRect(x: 0, y: 15, width: 10, height: 10))
        #expect(
            slider.maximumValueImageRect(forBounds: bounds) == CGRect(x: 280, y: 10, width: 20, height: 20))
        let track = slider.trackRect(forBounds: bounds)
        #expect(track == CGRect(x: 20, y: 18, width: 250, height: 4))
        #expect(
            slider.thumbRect(forBounds: bounds, trackRect: track, value: 1)
                == CGRect(x: 252, y: 10, width: 20, height: 20))
        slider.isHighlighted = true
        #expect(slider.currentThumbImage === small && slider.currentMinimumTrackImage === small)
        #expect(slider.thumbImage(for: .disabled) == nil && slider.maximumTrackImage(for: .normal) == nil)
        slider.minimumTrackTintColor = .red
        slider.setMinimumTrackImage(nil, for: .normal)
        slider.thumbTintColor = .green
        #expect(
            slider.parts.minimumTrack.backgroundColor == .red && slider.parts.thumb.backgroundColor == nil)
    }

    /// Its thumb goes the other way.
    private final class Mirrored: UISlider {
        override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
            super.thumbRect(forBounds: bounds, trackRect: rect, value: maximumValue - value)
        }
    }

    @Test("A subclass that places the thumb elsewhere is dragged there")
    func overriddenThumb() {
        inOwnWorld {
            let slider = Mirrored(frame: CGRect(x: 0, y: 0, width: 228, height: 34))
            let stage = ControlStage<UISlider>(slider) { "\($0.value)" }
            stage.drag(CGPoint(x: 214, y: 17), CGPoint(x: 164, y: 17))
            #expect(slider.value == 0.25)
        }
    }

    @Test("Assistive technology hears per cent, and adjusts by a tenth, with the same event")
    func accessibility() {
        inOwnWorld {
            let stage = stage()
            let slider = stage.control
            slider.maximumValue = 20
            slider.value = 10
            #expect(slider.isAccessibilityElement && slider.accessibilityTraits == .adjustable)
            #expect(slider.accessibilityValue == "50%")
            slider.accessibilityIncrement()
            slider.accessibilityDecrement()
            slider.accessibilityDecrement()
            #expect(stage.events() == "valueChanged 12.0, valueChanged 10.0, valueChanged 8.0")
            slider.value = 19.9
            slider.accessibilityIncrement()
            slider.accessibilityIncrement()
            slider.isEnabled = false
            slider.accessibilityDecrement()
            #expect(stage.events() == "valueChanged 20.0" && slider.accessibilityValue == "100%")
        }
    }

    @Test("A swipe along the slider's thumb is not recognized by recognizers of its ancestors")
    func recognizers() {
        inOwnWorld {
            let log = EventLog()
            let stage = stage()
            let swipe = UISwipeGestureRecognizer(target: log, action: EventLog.noteTap)
            stage.window.addGestureRecognizer(swipe)
            stage.drag(CGPoint(x: 14, y: 17), CGPoint(x: 80, y: 17), CGPoint(x: 150, y: 17))
            #expect(log.take() == "")
            stage.drag(CGPoint(x: 14, y: 60), CGPoint(x: 80, y: 60), CGPoint(x: 150, y: 60))
            #expect(log.take() == "tap")
        }
    }
}
