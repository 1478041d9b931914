import HeadlessUIKit
import Robot
import Testing
import XCUIAutomation

@MainActor @Suite("Audits of touch areas", .robot) struct TouchAuditTests {
    private nonisolated static let cure =
        "Make it larger, or let point(inside:with:) accept touches around it."

    nonisolated static let cases = [
        AuditCase(
            "A small button",
            finds:
                "Hit area is too small: Hit area 30×44 of UIButton \"Close\" is smaller than 44×44 points. \(cure)"
        ) { $0.add(UIButton(type: .custom), 30, 44) { $0.accessibilityLabel = "Close" } },
        AuditCase(
            "A control of the application's",
            finds:
                "Hit area is too small: Hit area 43.5×20 of Knob at (20 100; 43.5 20) is smaller than 44×44 points. "
                + cure
        ) { $0.add(Knob(), 43.5, 20) },
        AuditCase(
            "A touch area that is larger, but not enough",
            finds:
                "Hit area is too small: Hit area 40×40 of Knob \"Volume\" is smaller than 44×44 points. \(cure)"
        ) {
            $0.add(Knob(), 20, 20) { ($0.margin, $0.accessibilityLabel) = (10, "Volume") }
        },
        AuditCase(
            "A view with a tap recognizer",
            finds:
                "Hit area is too small: Hit area 200×20 of UILabel \"Terms\" is smaller than 44×44 points. \(cure)"
        ) {
            $0.add(UILabel(), 200, 20) {
                ($0.text, $0.isUserInteractionEnabled) = ("Terms", true)
                $0.addGestureRecognizer(UITapGestureRecognizer())
            }
        },
        AuditCase(
            "A low text field",
            finds:
                "Hit area is too small: Hit area 200×22 of UITextField #name is smaller than 44×34 points. \(cure)"
        ) { $0.add(UITextField(), 200, 22) { $0.accessibilityIdentifier = "name" } },
        AuditCase(
            "An element that is no view",
            finds:
                "Hit area is too small: Hit area 20×50 of the element \"July\" at (20 100; 20 50) in UIView is "
                + "smaller than 44×44 points. Make its frame larger."
        ) {
            let chart = $0.add(UIView())
            let bar = UIAccessibilityElement(accessibilityContainer: chart)
            bar.accessibilityFrame = CGRect(x: 20, y: 100, width: 20, height: 50)
            (bar.accessibilityLabel, bar.accessibilityTraits) = ("July", .button)
            chart.accessibilityElements = [bar]
        },
    ]

    @Test("A touch audit finds areas that are too small", arguments: cases)
    func finds(_ screen: AuditCase) throws {
        let found = try screen.found(.hitRegion)
        #expect(found == screen.issues)
    }

    nonisolated static let nearMisses = [
        AuditCase("44 points") { $0.add(UIButton(type: .custom), 44, 44) },
        AuditCase("A small control with a touch area that is large enough") {
            $0.add(Knob(), 20, 20) { $0.margin = 12 }
        },
        AuditCase("UIKit's own controls") {
            $0.add(UISwitch())
            $0.add(UISlider(), y: 160, 200, 34)
            $0.add(UIStepper(), y: 200)
            $0.add(UISegmentedControl(items: ["A", "B"]), y: 260, 200, 32)
            $0.add(UIPageControl(), y: 300, 80, 26) { $0.numberOfPages = 3 }
            $0.add(UISearchBar(), y: 340, 300, 36)
            $0.add(UITextField(), y: 400, 200, 34) { $0.borderStyle = .roundedRect }
            $0.add(UIDatePicker(), y: 440, 200, 34) { $0.preferredDatePickerStyle = .compact }
        },
        AuditCase("Bars") {
            let item = UINavigationItem(title: "Home")
            item.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
            $0.add(UINavigationBar(), 390, 44).items = [UINavigationItem(title: "Back"), item]
            $0.add(UITabBar(), y: 200, 390, 49).items = [
                UITabBarItem(title: "A", image: nil, tag: 0)
            ]
            $0.add(UIToolbar(), y: 300, 390, 30).items = [
                UIBarButtonItem(title: "Go", image: nil, primaryAction: UIAction { _ in }, menu: nil)
            ]
        },
        AuditCase("What takes no touch") {
            $0.add(UIButton(type: .custom), 20, 20) { $0.isEnabled = false }
            $0.add(UIButton(type: .custom), y: 200, 20, 20) { $0.isUserInteractionEnabled = false }
            $0.add(UILabel(), y: 300, 20, 20).addGestureRecognizer(UITapGestureRecognizer())
            $0.add(UIScrollView(), y: 400, 30, 30)
        },
    ]

    @Test("A touch audit finds nothing in areas that are large enough", arguments: nearMisses)
    func nearMisses(_ screen: AuditCase) throws {
        let found = try screen.found(.hitRegion)
        #expect(found == [])
    }

    @Test("A view that the application puts into a bar is the application's")
    func customView() throws {
        let screen = AuditCase("") {
            let item = UINavigationItem(title: "Home")
            let button = UIButton(type: .custom)
            button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
            button.accessibilityLabel = "Help"
            item.rightBarButtonItem = UIBarButtonItem(customView: button)
            $0.add(UINavigationBar(), 390, 44).items = [item]
        }
        #expect(try screen.found(.hitRegion).map { $0.contains("of UIButton \"Help\"") } == [true])
    }
}

/// A control that accepts touches around it.
private final class Knob: UIControl {
    var margin: CGFloat = 0

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -margin, dy: -margin).contains(point)
    }
}
