import HeadlessUIKit
import Robot
import TestSupport
import Testing
import XCUIAutomation

/// Waits, typing and scrolling to elements.
@MainActor @Suite("Waiting, typing and scrolling", .robot) struct WaitingTests {
    private let app = XCUIApplication()
    private let clock = UIApplication.shared.clock

    private func add(_ text: String) {
        (UIApplication.shared.keyWindow ?? UIWindow.createWindowForTesting()).addSubview(UILabel(text: text))
    }

    @Test("A wait sees what timers, delayed blocks and tasks bring, and stops there")
    func brings() {
        UIWindow.createWindowForTesting()
        Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in add("timer") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { add("block") }
        Task {
            try await Task.sleep(for: .seconds(4))
            add("task")
        }
        for (name, seconds) in [("timer", 2), ("block", 3), ("task", 4)] {
            #expect(app.staticTexts[name].waitForExistence(timeout: 30))
            #expect(clock.now.offset == .seconds(seconds))
        }
    }

    @Test("An action waits until what is due has run, and animations have finished")
    func restBeforeAction() {
        let (root, front) = (UIViewController(), UIViewController())
        var taps: [String] = []
        for (controller, title) in [(root, "Behind"), (front, "Front")] {
            let button = UIButton(
                type: .system, primaryAction: UIAction(title: title) { _ in taps.append(title) })
            button.frame = CGRect(x: 100, y: 400, width: 100, height: 44)
            controller.view.addSubview(button)
        }
        UIWindow.createWindowForTesting().rootViewController = root
        front.modalPresentationStyle = .fullScreen
        DispatchQueue.main.async { root.present(front, animated: true) }
        app.buttons["Front"].tap()
        root.dismiss(animated: true)
        app.buttons["Behind"].tap()
        #expect(taps == ["Front", "Behind"])
    }

    @Test("A wait in an asynchronous test lets tasks run")
    func asynchronous() async {
        UIWindow.createWindowForTesting()
        Task {
            try await Task.sleep(for: .seconds(4))
            add("task")
        }
        await Task.yield()
        #expect(app.staticTexts["task"].waitForExistence(timeout: 30))
        #expect(clock.now.offset == .seconds(4))
    }

    @Test("A wait for what never comes moves the clock by the time-out, and is no failure")
    func timeOut() {
        UIWindow.createWindowForTesting()
        #expect(!app.buttons["Never"].waitForExistence(timeout: 30))
        #expect(clock.now.offset == .seconds(30))
        add("here")
        #expect(!app.staticTexts["here"].waitForNonExistence(timeout: 2.5))
        #expect(clock.now.offset == .milliseconds(32_500))
        #expect(app.staticTexts["here"].waitForExistence(timeout: 0))
        #expect(!app.buttons["Never"].wait(for: \.label, toEqual: "x", timeout: 1))
        #expect(app.buttons["Never"].wait(for: \.exists, toEqual: false, timeout: 1))
        #expect(clock.now.offset == .milliseconds(33_500))
    }

