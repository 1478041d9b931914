import HeadlessUIKit
import Robot
import TestSupport
import Testing
import XCUIAutomation

/// Which element each view is.
@MainActor @Suite("Views as elements", .robot) struct ViewTypeTests {
    @Test("Each kind of view is of its type, with its attributes and what is inside", arguments: ViewCase.all)
    func types(_ example: ViewCase) {
        #expect(outline(of: example.view()) == example.outline)
    }

    @Test(
        "Each kind of control is of its type, with its attributes and what is inside",
        arguments: ViewCase.controls)
    func controls(_ example: ViewCase) {
        #expect(outline(of: example.view()) == example.outline)
    }

    @Test("A type can be declared for a class of views, and counts for its subclasses")
    func declared() {
        final class Page: UIView {}
        final class Icon: UIImageView {}
        XCUIApplication.register(Page.self, as: .webView)
        XCUIApplication.register(UIImageView.self, as: .icon)
        let page = Page()
        page.addSubview(Icon())
        page.addSubview(UILabel(text: "Inside"))
        #expect(outline(of: page) == "webView\n  icon\n  staticText \"Inside\"")
        #expect(XCUIApplication().webViews.icons.count == 1)
        #expect(XCUIApplication().images.count == 0)
    }
}

/// A view, and the elements that it yields.
struct ViewCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var view: @MainActor @Sendable () -> UIView
    var outline: String

    init(_ name: String, _ outline: String, _ view: @escaping @MainActor @Sendable () -> UIView) {
        (testDescription, self.outline, self.view) = (name, outline, view)
    }
}

extension UILabel {
    convenience init(text: String) {
        self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        self.text = text
    }
}

extension UIView {
    func with(_ change: (Self) -> Void) -> Self {
        change(self)
        return self
    }
}

extension ViewCase {
    static let all = [
        ViewCase("a plain view", "other #box\n  staticText \"Hello\"") {
            UIView().with {
                $0.accessibilityIdentifier = "box"
                $0.addSubview(UILabel(text: "Hello"))
            }
        },
        ViewCase("a view that is an element hides what is inside it", "other \"Box\" = 3") {
            UIView().with {
                $0.isAccessibilityElement = true
                $0.accessibilityLabel = "Box"
                $0.accessibilityValue = "3"
                $0.addSubview(UILabel(text: "Hidden"))
            }
        },
        ViewCase("a view that is an element with a trait", "link \"Site\"") {
            UIView().with {
                $0.isAccessibilityElement = true
                $0.accessibilityLabel = "Site"
                $0.accessibilityTraits = .link
            }
        },
        ViewCase("a label", "staticText \"Hello\"") { UILabel(text: "Hello") },
        ViewCase("a label with a button's trait", "button \"Hello\"") {
            UILabel(text: "Hello").with { $0.accessibilityTraits = .button }
        },
        ViewCase("a header", "staticText \"Hello\"") {
            UILabel(text: "Hello").with { $0.accessibilityTraits = .header }
        },
        ViewCase("an image without a description, and what is in it", "image\n  button \"Edit\"") {
            UIImageView().with {
                let button = UIButton(type: .system)
                button.setTitle("Edit", for: .normal)
                $0.addSubview(button)
            }
        },
        ViewCase("an image with a description", "image \"Sea\" #sea") {
            UIImageView().with {
                $0.isAccessibilityElement = true
                $0.accessibilityLabel = "Sea"
                $0.accessibilityIdentifier = "sea"
            }
        },
        ViewCase("a scroll view", "scrollView\n  staticText \"Far\"") {
            UIScrollView().with { $0.addSubview(UILabel(text: "Far")) }
        },
        ViewCase("a text view", "textView = Dear Ada") { UITextView().with { $0.text = "Dear Ada" } },
        ViewCase(
            "a text view with links",
            "textView = See example.com or call 555-123-4567\n  link \"example.com\"\n  link \"555-123-4567\""
        ) {
            UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 100)).with {
                $0.text = "See example.com or call 555-123-4567"
                $0.isEditable = false
                $0.dataDetectorTypes = .all
            }
        },
        ViewCase("a toolbar", "toolbar\n  button \"Left\"\n  button \"Right\" disabled") {
            UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44)).with {
                let right = UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil)
                right.isEnabled = false
                $0.items = [UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil), right]
            }
        },
        ViewCase("a navigation bar", "navigationBar #Inbox\n  staticText \"Inbox\"\n  button \"Edit\"") {
            UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44)).with {
                let item = UINavigationItem(title: "Inbox")
                item.rightBarButtonItem = UIBarButtonItem(
                    title: "Edit", style: .plain, target: nil, action: nil)
                $0.items = [item]
            }
        },
        ViewCase("a tab bar", "tabBar\n  button \"One\" selected\n  button \"Two\" = 3 items") {
            UITabBar(frame: CGRect(x: 0, y: 700, width: 390, height: 49)).with {
                let two = UITabBarItem(title: "Two", image: nil, tag: 1)
                two.badgeValue = "3"
                $0.items = [UITabBarItem(title: "One", image: nil, tag: 0), two]
                $0.selectedItem = $0.items?.first
            }
        },
        ViewCase("a search bar", "other\n  searchField = Search notes (Search notes)\n    image") {
            UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 52)).with {
                $0.placeholder = "Search notes"
            }
        },
        ViewCase("an activity indicator", "activityIndicator \"In progress\"") {
            UIActivityIndicatorView(style: .medium).with { $0.startAnimating() }
        },
        ViewCase("a progress view", "progressIndicator \"Progress\" = 50%") {
            UIProgressView(progressViewStyle: .default).with { $0.progress = 0.5 }
        },
        ViewCase(
            "elements that are not views",
            "other #chart\n  staticText \"Monday\" = 3\n  other\n    button \"Tuesday\"\n  staticText \"Note\""
        ) {
            UIView().with { chart in
                chart.accessibilityIdentifier = "chart"
                let monday = UIAccessibilityElement(accessibilityContainer: chart)
                monday.accessibilityLabel = "Monday"
                monday.accessibilityValue = "3"
                monday.accessibilityTraits = .staticText
                let group = UIAccessibilityElement(accessibilityContainer: chart)
                group.isAccessibilityElement = false
                let tuesday = UIAccessibilityElement(accessibilityContainer: group)
                tuesday.accessibilityLabel = "Tuesday"
                tuesday.accessibilityTraits = .button
                group.accessibilityElements = [tuesday]
                let note = UILabel(text: "Note")
                chart.addSubview(UILabel(text: "Not listed"))
                chart.addSubview(note)
                chart.accessibilityElements = [monday, group, note]
            }
        },
    ]
}
