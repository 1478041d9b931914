import FailureReporting
import TestSupport
import Testing
import Touch

/// Taps whose handlers do away with what is being tapped.
@MainActor
@Suite("Handlers that change what is tapped") struct TapOnConsequencesTests {
    private func button(_ name: String, in window: UIWindow, _ action: @escaping @MainActor () -> Void)
        -> UIButton
    {
        let button = UIButton().named(name, 0, 50 * CGFloat(window.subviews.count), 100, 40, in: window)
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    @Test(
        "A handler may remove its view when the finger is lifted, or before, which is no lift inside"
    )
    func removal() {
        inOwnApplication { window, log in
            weak var gone: UIView?
            do {
                let first = button("first", in: window) { log.add("up") }
                gone = first
                first.addAction(
                    UIAction { [unowned first] _ in first.removeFromSuperview() }, for: .touchDown)
                tapOn(first)
                #expect(first.superview == nil)
            }
            #expect(gone == nil)
            let second = button("second", in: window) { window.subviews.last?.removeFromSuperview() }
            tapOn(second)
            #expect(window.subviews.isEmpty)
            #expect(log.lines.isEmpty)
        }
    }

    @Test("A handler may close the window")
    func closing() {
        inOwnApplication { window, log in
            let close = button("close", in: window) { [weak window] in window?.isHidden = true }
            close.addAction(UIAction { _ in log.add("told") }, for: .touchUpInside)
            tapOn(close)
            #expect(UIApplication.shared.windows.isEmpty)
            #expect(log.lines == ["told"])
            let downOnly = UIWindow.createWindowForTesting()
            let early = button("early", in: downOnly) {}
            early.addAction(UIAction { [weak downOnly] _ in downOnly?.isHidden = true }, for: .touchDown)
            tapOn(early)
            #expect(UIApplication.shared.windows.isEmpty)
        }
    }

    @Test("A handler may tap again, on another view and on its own")
    func reentrancy() {
        inOwnApplication { window, log in
            let inner = button("inner", in: window) { log.add("inner") }
            var rounds = 0
            let outer = button("outer", in: window) {}
            outer.addAction(
                UIAction { [unowned outer] _ in
                    rounds += 1
                    log.add("outer \(rounds) begins")
                    if rounds < 3 { tapOn(outer) }
                    tapOn(inner)
                    log.add("outer ends")
                }, for: .touchUpInside)
            tapOn(outer)
            #expect(
                log.lines == [
                    "outer 1 begins", "outer 2 begins", "outer 3 begins", "inner", "outer ends", "inner",
                    "outer ends", "inner", "outer ends",
                ])
        }
    }

    @Test("A handler may present a controller, which is there to be tapped on when the tap is over")
    func presenting() {
        inOwnApplication { window, log in
            let root = UIViewController()
            window.rootViewController = root
            let sheet = UIViewController()
            sheet.view.addSubview(UIButton().named("done", 0, 0, 100, 40))
            let show = UIButton().named("show", 0, 0, 100, 40, in: root.view)
            show.addAction(
                UIAction { _ in root.present(sheet, animated: true) { log.add("presented") } },
                for: .touchUpInside)
            (sheet.view.subviews[0] as? UIButton)?.addAction(
                UIAction { _ in root.dismiss(animated: true) { log.add("dismissed") } }, for: .touchUpInside)
            tapOn(show)
            tapOn(theFirstView(withIdentifier("done")))
            tapOn(show)
            #expect(log.lines == ["presented", "dismissed", "presented"])
        }
    }

    @Test("What view code does wrong in a handler, or in what it leads to, is blamed on the line of the tap")
    func failuresInHandlers() {
        inOwnApplication { window, _ in
            let wrong = button("wrong", in: window) {
                window.addSubview(window)
                Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in window.alpha = .nan }
                UIView.animate(withDuration: 1) {
                } completion: { _ in
                    window.frame.size.width = .infinity
                }
            }
            let line = #line + 1
            let failures = FailureCollector.failures { tapOn(wrong) }
            #expect(
                failures.map { "\($0.text) \($0.site?.description ?? "nowhere")" } == [
                    "UIWindow cannot be added as a subview of itself. TapOnConsequencesTests.swift:\(line)",
                    """
                    The frame of UIWindow was set to (0 0; inf 844), which is not finite. The old value is kept. \
                    TapOnConsequencesTests.swift:\(line)
                    """,
                    """
                    The alpha of UIWindow was set to nan, which is not finite. The old value is kept. \
                    TapOnConsequencesTests.swift:\(line)
                    """,
                ])
            let atOnce = FailureCollector.failures { tapOn(wrong, lapse: .animations) }
            #expect(Set(atOnce.map { $0.site?.description }) == ["TapOnConsequencesTests.swift:\(#line - 1)"])
            #expect(atOnce.count == 2)
        }
    }
}
