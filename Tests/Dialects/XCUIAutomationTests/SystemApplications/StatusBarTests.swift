import HeadlessUIKit
import Robot
import TestSupport
import Testing
import XCUIAutomation

@MainActor @Suite("The status bar", .robot) struct StatusBarTests {
    private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")

    @Test("The status bar belongs to springboard, and a tap scrolls to the top")
    func tap() {
        let window = UIWindow.createWindowForTesting()
        let scrollView = UIScrollView(frame: window.bounds)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 390, height: 5000)
        scrollView.contentOffset.y = 2000
        window.addSubview(scrollView)
        #expect(XCUIApplication().statusBars.count == 0)
        let bar = springboard.statusBars.firstMatch
        #expect(bar.frame == CGRect(x: 0, y: 0, width: 390, height: 47))
        #expect(bar.elementType == .statusBar && bar.isHittable)
        bar.tap()
        #expect(scrollView.contentOffset == .zero)
    }

    @Test("A phone in landscape has no status bar")
    func landscape() {
        _ = UIWindow.createWindowForTesting()
        XCUIDevice.shared.orientation = .landscapeLeft
        #expect(!springboard.statusBars.firstMatch.exists)
        let texts = failureTexts { springboard.statusBars.element.tap() }
        #expect(
            texts.first?.hasPrefix(
                """
                springboard.statusBars.element.tap() found no element.
                There is no element of type .statusBar.
                """) == true, "\(texts)")
    }
}
