import FailureReporting
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor
@Suite("Inherited traits and tints") struct InheritedTraitsTests {
    private final class Watcher: UIView {
        var log: [String] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            let old = previousTraitCollection?.userInterfaceStyle ?? .unspecified
            let current = UITraitCollection.current.userInterfaceStyle
            log.append("\(old) \(traitCollection.userInterfaceStyle) \(current)")
        }

        override func tintColorDidChange() {
            log.append("tint \(tintColor == .red) \(tintAdjustmentMode)")
        }
    }

    private func chain() -> (top: UIView, middle: UIView, bottom: Watcher) {
        let (top, middle, bottom) = (UIView(), UIView(), Watcher())
        top.addSubview(middle)
        middle.addSubview(bottom)
        return (top, middle, bottom)
    }

    @Test("An override applies to all subviews, down to the next override")
    func overrides() {
        let (top, middle, bottom) = chain()
        #expect(bottom.traitCollection == UITraitCollection.current)
        top.overrideUserInterfaceStyle = .dark
        #expect(bottom.traitCollection.userInterfaceStyle == .dark && bottom.log == ["light dark dark"])
        middle.overrideUserInterfaceStyle = .light
        #expect(bottom.traitCollection.userInterfaceStyle == .light)
        top.overrideUserInterfaceStyle = .unspecified
        #expect(bottom.log == ["light dark dark", "dark light light"])
        middle.traitOverrides.horizontalSizeClass = .regular
        #expect(bottom.traitCollection.horizontalSizeClass == .regular)
        #expect(middle.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        middle.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(bottom.traitCollection == UITraitCollection.current && bottom.extras?.inheritedValues != nil)
        middle.overrideUserInterfaceStyle = .unspecified
        #expect(bottom.traitCollection == UITraitCollection.current && bottom.extras?.inheritedValues == nil)
    }

    @Test("A view inherits traits and tint when it is added, and keeps them when it is removed")
    func joining() {
        let (top, middle, bottom) = chain()
        middle.removeFromSuperview()
        top.overrideUserInterfaceStyle = .dark
        top.tintColor = .red
        #expect(bottom.log.isEmpty)
        top.addSubview(middle)
        #expect(bottom.log == ["light dark dark", "tint true normal"] && bottom.tintColor == .red)
        middle.removeFromSuperview()
        #expect(bottom.traitCollection.userInterfaceStyle == .dark)
        UIView().addSubview(middle)
        #expect(bottom.traitCollection.userInterfaceStyle == .light && bottom.tintColor == .tintColor)
    }

    @Test("A tint is inherited by all views without their own, and reads as a grey when dimmed")
    func tint() {
        let (top, middle, bottom) = chain()
        #expect(bottom.tintColor == .tintColor && bottom.tintAdjustmentMode == .normal)
        top.tintColor = .red
        #expect(bottom.tintColor == .red && middle.tintColor == .red)
        middle.tintColor = .green
        top.tintColor = .blue
        #expect(bottom.tintColor == .green)
        middle.tintColor = nil
        #expect(bottom.tintColor == .blue)
        #expect(bottom.log == ["tint true normal", "tint false normal", "tint false normal"])
        top.tintAdjustmentMode = .dimmed
        var white: CGFloat = 0
        #expect(bottom.tintAdjustmentMode == .dimmed)
        bottom.tintColor.getWhite(&white, alpha: nil)
        #expect(abs(white - 0.0722) < 1e-9 && bottom.log.last == "tint false dimmed")
        bottom.tintAdjustmentMode = .normal
        #expect(bottom.tintColor == .blue)
        top.tintAdjustmentMode = .automatic
        #expect(middle.tintColor == .blue)
    }

    @Test("A system button's title has the tint, a custom one's does not")
    func buttons() {
        let view = UIView()
        let (system, custom) = (UIButton(type: .system), UIButton())
        view.addSubview(system)
        view.addSubview(custom)
        view.tintColor = .red
        #expect(system.currentTitleColor == .red && system.titleLabel?.textColor == .red)
        #expect(custom.currentTitleColor == .white)
    }

    @Test("A controller's override applies to its view and its children, even before the view is loaded")
    func controllers() {
        final class Child: UIViewController {
            var log: [String] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                log.append("\(traitCollection.userInterfaceStyle)")
            }
        }
        let (parent, child) = (UIViewController(), Child())
        parent.overrideUserInterfaceStyle = .dark
        parent.addChild(child)
        #expect(child.traitCollection.userInterfaceStyle == .dark && !child.isViewLoaded)
        #expect(parent.view.traitCollection.userInterfaceStyle == .dark)
        parent.view.addSubview(child.view)
        #expect(child.traitCollection.userInterfaceStyle == .dark && child.log == ["dark"])
        parent.overrideUserInterfaceStyle = .unspecified
        #expect(child.log == ["dark", "light"] && parent.traitCollection.userInterfaceStyle == .light)
    }

    @Test("Handlers are called for the traits that they observe, until they are unregistered")
    func handlers() {
        let view = Watcher()
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (self: Watcher, previous) in
            self.log.append(
                "handler \(previous.userInterfaceStyle) \(self.traitCollection.userInterfaceStyle)")
        }
        view.traitOverrides.verticalSizeClass = .compact
        #expect(view.log == ["light light light"])
        view.overrideUserInterfaceStyle = .dark
        #expect(view.log.suffix(2) == ["light dark dark", "handler light dark"])
        view.unregisterForTraitChanges(registration)
        view.overrideUserInterfaceStyle = .light
        #expect(view.log.last == "dark light light")
        let controller = UIViewController()
        var count = 0
        controller.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIViewController, _) in
            count += 1
        }
        controller.loadViewIfNeeded()
        controller.traitOverrides.displayScale = 2
        controller.traitOverrides.displayScale = -1
        #expect(count == 2 && controller.traitCollection.displayScale == 3)
    }

    /// Apple: "Registers a list of traits to observe, and calls a method on the specified target object when one of the
    /// observed traits changes." The sender and the previous traits are its parameters.
    @Test(
        "A method is called for the traits that it observes, until it is unregistered or its object is gone")
    func actions() {
        @MainActor final class Owner {
            var log: [String] = []
            func changed(_ sender: UIView, _ previous: UITraitCollection) {
                log.append("\(sender.tag) \(previous.userInterfaceStyle)")
            }
        }
        final class Own: UIView {
            var count = 0
            func changed() { count += 1 }
        }
        let view = Own()
        view.tag = 7
        var owner: Owner? = Owner()
        let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
        view.registerForTraitChanges(
            traits, target: owner as Any, action: Selector("changed::", Owner.changed(_:_:)))
        let own = view.registerForTraitChanges(traits, action: Selector("changed", Own.changed))
        view.overrideUserInterfaceStyle = .dark
        #expect(owner?.log == ["7 light"] && view.count == 1)
        view.unregisterForTraitChanges(own)
        owner = nil
        view.overrideUserInterfaceStyle = .light
        #expect(view.count == 1)
    }

    /// Apple: "Automatic trait tracking … `registerForTraitChanges([…]) { (self: Self, previousTraitCollection:
    /// UITraitCollection) in`".
    @Test("A handler may take the object as Self, or as a superclass; one of another class is not called")
    func handlerTypes() {
        class Base: UIView {
            var log: [String] = []

            func watch() {
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                    (self: Self, previous: UITraitCollection) in
                    self.log.append("\(type(of: self)) \(previous.userInterfaceStyle)")
                }
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) { [log] (view: UIView, _) in
                    self.log.append("\(log.count) \(view === self)")
                }
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIButton, _) in
                    self.log.append("a button")
                }
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) { view, _ in
                    view.log.append("inferred")
                }
            }
        }
        final class Derived: Base {}
        let view = Derived()
        view.watch()
        view.overrideUserInterfaceStyle = .dark
        #expect(view.log == ["Derived light", "0 true", "inferred"])
    }

    @Test("While a view is laid out its traits are the current ones")
    func layout() {
        final class Laid: UIView {
            var style = UIUserInterfaceStyle.unspecified
            override func layoutSubviews() { style = UITraitCollection.current.userInterfaceStyle }
        }
        let view = Laid()
        view.overrideUserInterfaceStyle = .dark
        view.layoutIfNeeded()
        #expect(view.style == .dark)
    }

    @Test("Changes during a trait callback are safe")
    func reentrant() {
        final class Turncoat: UIView {
            var count = 0
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                count += 1
                superview?.overrideUserInterfaceStyle = .light
                removeFromSuperview()
            }
        }
        let top = UIView()
        let views = (0..<3).map { _ in Turncoat() }
        for view in views { top.addSubview(view) }
        top.overrideUserInterfaceStyle = .dark
        #expect(top.subviews.isEmpty && top.traitCollection.userInterfaceStyle == .light)
    }

    @Test("Views that change their traits in every callback are called a limited number of times")
    func endless() {
        final class Flicker: UIView {
            var count = 0
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                count += 1
                superview?.overrideUserInterfaceStyle =
                    traitCollection.userInterfaceStyle == .dark ? .light : .dark
            }
        }
        let top = UIView()
        let views = (0..<3).map { _ in Flicker() }
        for view in views { top.addSubview(view) }
        let failures = FailureCollector.failures { top.overrideUserInterfaceStyle = .dark }
        #expect(
            failures.map(\.text) == [
                "The traits or the tint of UIView change again in every callback about their change."
                    + " After 100 nested calls, none is called."
            ])
        #expect(views[0].count == 100)
        // The next change is a new beginning.
        views[0].removeFromSuperview()
        let again = FailureCollector.failures { views[0].overrideUserInterfaceStyle = .dark }
        #expect(again.isEmpty && views[0].traitCollection.userInterfaceStyle == .dark)
    }

    @Test("A very deep tree gets its traits without a deep stack")
    func deep() {
        let top = UIView()
        var bottom = top
        for _ in 0..<Rounds.of(100_000, share: 10) {
            let next = UIView()
            bottom.addSubview(next)
            bottom = next
        }
        top.overrideUserInterfaceStyle = .dark
        #expect(bottom.traitCollection.userInterfaceStyle == .dark)
    }
}
