import FailureReporting
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor private final class SafeView: UIView {
    var log: EventLog?
    var reaction: (@MainActor () -> Void)?

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        log?.add("\(accessibilityIdentifier ?? "") \(safeAreaInsets.shortText)")
        reaction?()
    }

    override func layoutMarginsDidChange() {
        log?.add("\(accessibilityIdentifier ?? "") margins \(layoutMargins.shortText)")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log?.add("\(accessibilityIdentifier ?? "") layout")
    }
}

@MainActor private final class SafeController: UIViewController {
    let log: EventLog
    let name: String

    init(_ name: String, _ log: EventLog) {
        self.log = log
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let view = SafeView(frame: UIScreen.main.bounds)
        view.accessibilityIdentifier = "\(name)'s view"
        view.log = log
        self.view = view
    }

    override func viewSafeAreaInsetsDidChange() {
        log.add("\(name) \(view.safeAreaInsets.shortText)")
    }

    override func viewWillLayoutSubviews() { log.add("\(name) will lay out") }
}

@MainActor @Suite("Safe areas and margins") struct SafeAreaTests {
    private let log = EventLog()

    private func show(_ body: (UIWindow, SafeController) -> Void) {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow()
            let controller = SafeController("root", log)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            body(window, controller)
            window.isHidden = true
        }
    }

    @Test("The safe area callbacks come before layout, the view's first")
    func first() {
        show { _, _ in
            #expect(
                log.take() == """
                    root's view (top 47, left 0, bottom 34, right 0)
                    root (top 47, left 0, bottom 34, right 0)
                    root's view margins (top 47, left 16, bottom 34, right 16)
                    root will lay out
                    root's view layout
                    """)
        }
    }

    @Test("A controller's additional insets apply to its view and the subviews, as far as they extend")
    func additional() {
        show { _, controller in
            let inner = SafeView(frame: CGRect(x: 10, y: 60, width: 100, height: 100))
            inner.accessibilityIdentifier = "inner"
            inner.log = log
            controller.view.addSubview(inner)
            UIApplication.shared.commit()
            _ = log.take()
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 20, bottom: 0, right: 0)
            UIApplication.shared.commit()
            #expect(
                log.take() == """
                    root's view (top 91, left 20, bottom 34, right 0)
                    root (top 91, left 20, bottom 34, right 0)
                    root's view margins (top 91, left 36, bottom 34, right 16)
                    inner (top 31, left 10, bottom 0, right 0)
                    inner margins (top 39, left 18, bottom 8, right 8)
                    root will lay out
                    root's view layout
                    """)
            #expect(inner.safeAreaInsets == UIEdgeInsets(top: 31, left: 10, bottom: 0, right: 0))
            inner.frame.origin = CGPoint(x: 50, y: 200)
            #expect(inner.safeAreaInsets == .zero)
            #expect(
                log.take() == """
                    inner (top 0, left 0, bottom 0, right 0)
                    inner margins (top 8, left 8, bottom 8, right 8)
                    """)
        }
    }

    @Test("A child's additional insets add to its parent's, and a scroll view adjusts for both")
    func nested() {
        show { _, controller in
            let child = SafeController("child", log)
            controller.addChild(child)
            controller.view.addSubview(child.view)
            child.didMove(toParent: controller)
            let list = UIScrollView(frame: controller.view.bounds)
            list.contentSize = CGSize(width: 390, height: 2000)
            child.view.addSubview(list)
            controller.additionalSafeAreaInsets.top = 10
            child.additionalSafeAreaInsets.top = 5
            child.additionalSafeAreaInsets.bottom = 7
            let insets = UIEdgeInsets(top: 62, left: 0, bottom: 41, right: 0)
            #expect(child.view.safeAreaInsets == insets)
            #expect(list.safeAreaInsets == insets && list.adjustedContentInset == insets)
            #expect(list.contentOffset.y == -62)
            let page = SafeController("page", log)
            list.addSubview(page.view)
            #expect(page.view.safeAreaInsets == .zero)
            page.additionalSafeAreaInsets.left = 3
            #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0))
        }
    }

    @Test("Margins are eight points, and include the safe area unless disabled")
    func margins() {
        show { _, controller in
            let view = SafeView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
            view.accessibilityIdentifier = "bar"
            controller.view.addSubview(view)
            UIApplication.shared.commit()
            view.log = log
            _ = log.take()
            #expect(view.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 8, right: 8))
            view.insetsLayoutMarginsFromSafeArea = false
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 1, leading: 2, bottom: 3, trailing: 4)
            view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            #expect(
                log.take() == """
                    bar margins (top 8, left 8, bottom 8, right 8)
                    bar margins (top 1, left 2, bottom 3, right 4)
                    """)
            controller.view.layoutMargins = .zero
            #expect(controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
            controller.viewRespectsSystemMinimumLayoutMargins = false
            #expect(controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        }
    }

    // WWDC 2018, "UIKit: Apps for Every Size and Shape".
    @Test("A view beyond the edges of the screen has no more of a safe area than what it is moved out of")
    func beyond() {
        show { _, controller in
            let view = UIView(frame: CGRect(x: -50, y: -60, width: 900, height: 2000))
            controller.view.addSubview(view)
            #expect(view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
            controller.additionalSafeAreaInsets.right = 12
            #expect(view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 12))
            view.frame.size.width = 435
            #expect(view.safeAreaInsets.right == 7)
            controller.additionalSafeAreaInsets.left = -20
            #expect(view.safeAreaInsets.left == 0)
        }
    }

    // The documentation of `preservesSuperviewLayoutMargins`: the adjustment is the smallest amount needed.
    @Test("Margins that keep to the superview's grow by what is missing, and count the safe area once")
    func preserved() {
        show { _, controller in
            let view = UIView(frame: controller.view.bounds)
            view.preservesSuperviewLayoutMargins = true
            controller.view.addSubview(view)
            #expect(view.layoutMargins == UIEdgeInsets(top: 55, left: 16, bottom: 42, right: 16))
            view.insetsLayoutMarginsFromSafeArea = false
            #expect(view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
            view.frame.origin.x = 10
            #expect(view.layoutMargins == UIEdgeInsets(top: 47, left: 8, bottom: 34, right: 26))
            view.insetsLayoutMarginsFromSafeArea = true
            controller.additionalSafeAreaInsets.left = 40
            #expect(view.layoutMargins == UIEdgeInsets(top: 55, left: 46, bottom: 42, right: 26))
        }
    }

    @Test("Insets that are not finite, and a safe area that changes in every callback, are failures")
    func failures() {
        show { _, controller in
            let texts = FailureCollector.failures {
                controller.additionalSafeAreaInsets.top = .nan
                controller.view.layoutMargins.left = .infinity
                (controller.view as? SafeView)?.reaction = { controller.additionalSafeAreaInsets.left += 1 }
                controller.additionalSafeAreaInsets.left = 1
            }
            #expect(
                texts.map(\.text) == [
                    """
                    The additionalSafeAreaInsets of SafeController was set to (top nan, left 0, bottom 0, right 0), \
                    which is not finite. The old value is kept.
                    """,
                    """
                    The layoutMargins of SafeView #root's view was set to (top 47, left inf, bottom 34, right 16), \
                    which is not finite. The old value is kept.
                    """,
                    """
                    The safe area of SafeView #root's view changes again in every callback about its change. After \
                    100 nested calls, none is called.
                    """,
                ])
            #expect(controller.additionalSafeAreaInsets.top == 0)
        }
    }
}
