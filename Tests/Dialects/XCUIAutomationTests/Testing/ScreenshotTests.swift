import Robot
import SampleApp
import TestSupport
import Testing
import XCUIAutomation

@MainActor @Suite("Screenshots", .robot) struct ScreenshotTests {
    private func show() {
        let controller = UIViewController()
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        label.text = "Welcome"
        controller.view.addSubview(label)
        UIWindow.createWindowForTesting().rootViewController = controller
    }

    @Test("A screenshot of the screen has what is on it, and one of an element is of its size")
    func pictures() {
        show()
        let screen = String(decoding: XCUIScreen.main.screenshot().svgRepresentation, as: UTF8.self)
        #expect(screen.hasPrefix("<svg") && screen.contains("Welcome"))
        let element = XCUIApplication().staticTexts["Welcome"]
        let part = String(decoding: element.screenshot().svgRepresentation, as: UTF8.self)
        #expect(part.contains("Welcome") && part.contains("width=\"200\"") && part.contains("height=\"30\""))
    }

    @Test("A screenshot is attached as a file of SVG")
    func attachments() {
        show()
        let attachment = XCTAttachment(screenshot: XCUIApplication().screenshot())
        attachment.lifetime = .keepAlways
        #expect(attachment.uniformTypeIdentifier == "public.svg-image")
    }
}