    @Test("A wait for a property, and one for an animation's end, return when they come")
    func properties() {
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
        button.setTitle("Send", for: .normal)
        button.isEnabled = false
        UIWindow.createWindowForTesting().addSubview(button)
        Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [weak button] _ in
            button?.isEnabled = true
        }
        #expect(app.buttons["Send"].wait(for: \.isEnabled, toEqual: true, timeout: 5))
        UIView.animate(
            withDuration: 1, animations: { button.frame.origin.x = 200 },
            completion: { _ in button.isHidden = true })
        #expect(app.buttons["Send"].waitForNonExistence(timeout: 5))
    }

    @Test("Keys in a text, the return key, the delete key and modifier keys are typed")
    func typing() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
        field.accessibilityIdentifier = "name"
        UIWindow.createWindowForTesting().addSubview(field)
        let name = app.textFields["name"]
        name.tap()
        #expect(name.hasFocus)
        name.typeText("Adda\(XCUIKeyboardKey.delete.rawValue)\(XCUIKeyboardKey.delete.rawValue)a ü🐈")
        #expect(name.value as? String == "Ada ü🐈")
        app.typeText("!")
        #expect(field.text == "Ada ü🐈!")
        app.keys["letters"].tap()
        app.keys["a"].tap()
        #expect(field.text?.hasSuffix("a") == true || field.text?.hasSuffix("A") == true)
        name.typeKey("a", modifierFlags: .command)
        name.typeText(XCUIKeyboardKey.delete.rawValue)
        #expect(field.text == "")
        for (key, flags) in [
            ("a", []), ("a", .shift), ("b", .capsLock), ("2", .capsLock), ("d", []),
        ] as [(String, XCUIElement.KeyModifierFlags)] {
            name.typeKey(key, modifierFlags: flags)
        }
        name.typeKey(.leftArrow, modifierFlags: .option)
        name.typeKey("x", modifierFlags: [])
        #expect(field.text == "xaAB2d")
    }

    @Test("A field beneath the keyboard, in a scroll view, is scrolled clear of it")
    func keyboard() {
        let page = UIScrollView(frame: UIScreen.main.bounds)
        page.contentSize = page.bounds.size
        let fields = [100, 780].map { y in
            let field = UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 44))
            field.accessibilityIdentifier = "at \(y)"
            page.addSubview(field)
            return field
        }
        UIWindow.createWindowForTesting().addSubview(page)
        app.textFields["at 100"].tap()
        app.textFields["at 780"].tap()
        #expect(fields[1].isFirstResponder)
        #expect(app.textFields["at 780"].frame.maxY <= app.keyboards.firstMatch.frame.minY)
    }

    @Test("Nested scroll views, bars at top and bottom: the whole element is clear of them")
    func clear() {
        let root = UIViewController()
        root.title = "Page"
        let page = UIScrollView(frame: UIScreen.main.bounds)
        page.contentSize = CGSize(width: 390, height: 4000)
        let strip = UIScrollView(frame: CGRect(x: 0, y: 2000, width: 390, height: 60))
        strip.contentSize = CGSize(width: 3000, height: 60)
        for (name, x, y, view) in [("top", 0, 0, page), ("bottom", 0, 3956, page), ("far", 2000, 0, strip)] {
            let button = UIButton(frame: CGRect(x: x, y: y, width: 100, height: 44))
            button.setTitle(name, for: .normal)
            view.addSubview(button)
        }
        page.addSubview(strip)
        root.view.addSubview(page)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: root)]
        UIWindow.createWindowForTesting().rootViewController = tabs
        for name in ["far", "bottom", "top", "far", "top"] {
            #expect(app.buttons[name].exists)
            app.buttons[name].tap()
            let frame = app.buttons[name].frame
            #expect(frame.minY >= app.navigationBars.firstMatch.frame.maxY)
            #expect(frame.maxY <= app.tabBars.firstMatch.frame.minY)
            #expect(frame.minX >= 0 && frame.maxX <= 390)
        }
    }

    @Test("An element is hittable if a touch on it reaches it")
    func hittable() {
        let window = UIWindow.createWindowForTesting()
        func add(_ name: String, _ frame: CGRect, to view: UIView? = nil) -> UIButton {
            let button = UIButton(frame: frame)
            button.setTitle(name, for: .normal)
            (view ?? window).addSubview(button)
            return button
        }
        add("disabled", CGRect(x: 0, y: 50, width: 100, height: 44)).isEnabled = false
        _ = add("covered", CGRect(x: 0, y: 100, width: 100, height: 44))
        _ = add("cover", CGRect(x: 0, y: 100, width: 100, height: 44))
        _ = add("off screen", CGRect(x: 0, y: 2000, width: 100, height: 44))
        _ = add("empty", CGRect(x: 0, y: 150, width: 0, height: 0))
        let clip = UIView(frame: CGRect(x: 0, y: 200, width: 50, height: 20))
        clip.clipsToBounds = true
        window.addSubview(clip)
        _ = add("clipped", CGRect(x: 0, y: 40, width: 100, height: 44), to: clip)
        let label = UILabel(text: "label")
        label.frame.origin.y = 300
        window.addSubview(label)
        let names = ["disabled", "covered", "cover", "off screen", "empty", "clipped"]
        #expect(names.map { app.buttons[$0].isHittable } == [true, false, true, false, false, false])
        #expect(names.allSatisfy { app.buttons[$0].exists })
        #expect(app.staticTexts["label"].isHittable)
        #expect(!app.buttons["missing"].isHittable)
        let other = UIWindow(frame: UIScreen.main.bounds)
        other.isHidden = false
        #expect(app.windows.count == 2)
        #expect(!app.staticTexts["label"].isHittable)
        other.isHidden = true
        #expect(app.staticTexts["label"].isHittable)
    }

    @Test("Attributes of a missing element are failures, one for each reading")
    func missing() {
        add("here")
        let missing = app.buttons["Gone"]
        let readings: [(String, () -> Void)] = [
            ("label", { _ = missing.label }), ("value", { _ = missing.value }),
            ("frame", { _ = missing.frame }),
            ("isEnabled", { _ = missing.isEnabled }), ("identifier", { _ = missing.identifier }),
            ("elementType", { _ = missing.elementType }), ("isSelected", { _ = missing.isSelected }),
            ("placeholderValue", { _ = missing.placeholderValue }), ("hasFocus", { _ = missing.hasFocus }),
        ]
        for (name, read) in readings {
            let texts = failureTexts(read)
            #expect(texts.count == 1)
            #expect(texts.first?.hasPrefix("app.buttons[\"Gone\"].\(name) found no element.\n") == true)
        }
        #expect(throws: (any Error).self) { _ = try missing.snapshot() }
    }
}
