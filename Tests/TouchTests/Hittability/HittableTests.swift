import FailureReporting
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Hittable views") struct HittableTests {
    /// A window with views that can be touched, and such as cannot for each of the reasons.
    private func build(_ numbers: inout SeededNumbers) -> UIWindow {
        let window = UIWindow.createWindowForTesting()
        var views: [UIView] = [window]
        for index in 0..<25 {
            let button = UIButton().named(
                "v\(index)", 30 * CGFloat(numbers.next(below: 14)), 60 * CGFloat(numbers.next(below: 14)),
                60 * CGFloat(numbers.next(below: 4)), 100, in: numbers.element(of: views))
            switch numbers.next(below: 12) {
            case 0: button.isHidden = true
            case 1: button.alpha = 0.005
            case 2: button.isEnabled = false
            case 3: button.isUserInteractionEnabled = false
            case 4: button.clipsToBounds = true
            case 5: button.transform = CGAffineTransform(rotationAngle: .pi / 4)
            default: break
            }
            views.append(button)
        }
        return window
    }

    @Test("A view is hittable exactly if a tap on it succeeds", arguments: 1...10)
    func agreesWithTapping(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        UIApplication.withShared(UIApplication()) {
            let window = build(&numbers)
            let stranger = UIButton().named("stranger", 0, 0, 10, 10)
            for view in [stranger] + allSubviews(ofClass(UIButton.self)).inside(window).views {
                let isHittable = !allViews(hittable(true), withTag(0)).inside(view).filter { $0 === view }
                    .isEmpty
                let isNot = allViews(hittable(false)).inside(view).contains { $0 === view }
                let failures = FailureCollector.failures { tapOn(view) }
                #expect(isHittable == failures.isEmpty, "\(failures.map(\.text))")
                #expect(isNot != isHittable)
            }
        }
    }

    @Test("A view that lets touches through can be hit; whether anybody wants the touch, the tap shows")
    func passing() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow.createWindowForTesting()
            let label = UILabel().named("label", 0, 0, 100, 100, in: window)
            label.text = "Label"
            #expect(allViews(hittable(true), ofClass(UILabel.self)).views == [label])
            let texts = FailureCollector.failures { tapOn(label) }.map(\.text)
            #expect(texts.count == 1 && texts[0].contains("isUserInteractionEnabled is false"))
        }
    }

    @Test("Tapping on the only view, where there are none or several, is one failure")
    func theOnly() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow.createWindowForTesting()
            for x in [0, 100] as [CGFloat] { UIButton().named("twin", x, 0, 50, 50, in: window) }
            for (name, beginning) in [
                ("twin", "tapOn(theOnlyView(withIdentifier(\"twin\"))) found 2 views, wanted one. "),
                ("nobody", "tapOn(theOnlyView(withIdentifier(\"nobody\"))) found no view.\n"),
            ] {
                let failures = FailureCollector.failures { tapOn(theOnlyView(withIdentifier(name))) }
                #expect(failures.count == 1)
                #expect(failures.first?.text.hasPrefix(beginning) == true)
                #expect(failures.first?.site?.line == UInt(#line - 3))
            }
            window.subviews[0].removeFromSuperview()
            #expect(FailureCollector.failures { tapOn(theOnlyView(withIdentifier("twin"))) }.isEmpty)
        }
    }
}
