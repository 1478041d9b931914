import FailureReporting
import Foundation
import HeadlessUIKit
import Testing

/// The wheel that turns while something takes its time.
@MainActor @Suite("UIActivityIndicatorView") struct UIActivityIndicatorViewTests {
    private func inOwnApplication(_ body: (UIWindow) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow()
            window.makeKeyAndVisible()
            body(window)
        }
    }

    private func endless() -> [String] { UIApplication.shared.clock.endlessWork.map(\.name) }

    @Test(
        "A style has its size, its natural size, and the size that fits",
        arguments: [(UIActivityIndicatorView.Style.medium, 20.0), (.large, 37.0)])
    func sizes(_ style: UIActivityIndicatorView.Style, _ side: Double) {
        let spinner = UIActivityIndicatorView(style: style)
        let size = CGSize(width: side, height: side)
        #expect(spinner.style == style)
        #expect(spinner.frame == CGRect(origin: .zero, size: size))
        #expect(spinner.intrinsicContentSize == size && spinner.sizeThatFits(.zero) == size)
    }

    @Test(
        "An indicator without a size has that of its style, about its centre; with a size it keeps that"
    )
    func changingStyle() {
        let spinner = UIActivityIndicatorView()
        #expect(spinner.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        spinner.center = CGPoint(x: 100, y: 50)
        spinner.style = .large
        #expect(spinner.frame == CGRect(x: 81.5, y: 31.5, width: 37, height: 37))
        let own = UIActivityIndicatorView(frame: CGRect(x: 1, y: 2, width: 60, height: 50))
        own.style = .large
        #expect(own.frame == CGRect(x: 1, y: 2, width: 60, height: 50))
        #expect(own.intrinsicContentSize == CGSize(width: 37, height: 37))
    }

    @Test("An indicator is hidden unless it animates, or hidesWhenStopped is false")
    func hiding() {
        let spinner = UIActivityIndicatorView(style: .medium)
        #expect(spinner.isHidden && !spinner.isAnimating && spinner.hidesWhenStopped)
        spinner.startAnimating()
        #expect(!spinner.isHidden && spinner.isAnimating)
        spinner.stopAnimating()
        #expect(spinner.isHidden && !spinner.isAnimating)
        spinner.hidesWhenStopped = false
        #expect(!spinner.isHidden)
        spinner.startAnimating()
        spinner.hidesWhenStopped = true
        #expect(!spinner.isHidden)
        spinner.hidesWhenStopped = false
        spinner.stopAnimating()
        #expect(!spinner.isHidden)
        spinner.hidesWhenStopped = true
        #expect(spinner.isHidden)
    }

    @Test("Starting or stopping the animation again leaves alone whether the indicator is hidden")
    func again() {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.isHidden = false
        spinner.stopAnimating()
        #expect(!spinner.isHidden)
        spinner.startAnimating()
        spinner.isHidden = true
        spinner.startAnimating()
        #expect(spinner.isHidden && spinner.isAnimating)
    }

    @Test(
        "An indicator that turns in a window is on the clock, which is idle all the same, and fires nothing")
    func clock() {
        inOwnApplication { window in
            let clock = UIApplication.shared.clock
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.startAnimating()
            #expect(endless() == [])
            window.addSubview(spinner)
            #expect(clock.isIdle && clock.pendingWork.isEmpty)
            #expect(clock.idleReport == "Without end:\n  activity indicator without end")
            clock.advance(by: .seconds(3600))
            spinner.startAnimating()
            #expect(endless() == ["activity indicator"])
            spinner.removeFromSuperview()
            #expect(endless() == [] && spinner.isAnimating)
            spinner.accessibilityIdentifier = "photos"
            window.addSubview(spinner)
            #expect(endless() == ["activity indicator #photos"])
            spinner.stopAnimating()
            #expect(endless() == [])
        }
    }

    @Test("An indicator is on the clock of the application that it is shown in, and on none when it is freed")
    func applications() {
        let first = UIApplication()
        let window = UIApplication.withShared(first) { UIWindow() }
        inOwnApplication { other in
            var spinner: UIActivityIndicatorView? = UIActivityIndicatorView(style: .medium)
            spinner?.startAnimating()
            if let spinner { window.addSubview(spinner) }
            #expect(first.clock.endlessWork.count == 1 && endless() == [])
            if let spinner { other.addSubview(spinner) }
            #expect(first.clock.endlessWork.isEmpty && endless().count == 1)
            let box = UIView()
            if let spinner { box.addSubview(spinner) }
            other.addSubview(box)
            spinner = nil
            box.subviews.first?.removeFromSuperview()
            #expect(endless() == [])
        }
    }

    @Test("A window that is freed with an indicator takes it off the clock")
    func freed() {
        inOwnApplication { _ in
            var window: UIWindow? = UIWindow()
            let spinner = UIActivityIndicatorView(style: .medium)
            window?.addSubview(spinner)
            spinner.startAnimating()
            #expect(endless().count == 1)
            window = nil
            #expect(endless() == [])
        }
    }

    @Test("The colour is the style's unless set; nil brings that back")
    func color() {
        let spinner = UIActivityIndicatorView(style: .large)
        #expect(spinner.color == .systemGray)
        spinner.color = .red
        #expect(spinner.color == .red)
        spinner.color = nil
        #expect(spinner.color == .systemGray)
    }

    @Test("An indicator is an accessibility element that says whether it animates, unless changed")
    func accessibility() {
        let spinner = UIActivityIndicatorView(style: .medium)
        #expect(spinner.isAccessibilityElement && spinner.accessibilityLabel == "Progress halted")
        spinner.startAnimating()
        #expect(spinner.accessibilityLabel == "In progress")
        spinner.accessibilityLabel = "Loading"
        spinner.isAccessibilityElement = false
        #expect(spinner.accessibilityLabel == "Loading" && !spinner.isAccessibilityElement)
    }

    @Test("Every change of what it shows is one that queries see")
    func announced() {
        let spinner = UIActivityIndicatorView(style: .medium)
        let changes: [(String, () -> Void)] = [
            ("start", { spinner.startAnimating() }), ("colour", { spinner.color = .red }),
            ("style", { spinner.style = .large }), ("stop", { spinner.stopAnimating() }),
            ("shown", { spinner.hidesWhenStopped = false }),
            ("start shown", { spinner.startAnimating() }), ("stop shown", { spinner.stopAnimating() }),
        ]
        for (name, change) in changes {
            let before = ViewTree.generation
            change()
            #expect(ViewTree.generation > before, "\(name)")
        }
    }

    @Test("A frame that is not finite is a failure, and the size is the style's")
    func notFinite() {
        var spinner: UIActivityIndicatorView?
        let failures = FailureCollector.failures {
            spinner = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: Double.nan, height: 1))
        }
        #expect(failures.count == 1)
        #expect(spinner?.bounds.size == CGSize(width: 20, height: 20))
    }
}
