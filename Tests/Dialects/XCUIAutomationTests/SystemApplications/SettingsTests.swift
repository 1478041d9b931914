import AVFoundation
import FailureReporting
import Robot
import TestSupport
import Testing
import XCUIAutomation

@MainActor @Suite("The Settings application", .robot) struct SettingsTests {
    private let app = XCUIApplication()
    private let settings = XCUIApplication(bundleIdentifier: "com.apple.Preferences")
    private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

    init() {
        XCUIApplication.register(TestedDelegate.self)
    }

    private var cells: [String] { settings.tables.cells.allElementsBoundByIndex.map(\.identifier) }
    private var bars: [String] { settings.navigationBars.allElementsBoundByIndex.map(\.identifier) }

    @Test("Privacy is reset before any launch, from the first screen down to the action sheet")
    func reset() {
        SimulatedDevice.current.permissions[.camera] = .denied
        SimulatedDevice.current.permissions[.microphone] = .granted
        settings.launch()
        #expect(settings.state == .runningForeground && bars == ["Settings"] && cells == ["General"])
        settings.tables.cells["General"].tap()
        #expect(bars == ["General"] && cells == ["Transfer or Reset iPhone"])
        settings.cells.staticTexts["Transfer or Reset iPhone"].tap()
        #expect(bars == ["Transfer or Reset iPhone"] && cells == ["Reset"])
        settings.cells["Reset"].tap()
        #expect(bars == ["Reset"] && cells == ["Reset Location & Privacy"])
        settings.cells["Reset Location & Privacy"].tap()
        #expect(
            settings.sheets.buttons.allElementsBoundByIndex.map(\.label)
                == ["Reset Warnings", "Reset Settings", "Cancel"])
        #expect(settings.sheets.staticTexts["This will reset your location and privacy settings."].exists)
        settings.sheets.buttons["Reset Warnings"].tap()
        #expect(SimulatedDevice.current.permissions[.camera] == nil)
        #expect(SimulatedDevice.current.permissions[.microphone] == nil)
        #expect(settings.sheets.count == 0 && bars == ["Reset"])
        settings.navigationBars.buttons["Transfer or Reset iPhone"].tap()
        #expect(bars == ["Transfer or Reset iPhone"])
        settings.terminate()
        #expect(settings.state == .notRunning && springboard.icons["Settings"].isHittable)
    }

    @Test("The way to the reset is that of the device's system and model")
    func versions() {
        SimulatedDevice.current.systemVersion = OperatingSystemVersion(
            majorVersion: 14, minorVersion: 5, patchVersion: 0)
        settings.launch()
        settings.cells["General"].tap()
        #expect(cells == ["Reset"])
        settings.cells["Reset"].tap()
        settings.cells["Reset Location & Privacy"].tap()
        settings.sheets.buttons["Cancel"].tap()
        #expect(settings.sheets.count == 0)
    }

    @Test("On an iPad the row has its name", .robot(on: .iPadPro11))
    func iPad() {
        SimulatedDevice.current.permissions[.camera] = .denied
        settings.launch()
        settings.cells["General"].tap()
        #expect(cells == ["Transfer or Reset iPad"])
        settings.cells["Transfer or Reset iPad"].tap()
        settings.cells["Reset"].tap()
        settings.cells["Reset Location & Privacy"].tap()
        settings.buttons["Reset Settings"].tap()
        #expect(SimulatedDevice.current.permissions[.camera] == nil)
    }

    @Test("Opening the settings sends the application to the background, and activating it hides them")
    func background() {
        var log: [String] = []
        func note(_ event: String) {
            log.append("\(event): \(app.state), \(settings.state), \(springboard.state)")
        }
        app.launch()
        note("launched")
        settings.launch()
        note("settings")
        settings.cells["General"].tap()
        app.activate()
        note("activated")
        settings.activate()
        note("settings again")
        #expect(bars == ["General"])
        XCUIDevice.shared.press(.home)
        note("home")
        springboard.icons["Settings"].tap()
        note("icon")
        #expect(bars == ["General"])
        settings.launch()
        #expect(bars == ["Settings"])
        settings.terminate()
        note("settings ended")
        app.activate()
        app.buttons["Save"].tap()
        #expect(
            log == [
                "launched: runningForeground, notRunning, runningBackground",
                "settings: runningBackground, runningForeground, runningBackground",
                "activated: runningForeground, runningBackground, runningBackground",
                "settings again: runningBackground, runningForeground, runningBackground",
                "home: runningBackground, runningBackground, runningForeground",
                "icon: runningBackground, runningForeground, runningBackground",
                "settings ended: runningBackground, notRunning, runningForeground",
            ])
        #expect(
            TestedDelegate.log == [
                "Notes launched", "Notes in background", "Notes in foreground", "Notes in background",
                "Notes in foreground", "Notes saved",
            ])
    }

    @Test("A screen that is pushed slides in on the clock")
    func animation() {
        settings.launch()
        let cell = settings.cells["General"].view as? UITableViewCell
        let table = cell?.superview as? UITableView
        let index = cell.flatMap { table?.indexPath(for: $0) } ?? IndexPath(row: 0, section: 0)
        if let table { table.delegate?.tableView(table, didSelectRowAt: index) }
        let start = VirtualClock.current.now
        TimeLapse.waitForAnimationsToFinish()
        #expect(VirtualClock.current.now > start && bars == ["General"])
    }

    @Test("The settings that are not on the screen have no elements, and say so")
    func missing() {
        app.launch()
        let texts = failureTexts {
            settings.cells["General"].tap()
            settings.launch()
            app.activate()
            settings.cells["General"].tap()
        }
        let code = "XCUIApplication(bundleIdentifier: \"com.apple.Preferences\")"
        #expect(
            texts == [
                """
                \(code).cells["General"].tap() found no element.
                Settings is not running.
                Try: \(code).launch()
                """,
                """
                \(code).cells["General"].tap() found no element.
                Settings is in the background.
                Try: \(code).activate()
                """,
            ])
    }

    @Test("An alert of the system is in front of the settings, and interrupts actions there")
    func alert() {
        app.launch()
        settings.launch()
        AVCaptureDevice.requestAccess(for: .video) { _ in }
        let texts = failureTexts { settings.cells["General"].tap() }
        #expect(texts.count == 1 && texts[0].contains("is interrupted: the permission alert"), "\(texts)")
        springboard.buttons["Allow"].tap()
        settings.cells["General"].tap()
        #expect(bars == ["General"])
    }
}
