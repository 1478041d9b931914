import FailureReporting
import Robot
import TestSupport
import Testing
import XCUIAutomation

@MainActor @Suite("The home screen", .robot) struct HomeScreenTests {
    private let app = XCUIApplication()
    private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

    init() {
        XCUIApplication.register(TestedDelegate.self)
        UIApplication.shared.declarations.displayName = "Notes"
    }

    private var icons: [String] { springboard.icons.allElementsBoundByIndex.map(\.label) }

    @Test("The icons are there while the application is not in the foreground")
    func presence() {
        var log: [String] = []
        func note(_ event: String) {
            log.append("\(event): \(icons), \(springboard.state), \(app.state)")
        }
        note("not launched")
        app.launch()
        note("launched")
        XCUIDevice.shared.press(.home)
        note("home")
        app.activate()
        note("activated")
        springboard.activate()
        note("springboard")
        app.terminate()
        note("terminated")
        XCUIDevice.shared.press(.home)
        note("home again")
        #expect(
            log == [
                "not launched: [\"Notes\", \"Settings\"], runningForeground, notRunning",
                "launched: [], runningBackground, runningForeground",
                "home: [\"Notes\", \"Settings\"], runningForeground, runningBackground",
                "activated: [], runningBackground, runningForeground",
                "springboard: [\"Notes\", \"Settings\"], runningForeground, runningBackground",
                "terminated: [\"Notes\", \"Settings\"], runningForeground, notRunning",
                "home again: [\"Notes\", \"Settings\"], runningForeground, notRunning",
            ])
    }

    @Test("A tap on an icon launches the application without the test's arguments, or brings it back")
    func tapOnIcon() {
        app.launchArguments = ["-of-the-test"]
        springboard.icons["Notes"].tap()
        #expect(app.wait(for: .runningForeground, timeout: 5))
        #expect(app.staticTexts["arguments"].label == "")
        XCUIDevice.shared.press(.home)
        #expect(!app.buttons["Save"].isHittable)
        springboard.icons["Notes"].tap()
        #expect(app.state == .runningForeground)
        app.buttons["Save"].tap()
        app.terminate()
        springboard.icons["Notes"].tap()
        #expect(
            TestedDelegate.log == [
                "Notes launched", "Notes in background", "Notes in foreground", "Notes saved",
                "Notes in background", "Notes terminated", "Notes launched",
            ])
    }

    @Test("A touch where the application was meets the home screen")
    func touches() {
        app.launch()
        let place = app.buttons["Save"].frame
        XCUIDevice.shared.press(.home)
        springboard.coordinate(withNormalizedOffset: .zero)
            .withOffset(CGVector(dx: place.midX, dy: place.midY)).tap()
        app.activate()
        #expect(!TestedDelegate.log.contains("Notes saved"))
        springboard.coordinate(withNormalizedOffset: .zero)
            .withOffset(CGVector(dx: place.midX, dy: place.midY)).tap()
        #expect(TestedDelegate.log.contains("Notes saved"))
    }

    @Test("An icon has the number of the application's badge as its value", arguments: [0, 1, 3])
    func badge(number: Int) {
        app.launch()
        UIApplication.shared.applicationIconBadgeNumber = number
        XCUIDevice.shared.press(.home)
        let values = [0: nil, 1: "1 new item", 3: "3 new items"]
        #expect(springboard.icons["Notes"].value as? String == values[number] ?? nil)
        UIApplication.shared.applicationIconBadgeNumber = 7
        #expect(springboard.icons["Notes"].value as? String == "7 new items")
        #expect(springboard.icons["Settings"].value == nil)
    }

    @Test("Each application that is registered has an icon with its own name")
    func several() {
        XCUIApplication.register(MailDelegate.self, bundleIdentifier: "com.example.mail")
        XCUIApplication.register(TestedDelegate.self, bundleIdentifier: "com.example.draw")
        #expect(icons == ["Notes", "mail", "draw", "Settings"])
        app.launch()
        UIApplication.shared.declarations.displayName = "Mail"
        springboard.activate()
        springboard.icons["com.example.mail"].tap()
        #expect(XCUIApplication(bundleIdentifier: "com.example.mail").state == .runningForeground)
        XCUIDevice.shared.press(.home)
        #expect(icons == ["Notes", "Mail", "draw", "Settings"])
    }

    @Test("An icon is of the type icon, and has no elements inside")
    func types() {
        let icon = springboard.icons["Notes"]
        #expect(icon.elementType == .icon && icon.isHittable && icon.isEnabled)
        #expect(icon.descendants(matching: .any).count == 0)
        #expect(springboard.icons["Settings"].identifier == "com.apple.Preferences")
    }

    @Test("Windows that a test shows without a launch have no home screen in front")
    func unlaunched() {
        let window = UIWindow.createWindowForTesting()
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        button.setTitle("Go", for: .normal)
        window.addSubview(button)
        #expect(icons == [])
        #expect(allViews(ofClass(UIControl.self)).count == 1)
        #expect(app.buttons["Go"].isHittable)
        XCUIDevice.shared.press(.home)
        #expect(icons == ["Notes", "Settings"])
        springboard.icons["Notes"].tap()
        #expect(icons == [] && app.buttons["Go"].isHittable)
    }

    @Test("The home screen is not there while the device is locked")
    func locked() {
        app.launch()
        SimulatedDevice.current.lock()
        #expect(icons == [] && springboard.state == .runningBackground)
        SimulatedDevice.current.unlock()
        #expect(app.state == .runningForeground)
    }

    @Test("View queries see it where elements were asked for it, and failures name it")
    func viewQueries() {
        app.launch()
        let button = app.buttons["Save"].view
        XCUIDevice.shared.press(.home)
        #expect(allViews(withLabel("Notes"), ofClass(UIControl.self)).count == 1)
        let texts = failureTexts { if let button { tapOn(button) } }
        #expect(
            texts.first?.contains("the home screen covers it: the application is in the background") == true,
            "\(texts)")
        #expect(texts.first?.contains("Try: SimulatedDevice.current.activate()") == true, "\(texts)")
    }

    @Test("The home screen cannot be terminated")
    func termination() {
        #expect(
            failureTexts { springboard.terminate() }
                == ["springboard.terminate() failed: the home screen always runs."])
        springboard.launch()
        #expect(springboard.state == .runningForeground)
    }

    @Test("The home screen follows the size and the style of the device")
    func device() {
        XCUIDevice.shared.press(.home)
        let icon = springboard.icons["Notes"].view
        SimulatedDevice.current.userInterfaceStyle = .dark
        #expect(icon?.traitCollection.userInterfaceStyle == .dark)
        app.launch()
        SimulatedDevice.current.userInterfaceStyle = .light
        XCUIDevice.shared.press(.home)
        #expect(icon?.traitCollection.userInterfaceStyle == .light)
    }
}
