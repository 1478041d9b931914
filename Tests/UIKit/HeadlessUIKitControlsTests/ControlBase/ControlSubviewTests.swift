import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// A touch goes to the view that the hit test ends at; a control tracks only its own.
///
/// Apple's "Using responders and the responder chain to handle events": "The hit-test view […] becomes the first responder
/// for the touch event". Labels and image views have user interaction off, as Apple documents of both.
@MainActor @Suite("Subviews of controls") struct ControlSubviewTests {
    private final class Logged: UIControl {
        let log: EventLog

        init(_ log: EventLog) {
            self.log = log
            super.init(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
        }

        required init?(coder: NSCoder) { nil }

        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.add("beginTracking")
            return true
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            log.add("touchesBegan")
            super.touchesBegan(touches, with: event)
        }
    }

    private func subview(_ kind: String) -> UIView {
        switch kind {
        case "label":
            let label = UILabel()
            label.text = "Pay"
            return label
        case "interactive label":
            let label = UILabel()
            label.isUserInteractionEnabled = true
            return label
        case "image": return UIImageView()
        case "stack": return UIStackView(arrangedSubviews: [UILabel()])
        case "disabled stack":
            let stack = UIStackView(arrangedSubviews: [UILabel()])
            stack.isUserInteractionEnabled = false
            return stack
        case "progress": return UIProgressView()
        case "effect": return UIVisualEffectView(effect: UIBlurEffect(style: .light))
        default: return UIView()
        }
    }

    @Test(
        "A subview with user interaction gets the touch, and the control sends no action",
        arguments: [
            ("label", true), ("image", true), ("disabled stack", true), ("interactive label", false),
            ("stack", false), ("plain", false), ("effect", false), ("progress", false),
        ])
    func subviews(kind: String, acts: Bool) {
        let log = EventLog()
        UIApplication.withShared(UIApplication()) {
            let control = Logged(log)
            control.addAction(UIAction { _ in log.add("action") }, for: .touchUpInside)
            let view = subview(kind)
            view.frame = control.bounds
            control.addSubview(view)
            _ = UIWindow.showing(control)
            Finger.tap(CGPoint(x: 60, y: 40))
            #expect(log.take() == (acts ? "touchesBegan\nbeginTracking\naction" : "touchesBegan"))
        }
    }

    @Test("Beside the subview the control acts; a touch that began on it stays its own")
    func beside() {
        let log = EventLog()
        UIApplication.withShared(UIApplication()) {
            let control = Logged(log)
            control.addAction(UIAction { _ in log.add("action") }, for: .touchUpInside)
            control.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60)))
            _ = UIWindow.showing(control)
            Finger.tap(CGPoint(x: 90, y: 40))
            #expect(log.take() == "touchesBegan\nbeginTracking\naction")
            let finger = Finger(down: CGPoint(x: 90, y: 40))
            finger.move(to: CGPoint(x: 30, y: 40))
            finger.lift()
            #expect(log.take() == "touchesBegan\nbeginTracking\naction")
            let other = Finger(down: CGPoint(x: 30, y: 40))
            other.move(to: CGPoint(x: 90, y: 40))
            #expect(!control.isTracking && !control.isHighlighted)
            other.lift()
            #expect(log.take() == "touchesBegan")
        }
    }

    @Test("A touch on a subview goes on to what contains the control, as from any view")
    func passesOn() {
        let log = EventLog()
        UIApplication.withShared(UIApplication()) {
            let outer = LoggedView("outer", CGRect(x: 0, y: 0, width: 200, height: 200), log: log)
            let control = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
            control.addSubview(UIView(frame: control.bounds))
            outer.addSubview(control)
            _ = UIWindow.showing(outer)
            Finger.tap(CGPoint(x: 60, y: 40))
            #expect(log.take() == "outer began (60, 40)\nouter ended (60, 40)")
        }
    }

    @Test("The framework's own controls get the touches on all of their parts")
    func ownControls() {
        UIApplication.withShared(UIApplication()) {
            let button = UIButton(type: .system)
            button.setTitle("Pay", for: .normal)
            let configured = UIButton(configuration: .filled())
            configured.configuration?.title = "Pay"
            configured.configuration?.subtitle = "now"
            configured.configuration?.showsActivityIndicator = true
            let stepper = UIStepper()
            stepper.value = 50
            let segments = UISegmentedControl(items: ["a", "b", "c"])
            let pages = UIPageControl()
            pages.numberOfPages = 5
            let controls: [UIControl] = [
                button, configured, UISwitch(), stepper, segments, pages, UISlider(),
            ]
            let window = UIWindow()
            for control in controls {
                var sent = 0
                control.addAction(UIAction { _ in sent += 1 }, for: [.valueChanged, .touchUpInside])
                window.addSubview(control)
                control.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: control.intrinsicContentSize)
                if control is UISlider { control.frame.size.width = 28 }
                window.makeKeyAndVisible()
                UIApplication.shared.commit()
                for (x, y) in [(0.2, 0.5), (0.5, 0.5), (0.8, 0.3), (0.8, 0.7)] {
                    let before = sent
                    Finger.tap(
                        CGPoint(
                            x: control.frame.minX + x * control.frame.width,
                            y: control.frame.minY + y * control.frame.height))
                    // The segment is selected already.
                    let isSame = control is UISegmentedControl && y == 0.7 || control is UIPageControl
                    #expect(sent > before || isSame, "\(type(of: control)) at \(x) \(y)")
                }
                control.removeFromSuperview()
            }
        }
    }
}
