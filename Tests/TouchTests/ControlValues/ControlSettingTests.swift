import FailureReporting
import Foundation
import TestSupport
import Testing
import Touch

/// Controls that are set by hand, and why they cannot be.
@MainActor
@Suite("Setting controls by touch") struct ControlSettingTests {
    @Test("A switch is turned by a tap, and only if it is in the other state")
    func turnSwitch() {
        inOwnApplication { window, log in
            let control = UISwitch().named("wifi", 10, 100, 51, 31, in: window)
            control.addAction(UIAction { _ in log.add("on \(control.isOn)") }, for: .valueChanged)
            turn(control, to: true)
            turn(theFirstView(withIdentifier("wifi")), to: true)
            turn(theFirstView(withIdentifier("wifi")), to: false)
            turn(theFirstElement(withRole(.toggle)), to: true)
            #expect(log.lines == ["on true", "on false", "on true"])
        }
    }

    @Test("What keeps a switch from being turned is said")
    func switchFailures() {
        inOwnApplication { window, _ in
            let control = UISwitch().named("wifi", 10, 100, 51, 31, in: window)
            let view = UIView().named("view", 10, 200, 51, 31, in: window)
            control.addAction(UIAction { _ in control.isOn = false }, for: .valueChanged)
            let texts = firstLines {
                turn(control, to: true)
                turn(view, to: true)
                turn(CGPoint(x: 1, y: 1), to: true)
                turn(theFirstView(withIdentifier("none")), to: true)
                control.isEnabled = false
                turn(control, to: true)
                control.isEnabled = true
                window.addSubview(UIView(frame: window.bounds))
                turn(control, to: true)
            }
            #expect(
                texts == [
                    "turn tapped UISwitch #wifi to turn it on, but it shows off afterwards.",
                    "turn cannot set UIView #view: it is not a UISwitch.",
                    "turn cannot set a point: it is not a UISwitch.",
                    "turn(theFirstView(withIdentifier(\"none\"))) found no view.",
                    "turn cannot touch UISwitch #wifi: it is disabled.",
                    "turn cannot touch UISwitch #wifi: it is covered by UIView at (0 0; 390 844) of the window.",
                ])
        }
    }

    @Test(
        "A slider is slid to any value of its range, exactly",
        arguments: [0, 0.1, 0.3, 1.0 / 3, 0.7, 0.999, 1] as [Float])
    func slideSlider(value: Float) {
        inOwnApplication { window, _ in
            let slider = UISlider().named("s", 13.3, 100, 251.7, 34, in: window)
            slider.value = 0.5
            slide(slider, to: value)
            #expect(slider.value == value)
            slider.maximumValue = 1100
            slider.minimumValue = -7
            slide(theFirstView(withIdentifier("s")), to: value * 1000, duration: .zero)
            #expect(abs(slider.value - value * 1000) < 0.001)
        }
    }

    @Test("A slide is a drag of the thumb, with its events, and takes its time")
    func slideEvents() {
        inOwnApplication { window, log in
            let slider = UISlider().named("s", 0, 100, 228, 34, in: window)
            slider.isContinuous = false
            for (event, name) in [
                (UIControl.Event.touchDown, "down"), (.valueChanged, "value"), (.touchUpInside, "up"),
            ] {
                slider.addAction(UIAction { _ in log.add("\(name) \(slider.value)") }, for: event)
            }
            let start = UIApplication.shared.clock.now
            slide(slider, to: 1)
            #expect(log.lines == ["down 0.0", "value 1.0", "up 1.0"])
            #expect(start.duration(to: UIApplication.shared.clock.now) == .milliseconds(500))
            slide(slider, to: 1)
            #expect(log.lines.count == 3)
        }
    }

    @Test("A slider in a scroll view is slid, too, without scrolling it")
    func slideInScrollView() {
        inOwnApplication { window, _ in
            let scrollView = UIScrollView(frame: window.bounds)
            scrollView.contentSize = CGSize(width: 2000, height: 2000)
            window.addSubview(scrollView)
            let slider = UISlider().named("s", 20, 100, 228, 34, in: scrollView)
            UIApplication.shared.commit()
            let offset = scrollView.contentOffset
            slide(slider, to: 0.75)
            #expect(slider.value == 0.75 && scrollView.contentOffset == offset)
        }
    }

    @Test("What keeps a slider from a value is said, with its range and where it ended")
    func sliderFailures() {
        inOwnApplication { window, _ in
            let slider = UISlider().named("s", 20, 100, 228, 34, in: window)
            slider.maximumValue = 10
            let texts = firstLines {
                slide(slider, to: 10.5)
                slide(slider, to: .nan)
                slide(slider, to: 5, duration: .seconds(-1))
                let action = UIAction { _ in slider.value = slider.value.rounded() }
                slider.addAction(action, for: .valueChanged)
                slide(slider, to: 2.4)
                slider.removeAction(action, for: .valueChanged)
                // The thumb alone is covered.
                let cover = UIView(frame: CGRect(x: 60, y: 100, width: 60, height: 34))
                window.addSubview(cover)
                slide(slider, to: 7)
                cover.removeFromSuperview()
                slider.addAction(UIAction { _ in slider.removeFromSuperview() }, for: .valueChanged)
                slide(slider, to: 7)
            }
            #expect(
                texts == [
                    "slide cannot set UISlider #s: 10.5 is not in its range, 0.0 to 10.0.",
                    "slide cannot set UISlider #s: nan is not in its range, 0.0 to 10.0.",
                    "slide failed: -1 s is not a valid duration.",
                    "slide dragged the thumb of UISlider #s to 2.4, but it shows 2.0 afterwards.",
                    "slide cannot touch UISlider #s: it is covered by UIView at (60 100; 60 34) of the window.",
                    "slide was cut short: UISlider #s was removed from its window, and the touch was cancelled.",
                ])
        }
    }

    @Test("A stepper is stepped to a value, or by steps, with an event for each")
    func stepStepper() {
        inOwnApplication { window, log in
            let stepper = UIStepper().named("n", 10, 100, 94, 32, in: window)
            stepper.maximumValue = 2
            stepper.stepValue = 0.3
            stepper.addAction(
                UIAction { _ in log.add(CGFloat(stepper.value).shortText) }, for: .valueChanged)
            step(stepper, to: 0.9)
            step(theFirstView(withIdentifier("n")), by: -2)
            step(stepper, by: 0)
            step(stepper, to: 2)
            #expect(
                log.lines == ["0.3", "0.6", "0.9", "0.6", "0.3", "0.6", "0.9", "1.2", "1.5", "1.8", "2"])
        }
    }

    @Test("Steps beyond an end of a stepper that wraps go on from the other one")
    func stepAround() {
        inOwnApplication { window, log in
            let stepper = UIStepper().named("n", 10, 100, 94, 32, in: window)
            (stepper.maximumValue, stepper.wraps) = (3, true)
            stepper.addAction(
                UIAction { _ in log.add(CGFloat(stepper.value).shortText) }, for: .valueChanged)
            step(stepper, by: -2)
            step(stepper, by: 3)
            #expect(log.lines == ["3", "2", "3", "0", "1"])
        }
    }

    @Test("What keeps a stepper from a value is said")
    func stepperFailures() {
        inOwnApplication { window, _ in
            let stepper = UIStepper().named("n", 10, 100, 94, 32, in: window)
            let texts = firstLines {
                step(stepper, to: 101)
                step(stepper, to: 0.5)
                step(stepper, by: 1_000_000)
                step(stepper, by: .min)
                stepper.maximumValue = 1
                step(stepper, by: 2)
                stepper.maximumValue = 10
                stepper.addAction(UIAction { _ in stepper.value = 9 }, for: .valueChanged)
                step(stepper, to: 4)
            }
            #expect(
                texts == [
                    "step cannot set UIStepper #n: 101 is not in its range, 0 to 100.",
                    "step cannot set UIStepper #n: steps of 1 from 0 do not lead to 0.5"
                        + " (its range is 0 to 100).",
                    "step cannot set UIStepper #n: that would take 1000000 taps, above the limit of 1000.",
                    "step cannot set UIStepper #n: that would take 9223372036854775807 taps,"
                        + " above the limit of 1000.",
                    "step cannot touch UIStepperButton \"Increment\": it is disabled.",
                    "step tapped UIStepper #n to show 2, but it shows 9 afterwards.",
                ])
        }
    }

    @Test("A segment is selected by its title or its index")
    func selectSegment() {
        inOwnApplication { window, log in
            let control = UISegmentedControl(items: ["S", "M", "L"]).named(
                "size", 10, 100, 300, 32, in: window)
            control.addAction(
                UIAction { _ in log.add("\(control.selectedSegmentIndex)") }, for: .valueChanged)
            select(control, segment: "L")
            select(theFirstView(withIdentifier("size")), segmentAt: 0)
            select(control, segmentAt: 0)
            tapOn(theFirstView(withLabel("M")))
            #expect(log.lines == ["2", "0", "1"])
            control.isMomentary = true
            select(control, segment: "S")
            #expect(log.lines.last == "0")
        }
    }

    @Test("A title that no segment has is a failure that suggests the most similar one")
    func segmentSuggestion() {
        inOwnApplication { window, _ in
            let control = UISegmentedControl(items: ["Small", "Medium", "Large"])
                .named("size", 10, 100, 300, 32, in: window)
            #expect(
                firstLines { select(control, segment: "Larg") } == [
                    "select cannot set UISegmentedControl #size: no segment is titled \"Larg\"."
                        + " Did you mean \"Large\"? Segments: \"Small\", \"Medium\", \"Large\"."
                ])
        }
    }

    @Test("A segment that cannot be selected is a failure with the reason")
    func segmentFailures() {
        inOwnApplication { window, _ in
            let control = UISegmentedControl(items: ["S", "M"]).named("size", 10, 100, 300, 32, in: window)
            control.setEnabled(false, forSegmentAt: 1)
            let texts = firstLines {
                select(control, segment: "XL")
                select(control, segmentAt: 2)
                select(control, segment: "M")
                control.addAction(UIAction { _ in control.selectedSegmentIndex = -1 }, for: .valueChanged)
                select(control, segmentAt: 0)
                control.removeAllSegments()
                select(control, segmentAt: 0)
                select(control, segment: "S")
            }
            #expect(
                texts == [
                    "select cannot set UISegmentedControl #size: no segment is titled \"XL\"."
                        + " Segments: \"S\", \"M\".",
                    "select cannot set UISegmentedControl #size: it has no segment 2; its segments are 0 to 1.",
                    "select cannot touch UISegment \"M\": it is disabled.",
                    "select tapped UISegment \"S\" to select it, but it shows no segment selected afterwards.",
                    "select cannot set UISegmentedControl #size: it has no segments.",
                    "select cannot set UISegmentedControl #size: no segment is titled \"S\": it has no segments.",
                ])
        }
    }

    @Test("A page control is turned to a page, tap by tap")
    func turnPages() {
        inOwnApplication { window, log in
            let control = UIPageControl().named("p", 10, 100, 160, 26, in: window)
            control.numberOfPages = 4
            control.addAction(UIAction { _ in log.add("\(control.currentPage)") }, for: .valueChanged)
            turn(control, to: 3)
            turn(theFirstView(withIdentifier("p")), to: 2)
            turn(control, to: 2)
            #expect(log.lines == ["1", "2", "3", "2"])
            let texts = firstLines {
                turn(control, to: 4)
                turn(control, to: -1)
                control.addAction(UIAction { _ in control.currentPage = 3 }, for: .valueChanged)
                turn(control, to: 0)
                control.numberOfPages = 0
                turn(control, to: 0)
            }
            #expect(
                texts == [
                    "turn cannot set UIPageControl #p: page 4 is not one of its pages, 0 to 3.",
                    "turn cannot set UIPageControl #p: page -1 is not one of its pages, 0 to 3.",
                    "turn tapped UIPageControl #p to show page 1, but it shows page 3 afterwards.",
                    "turn cannot set UIPageControl #p: it has no pages.",
                ])
        }
    }

    @Test("Touch and assistive technology send the same events, and code sends none")
    func waysIn() {
        inOwnApplication { window, log in
            let control = UISwitch().named("wifi", 10, 100, 51, 31, in: window)
            for (event, name) in [
                (UIControl.Event.touchDown, "down"), (.valueChanged, "value"), (.touchUpInside, "up"),
            ] {
                control.addAction(UIAction { _ in log.add(name) }, for: event)
            }
            turn(control, to: true)
            theFirstElement(withRole(.toggle)).first?.activate()
            #expect(log.lines == ["down", "value", "up", "down", "value", "up"] && !control.isOn)
            control.isOn = true
            #expect(log.lines.count == 6)
        }
    }
}
