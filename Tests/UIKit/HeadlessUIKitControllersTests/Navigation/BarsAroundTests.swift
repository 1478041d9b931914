import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse

@testable import HeadlessUIKitCore

@MainActor
@Suite("Bars of navigation controllers") struct BarsAroundTests {
    private func safeArea(_ controller: UIViewController) -> String {
        UIApplication.shared.commit()
        let insets = controller.view.safeAreaInsets
        return "\(insets.top.shortText) \(insets.bottom.shortText)"
    }

    private func frame(_ view: UIView) -> String {
        UIApplication.shared.commit()
        return "\(view.frame.minY.shortText) \(view.frame.height.shortText)"
    }

    @Test("The bar is below the status bar, and the child extends under it, with its safe area")
    func plain() {
        NavigationStage.run {
            let stage = NavigationStage("A")
            #expect(frame(stage.navigation.navigationBar) == "47 44")
            #expect(frame(stage["A"].view) == "0 844" && safeArea(stage["A"]) == "91 34")
            #expect(stage["A"].additionalSafeAreaInsets == .zero)
            stage["A"].additionalSafeAreaInsets.top = 10
            #expect(safeArea(stage["A"]) == "101 34")
            stage.navigation.additionalSafeAreaInsets.top = 5
            #expect(safeArea(stage["A"]) == "106 34" && frame(stage.navigation.navigationBar) == "52 44")
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var frame: String
        var safeArea: String
        var change: @MainActor @Sendable (UINavigationController, UIViewController) -> Void

        init(
            _ name: String, _ frame: String, _ safeArea: String,
            _ change: @escaping @MainActor @Sendable (UINavigationController, UIViewController) -> Void
        ) {
            (testDescription, self.frame, self.safeArea, self.change) = (name, frame, safeArea, change)
        }
    }

    nonisolated static let cases = [
        Case("no bar", "0 844", "47 34") { navigation, _ in navigation.isNavigationBarHidden = true },
        Case("a bar that is hidden by itself", "0 844", "47 34") { navigation, _ in
            navigation.navigationBar.isHidden = true
        },
        Case("an opaque bar", "91 753", "0 34") { navigation, _ in
            navigation.navigationBar.isTranslucent = false
        },
        Case("an opaque bar that is reached under", "0 844", "91 34") {
            $0.navigationBar.isTranslucent = false
            $1.extendedLayoutIncludesOpaqueBars = true
        },
        Case("no edges under bars", "91 753", "0 34") { $1.edgesForExtendedLayout = [] },
        Case("no edges, no bars", "0 844", "47 34") {
            $0.isNavigationBarHidden = true
            $1.edgesForExtendedLayout = []
        },
        Case("a prompt", "0 844", "121 34") { $1.navigationItem.prompt = "Choose" },
        Case("a toolbar", "0 844", "91 83") { navigation, _ in navigation.isToolbarHidden = false },
        Case("an opaque toolbar", "0 761", "91 0") { navigation, _ in
            navigation.isToolbarHidden = false
            navigation.toolbar.isTranslucent = false
        },
        Case("a toolbar that is not wanted", "0 844", "91 34") {
            $0.isToolbarHidden = false
            $1.hidesBottomBarWhenPushed = true
        },
    ]

    @Test("The child's frame and safe area depend on the bars", arguments: cases)
    func layout(_ example: Case) {
        NavigationStage.run {
            let stage = NavigationStage("A")
            example.change(stage.navigation, stage["A"])
            #expect(frame(stage["A"].view) == example.frame)
            #expect(safeArea(stage["A"]) == example.safeArea)
        }
    }

    final class Edgy: LoggingController {
        override func viewSafeAreaInsetsDidChange() {
            note("safe area \(view.safeAreaInsets.top.shortText) \(view.safeAreaInsets.left.shortText)")
        }
    }

    @Test("A transition moves the views, but not their safe areas; each is told of that once")
    func duringTransition() {
        NavigationStage.run {
            let stage = NavigationStage()
            let (first, second) = (Edgy("A", stage.log), Edgy("B", stage.log))
            stage.navigation.viewControllers = [first]
            stage.navigation.pushViewController(second, animated: true)
            #expect(safeArea(first) == "91 34" && safeArea(second) == "91 34")
            _ = stage.settled()
            stage.navigation.popViewController(animated: true)
            #expect(safeArea(first) == "91 34" && safeArea(second) == "91 34")
            UIApplication.shared.clock.advance(by: .milliseconds(100))
            #expect(safeArea(second) == "91 34")
            #expect(!stage.settled().contains("safe area"))
        }
    }

    @Test("A bar that is hidden while a controller appears is hidden for it")
    func hiddenOnTheWay() {
        NavigationStage.run {
            let stage = NavigationStage("A")
            stage["B"].reactions["viewWillAppear"] = { [navigation = stage.navigation] in
                navigation.setNavigationBarHidden(true, animated: true)
            }
            stage.push("B")
            #expect(stage.navigation.navigationBar.isHidden && safeArea(stage["A"]) == "91 34")
            _ = stage.settled()
            #expect(safeArea(stage["B"]) == "47 34")
        }
    }

    @Test("The bar's title follows the controller's title, but not the reverse")
    func titles() {
        NavigationStage.run {
            let stage = NavigationStage("A")
            let label = stage.navigation.navigationBar.titleLabel
            #expect(label.text == "A" && label.superview === stage.navigation.navigationBar)
            stage["A"].title = "Inbox"
            #expect(label.text == "Inbox")
            stage["A"].navigationItem.title = "Mail"
            #expect(label.text == "Mail" && stage["A"].title == "Inbox")
            stage.push("B", animated: false)
            #expect(label.text == "B" && stage.navigation.navigationBar.backItem?.title == "Mail")
        }
    }

    struct BackCase: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var title: String?
        var label: String?
        var change: @MainActor @Sendable (UINavigationItem) -> Void

        init(
            _ name: String, _ title: String?, _ label: String?,
            _ change: @escaping @MainActor @Sendable (UINavigationItem) -> Void
        ) {
            (testDescription, self.title, self.label, self.change) = (name, title, label, change)
        }
    }

