import Robot
import XCUIAutomation

// Where Apple's module is, its name is taken.
#if canImport(Darwin)
@MainActor let elementSuites: [Suite] = []
#else
@MainActor let elementSuites = [elementSuite]
#endif

#if !canImport(Darwin)
/// XCUITest's elements beside what they do by hand.
@MainActor private let elementSuite = Suite(name: "element", hasOwnApplication: true) { _ in
    let taps = 1_000
    let screen = ElementScreen()
    let list = NamedViews()
    let waits = ElementWaits()
    return [
        Comparison(
            name: "app.buttons[\"Save\"].tap(), a window of 1000 views", unit: "tap", count: taps,
            baselineName: "tapOn(view)",
            baseline: { screen.tapByView(taps) },
            work: { screen.tapByElement(taps) }),
        Comparison(
            name: "app.staticTexts[\"Label 9996\"].exists, 10000 elements", unit: "query", count: taps,
            baselineName: "theFirstView(withLabel)",
            baseline: { list.findView(taps) },
            work: { list.findElement(taps) }),
        Comparison(
            name: "app.staticTexts.count, 10000 elements", unit: "element", count: 10_000,
            baselineName: "allViews(ofClass) after a change",
            baseline: { list.countViews() },
            work: { list.countElements() }),
        Comparison(
            name: "waitForExistence(timeout: 30), nothing pending", unit: "wait", count: taps,
            baselineName: "advance by 30 s",
            baseline: { waits.advance(taps) },
            work: { waits.wait(taps) }),
        Comparison(
            name: "waitForExistence(timeout: 30), a timer every 0.1 s", unit: "wait", count: 20,
            baselineName: "advance by 30 s",
            baseline: { waits.withTimer { waits.advance(20) } },
            work: { waits.withTimer { waits.wait(20) } }),
    ]
}

/// The window of the taps on views, whose button has a name.
@MainActor
private final class ElementScreen {
    private let screen = TapScreen()
    private let app = XCUIApplication()

    init() {
        screen.button.setTitle("Save", for: .normal)
        screen.window.isHidden = true
    }

    func tapByView(_ times: Int) -> Int {
        screen.window.isHidden = false
        defer { screen.window.isHidden = true }
        for _ in 0..<times { tapOn(screen.button, lapse: .animations) }
        return screen.count
    }

    func tapByElement(_ times: Int) -> Int {
        screen.window.isHidden = false
        defer { screen.window.isHidden = true }
        for _ in 0..<times { app.buttons["Save"].tap() }
        return screen.count
    }
}

/// A window of 10,000 views, of which a quarter are labels.
@MainActor
private final class NamedViews {
    private let window = UIWindow.createWindowForTesting()
    private let app = XCUIApplication()

    init() {
        window.addSubview(Trees.views(9_999))
        window.isHidden = true
    }

    private func shown<Result>(_ body: () -> Result) -> Result {
        window.isHidden = false
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        return body()
    }

    func findView(_ times: Int) -> Int {
        shown {
            var found = 0
            for _ in 0..<times where theFirstView(withLabel("Label 9996")).first != nil { found += 1 }
            return found
        }
    }

    func findElement(_ times: Int) -> Int {
        shown {
            var found = 0
            for _ in 0..<times where app.staticTexts["Label 9996"].exists { found += 1 }
            return found
        }
    }

    func countViews() -> Int {
        shown {
            window.tag += 1
            return allViews(ofClass(UILabel.self)).count
        }
    }

    func countElements() -> Int {
        shown { app.staticTexts.count }
    }
}

/// Waits for an element that never comes.
@MainActor
private final class ElementWaits {
    private let window = UIWindow.createWindowForTesting()
    private let app = XCUIApplication()

    init() {
        window.addSubview(UILabel())
        window.isHidden = true
    }

    func advance(_ times: Int) -> Int {
        for _ in 0..<times { TimeLapse.advance(by: .seconds(30)) }
        return times
    }

    func wait(_ times: Int) -> Int {
        window.isHidden = false
        defer { window.isHidden = true }
        var found = 0
        for _ in 0..<times where !app.buttons["Never"].waitForExistence(timeout: 30) { found += 1 }
        return found
    }

    func withTimer(_ body: () -> Int) -> Int {
        var ticks = 0
        let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in ticks += 1 }
        defer { timer.invalidate() }
        return body() + ticks
    }
}
#endif
