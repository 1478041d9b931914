import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor
@Suite("Controls in right-to-left languages") struct ControlDirectionTests {
    private func placed<View: UIView>(_ view: View, _ attribute: UISemanticContentAttribute) -> View {
        view.frame = CGRect(x: 0, y: 0, width: 228, height: 34)
        view.semanticContentAttribute = attribute
        view.layoutIfNeeded()
        return view
    }

    @Test(
        "Controls of playback and of directions in space are not mirrored",
        arguments: [
            (UISemanticContentAttribute.unspecified, CGFloat(200)), (.playback, 0), (.spatial, 0),
            (.forceLeftToRight, 0), (.forceRightToLeft, 200),
        ])
    func semantics(_ attribute: UISemanticContentAttribute, _ x: CGFloat) {
        inOwnWorld {
            SimulatedDevice.current.language = .arabic
            let slider = placed(UISlider(), attribute)
            #expect(slider.thumbRect(at: 0).minX == x)
        }
    }

    @Test("A finger that drags a mirrored slider's thumb to the left raises its value")
    func slider() {
        inOwnWorld {
            let slider = placed(UISlider(), .forceRightToLeft)
            let window = UIWindow.showing(slider)
            let finger = Finger(down: CGPoint(x: 214, y: 17))
            finger.move(to: CGPoint(x: 114, y: 17))
            finger.lift()
            #expect(slider.value == 0.5)
            window.isHidden = true
        }
    }

    @Test("A mirrored switch is on at the left, and is dragged there")
    func toggle() {
        inOwnWorld {
            let toggle = placed(UISwitch(), .forceRightToLeft)
            let window = UIWindow.showing(toggle)
            let finger = Finger(down: CGPoint(x: 40, y: 15))
            finger.move(to: CGPoint(x: 10, y: 15))
            finger.lift()
            #expect(toggle.isOn)
            let other = Finger(down: CGPoint(x: 10, y: 15))
            other.move(to: CGPoint(x: 0, y: 15))
            other.lift()
            #expect(toggle.isOn)
            window.isHidden = true
        }
    }

    @Test("A date picker follows a language that the device got while the picker was in no window")
    func datePicker() {
        inOwnWorld {
            let picker = UIDatePicker()
            picker.datePickerMode = .time
            picker.preferredDatePickerStyle = .compact
            picker.sizeToFit()
            let (window, container) = (UIWindow(), UIView())
            window.addSubview(container)
            container.addSubview(picker)
            window.isHidden = false
            @MainActor func shown() -> String? {
                picker.layoutIfNeeded()
                return picker.content?.view.subviews.lazy.compactMap { ($0 as? UIButton)?.currentTitle }.first
            }
            let (text, width) = (shown(), picker.frame.width)
            for language in [DeviceLanguage.arabic, .english] {
                container.removeFromSuperview()
                SimulatedDevice.current.language = language
                window.addSubview(container)
                #expect((shown() == text) == (language == .english))
                #expect((picker.frame.width == width) == (language == .english))
            }
            window.isHidden = true
        }
    }

    @Test("The left half of a mirrored stepper increases the value")
    func stepper() {
        inOwnWorld {
            let stepper = placed(UIStepper(), .forceRightToLeft)
            stepper.value = 5
            let window = UIWindow.showing(stepper)
            Finger.tap(CGPoint(x: 10, y: 15))
            #expect(stepper.value == 6)
            Finger.tap(CGPoint(x: 80, y: 15))
            #expect(stepper.value == 5)
            window.isHidden = true
        }
    }

    @Test("The left half of a mirrored page control goes to the next page, and dragging follows the dots")
    func pages() {
        inOwnWorld {
            let control = placed(UIPageControl(), .forceRightToLeft)
            control.numberOfPages = 4
            let window = UIWindow.showing(control)
            Finger.tap(CGPoint(x: 10, y: 15))
            #expect(control.currentPage == 1)
            Finger.tap(CGPoint(x: 200, y: 15))
            #expect(control.currentPage == 0)
            let finger = Finger(down: CGPoint(x: 138, y: 15))
            finger.move(to: CGPoint(x: 90, y: 15))
            #expect(control.currentPage == 3)
            finger.lift()
            window.isHidden = true
        }
    }

    @Test("Leading and trailing alignments become left and right, and left stays left")
    func alignments() {
        inOwnWorld {
            let button = placed(UIButton(), .forceRightToLeft)
            let cases:
                [(
                    given: UIControl.ContentHorizontalAlignment,
                    effective: UIControl.ContentHorizontalAlignment,
                    x: CGFloat
                )] = [
                    (.leading, .right, 208), (.trailing, .left, 0), (.left, .left, 0), (.right, .right, 208),
                    (.center, .center, 104),
                ]
            button.setImage(UIImage(color: .red, size: CGSize(width: 20, height: 20)), for: .normal)
            for (given, effective, x) in cases {
                button.contentHorizontalAlignment = given
                button.layoutIfNeeded()
                #expect(button.effectiveContentHorizontalAlignment == effective)
                #expect(button.imageView?.frame.minX == x, "\(given)")
            }
        }
    }

    @Test("The title of a configured button is aligned at the leading edge")
    func titleAlignment() {
        inOwnWorld {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Save"
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            button.layoutIfNeeded()
            #expect(button.titleLabel?.textAlignment == .left)
            button.semanticContentAttribute = .forceRightToLeft
            button.layoutIfNeeded()
            #expect(button.titleLabel?.textAlignment == .right)
        }
    }

    @Test("A picker's first component is at the right, and a date's parts are mirrored")
    func pickers() throws {
        try inOwnWorld {
            SimulatedDevice.current.language = .rightToLeftPseudolanguage
            let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
            picker.preferredDatePickerStyle = .wheels
            picker.datePickerMode = .dateAndTime
            picker.locale = Locale(identifier: "en_US")
            let window = UIWindow.showing(picker)
            window.layoutIfNeeded()
            let wheels = try #require(picker.wheels)
            #expect(wheels.columns == [.period, .hour, .minute, .date])
            let places = wheels.picker.pickerWheels.map(\.frame.minX)
            #expect(places == places.sorted())
            window.isHidden = true
        }
    }
}