    nonisolated static let backCases = [
        BackCase("as it is", "A", "A") { _ in },
        BackCase("with a title of its own", "Home", "Home") { $0.backButtonTitle = "Home" },
        BackCase("with an item of its own", "Up", "Up") {
            $0.backButtonTitle = "Home"
            $0.backButtonDisplayMode = .minimal
            $0.backBarButtonItem = UIBarButtonItem(title: "Up", style: .plain, target: nil, action: nil)
        },
        BackCase("generic", "Back", "A") { $0.backButtonDisplayMode = .generic },
        BackCase("minimal", "", "A") { $0.backButtonDisplayMode = .minimal },
        BackCase("with no title", "Back", "Back") { $0.title = nil },
        BackCase("with a title that is too long", "Back", String(repeating: "Long ", count: 20)) {
            $0.title = String(repeating: "Long ", count: 20)
        },
    ]

    @Test(
        "The back button shows the title that its item prefers, and is read out with it",
        arguments: backCases)
    func backButton(_ example: BackCase) {
        NavigationStage.run {
            let stage = NavigationStage("A", "B")
            example.change(stage["A"].navigationItem)
            UIApplication.shared.commit()
            let button = stage.navigation.navigationBar.backButtonItem?.shownView as? UIButton
            #expect(button?.currentTitle == example.title)
            #expect(button?.accessibilityLabel == example.label)
            guard let button else { return }
            Finger.tap(button.convertToScreen(button.bounds).center)
            #expect(stage.settled().hasSuffix("didShow A animated"))
        }
    }

    final class Hesitant: UINavigationController, UINavigationBarDelegate {
        var allows = false
        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            allows
        }
    }

    @Test("A subclass that is the bar's delegate can refuse the back button's pop, but not code's")
    func refusing() {
        NavigationStage.run {
            let navigation = Hesitant()
            let log = EventLog()
            let (a, b) = (LoggingController("A", log), LoggingController("B", log))
            navigation.viewControllers = [a, b]
            let window = UIWindow.showing(navigation)
            let button = navigation.navigationBar.backButtonItem?.shownView
            let point = button.map { $0.convertToScreen($0.bounds).center } ?? .zero
            Finger.tap(point)
            #expect(navigation.viewControllers == [a, b])
            navigation.allows = true
            Finger.tap(point)
            UIApplication.shared.clock.advance(by: .seconds(1))
            #expect(navigation.viewControllers == [a])
            navigation.allows = false
            navigation.viewControllers = [a, b]
            navigation.popViewController(animated: false)
            #expect(navigation.viewControllers == [a])
            window.isHidden = true
        }
    }

    final class Nobody: UINavigationBarDelegate {}

    @Test("A navigation controller's bar cannot be changed by other code")
    func managed() {
        NavigationStage.run {
            let stage = NavigationStage("A", "B")
            let (bar, nobody) = (stage.navigation.navigationBar, Nobody())
            let failures = FailureCollector.failures {
                bar.items = []
                bar.pushItem(UINavigationItem(title: "C"), animated: false)
                bar.popItem(animated: false)
                bar.delegate = nobody
            }
            #expect(
                failures.map(\.text)
                    == [
                        "setItems(_:animated:)", "pushItem(_:animated:)", "popItem(animated:)",
                        "Setting the delegate",
                    ].map {
                        "\($0) cannot be used on the UINavigationBar of a controller, which manages it itself."
                    })
            #expect(bar.items?.map(\.title) == ["A", "B"] && bar.delegate == nil)
        }
    }

    final class OwnBar: UINavigationBar {}
    final class OwnToolbar: UIToolbar {}

    @Test("The bars have the classes that the controller is made with")
    func ownBars() {
        let own = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
        #expect(own.navigationBar is OwnBar && own.toolbar is OwnToolbar)
        let plain = UINavigationController(navigationBarClass: nil, toolbarClass: UIView.self)
        #expect(
            type(of: plain.navigationBar) == UINavigationBar.self
                && type(of: plain.toolbar!) == UIToolbar.self)
    }

    @Test("The toolbar shows the top controller's items")
    func toolbar() {
        NavigationStage.run {
            let stage = NavigationStage("A")
            let (one, two) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash))
            stage.navigation.isToolbarHidden = false
            stage["A"].toolbarItems = [one]
            stage["B"].toolbarItems = [two]
            #expect(stage.navigation.toolbar.items == [one])
            stage.push("B", animated: false)
            #expect(stage.navigation.toolbar.items == [two] && frame(stage.navigation.toolbar) == "761 49")
            stage["B"].setToolbarItems([one, two], animated: true)
            #expect(stage.navigation.toolbar.items == [one, two])
            stage.navigation.popViewController(animated: false)
            #expect(stage.navigation.toolbar.items == [one])
            stage["C"].hidesBottomBarWhenPushed = true
            stage.push("C", animated: false)
            stage.push("B", animated: false)
            UIApplication.shared.commit()
            #expect(
                stage.navigation.toolbar.isHidden && safeArea(stage["B"]) == "91 34", "one below hides it")
            stage.navigation.popToRootViewController(animated: false)
            #expect(!stage.navigation.toolbar.isHidden && safeArea(stage["A"]) == "91 83")
        }
    }
}
