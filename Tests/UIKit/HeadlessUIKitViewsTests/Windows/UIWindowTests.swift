import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A window that logs when it becomes key and when it resigns key.
private final class NotingWindow: UIWindow {
    var name = ""
    var log: EventLog?

    convenience init(_ name: String, _ log: EventLog) {
        self.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        self.name = name
        self.log = log
    }

    override func becomeKey() { log?.add("\(name) becomeKey") }
    override func resignKey() { log?.add("\(name) resignKey") }
}

@MainActor @Suite("UIWindow") struct UIWindowTests {
    let log = EventLog()

    private func window(_ name: String) -> NotingWindow { NotingWindow(name, log) }

    private var order: [String] {
        UIApplication.shared.windows.map { ($0 as? NotingWindow)?.name ?? "\($0)" }
    }

    @Test("A window is hidden at first, covers the screen and is its own window")
    func initial() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow()
            #expect(window.isHidden)
            #expect(!window.isKeyWindow)
            #expect(window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(window.window === window)
            #expect(window.superview == nil)
            #expect(window.next === UIApplication.shared)
            #expect(window.screen === UIScreen.main)
            #expect(UIApplication.shared.windows.isEmpty)
            window.makeKey()
            #expect(UIApplication.shared.keyWindow == nil)
        }
    }

    @Test("The application keeps a visible window alive, and releases it when it is hidden")
    func retained() {
        UIApplication.withShared(UIApplication()) {
            weak var window: UIWindow?
            do {
                let shown = UIWindow()
                shown.makeKeyAndVisible()
                window = shown
            }
            #expect(window != nil)
            #expect(UIApplication.shared.keyWindow === window)
            window?.isHidden = true
            #expect(window == nil)
            #expect(UIApplication.shared.windows.isEmpty)
            #expect(UIApplication.shared.keyWindow == nil)
        }
    }

    @Test("An application frees its windows with itself")
    func applicationFreed() {
        weak var window: UIWindow?
        weak var application: UIApplication?
        UIApplication.withShared(UIApplication()) {
            let shown = UIWindow()
            shown.makeKeyAndVisible()
            shown.rootViewController = UIViewController()
            UIApplication.shared.commit()
            window = shown
            application = UIApplication.shared
        }
        #expect(window == nil)
        #expect(application == nil)
    }

    @Test("Windows are ordered by level and, within a level, by when they were shown")
    func levels() {
        UIApplication.withShared(UIApplication()) {
            let (a, b, c) = (window("a"), window("b"), window("c"))
            b.windowLevel = .alert
            for window in [a, b, c] { window.isHidden = false }
            #expect(order == ["a", "c", "b"])
            a.windowLevel = .statusBar
            #expect(order == ["c", "a", "b"])
            a.windowLevel = UIWindow.Level(2000)
            a.makeKeyAndVisible()
            #expect(order == ["c", "b", "a"])
            b.windowLevel = .normal
            c.makeKeyAndVisible()
            #expect(order == ["b", "c", "a"])
            for window in [a, b, c] { window.isHidden = true }
        }
    }

    @Test("One window is key at a time; when it is hidden, the front-most is")
    func keySuccession() {
        UIApplication.withShared(UIApplication()) {
            let (a, b, c) = (window("a"), window("b"), window("c"))
            a.makeKeyAndVisible()
            b.makeKeyAndVisible()
            b.makeKey()
            c.isHidden = false
            #expect(log.takeLines() == ["a becomeKey", "a resignKey", "b becomeKey"])
            b.isHidden = true
            #expect(c.isKeyWindow)
            b.makeKey()
            a.isHidden = true
            c.isHidden = true
            #expect(log.takeLines() == ["b resignKey", "c becomeKey", "c resignKey"])
            #expect(UIApplication.shared.keyWindow == nil)
        }
    }

    @Test("The root controller's view fills the visible window, behind all other subviews")
    func rootController() {
        UIApplication.withShared(UIApplication()) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            let front = UIView()
            window.addSubview(front)
            let (old, new) = (UIViewController(), UIViewController())
            window.rootViewController = old
            #expect(!old.isViewLoaded)
            window.isHidden = false
            #expect(window.subviews == [old.loadedView, front])
            #expect(old.loadedView.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
            window.frame.size.width = 150
            #expect(old.loadedView.frame.width == 150)
            window.rootViewController = new
            #expect(window.subviews == [new.loadedView, front])
            #expect(old.loadedView.superview == nil)
            window.rootViewController = nil
            #expect(window.subviews == [front])
            window.rootViewController = new
            window.isHidden = true
            #expect(new.loadedView.window == nil)
            window.isHidden = false
            #expect(new.loadedView.window === window)
            window.isHidden = true
        }
    }

    @Test("The window is key when its controller appears")
    func keyBeforeAppearance() {
        final class Screen: UIViewController {
            var wasKey: Bool?
            override func viewDidAppear(_ animated: Bool) { wasKey = view.window?.isKeyWindow }
        }
        UIApplication.withShared(UIApplication()) {
            let screen = Screen()
            let window = UIWindow()
            window.rootViewController = screen
            window.makeKeyAndVisible()
            #expect(screen.wasKey == true)
        }
    }

    @Test("Actions without an identifier are numbered in each application alike")
    func actionNumbers() {
        let names = (1...2).map { _ in
            UIApplication.withShared(UIApplication()) {
                (1...2).map { _ in UIAction { _ in }.identifier.rawValue }
            }
        }
        #expect(names == [["action-1", "action-2"], ["action-1", "action-2"]])
    }
}
