import FailureReporting
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Visual effects") struct VisualEffectTests {
    @Test("The content view fills the effect view, and content goes there")
    func content() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame = CGRect(x: 10, y: 10, width: 200, height: 100)
        view.layoutIfNeeded()
        let label = UILabel()
        view.contentView.addSubview(label)
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(view.subviews == [view.contentView] && label.superview === view.contentView)
        #expect(view.effect == UIBlurEffect(style: .systemMaterial))
        #expect(view.effect != UIBlurEffect(style: .dark))
    }

    @Test(
        "A subview beside the content view is a failure that names contentView, and is not added",
        arguments: 0..<4)
    func besideContent(_ way: Int) {
        let view = UIVisualEffectView(effect: nil)
        view.accessibilityIdentifier = "card"
        let label = UILabel()
        label.text = "Title"
        let texts = FailureCollector.failures {
            switch way {
            case 0: view.addSubview(label)
            case 1: view.insertSubview(label, at: 0)
            case 2: view.insertSubview(label, aboveSubview: view.contentView)
            default: view.insertSubview(label, belowSubview: view.contentView)
            }
        }.map(\.text)
        #expect(
            texts == [
                "UILabel \"Title\" cannot be added to UIVisualEffectView #card itself."
                    + " Try: contentView.addSubview(_:)"
            ])
        #expect(label.superview == nil && view.subviews == [view.contentView])
    }

    @Test("Vibrancy is equal by its blur and its style")
    func vibrancy() {
        let (light, dark) = (UIBlurEffect(style: .light), UIBlurEffect(style: .dark))
        let label = UIVibrancyEffect(blurEffect: light, style: .label)
        #expect(label == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light), style: .label))
        #expect(label != UIVibrancyEffect(blurEffect: dark, style: .label))
        #expect(label != UIVibrancyEffect(blurEffect: light))
        #expect(label.copy() as? UIVibrancyEffect === label)
    }

    @Test("The styles have UIKit's raw values")
    func styles() {
        #expect(UIBlurEffect.Style.allCases.map(\.rawValue) == [0, 1, 2] + Array(4...20))
    }
}

@MainActor @Suite("Motion effects") struct MotionEffectTests {
    private func sway(_ from: Any?, _ to: Any?) -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        effect.minimumRelativeValue = from
        effect.maximumRelativeValue = to
        return effect
    }

    private func value(_ effect: UIMotionEffect, _ tilt: CGFloat) -> Any? {
        effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: tilt, vertical: 0))?[
            "center.x"]
    }

    @Test("Values lie between the extremes", arguments: [(-1.0, -20.0), (0, 0), (0.5, 10), (1, 20), (7, 20)])
    func between(_ tilt: Double, _ expected: Double) {
        #expect(value(sway(-20, 20), tilt) as? CGFloat == CGFloat(expected))
    }

    @Test("Points and sizes are interpolated, and values of two types are not")
    func types() {
        let point = value(sway(CGPoint(x: 0, y: -4), CGPoint(x: 10, y: 4)), 0)
        #expect(point as? CGPoint == CGPoint(x: 5, y: 0))
        #expect(value(sway(1, CGSize(width: 1, height: 2)), 0) == nil)
        #expect(value(sway("a", "b"), 0) == nil)
        #expect(value(sway(nil, 1), 0) == nil)
    }

    @Test("A group has the values of all its effects")
    func group() {
        let group = UIMotionEffectGroup()
        #expect(value(group, 0) == nil)
        group.motionEffects = [sway(0, 2), sway(0, 4)]
        #expect(value(group, 1) as? CGFloat == 4)
    }

    @Test("A view keeps each of its effects once")
    func view() {
        let (view, first, second) = (UIView(), UIMotionEffect(), UIMotionEffect())
        #expect(view.motionEffects.isEmpty)
        for effect in [first, second, first] { view.addMotionEffect(effect) }
        #expect(view.motionEffects == [first, second])
        view.removeMotionEffect(first)
        #expect(view.motionEffects == [second])
    }
}

@MainActor @Suite("Window levels and awakeFromNib") struct WindowLevelTests {
    @Test("Levels can be moved by numbers")
    func arithmetic() {
        #expect((UIWindow.Level.normal + 1).rawValue == 1)
        #expect((UIWindow.Level.alert - 1).rawValue == 1999)
        #expect(UIWindow.Level.statusBar + 1 > .statusBar && .alert - 1 < UIWindow.Level.alert)
        var level = UIWindow.Level.normal
        level += 5
        level -= 2
        #expect(level.rawValue == 3)
        let window = UIWindow()
        window.windowLevel = .alert + 1
        #expect(window.windowLevel.rawValue == 2001)
    }

    @Test("`awakeFromNib` can be overridden and called")
    func awaking() {
        final class Loaded: UIView {
            var count = 0
            override func awakeFromNib() {
                super.awakeFromNib()
                count += 1
            }
        }
        let view = Loaded()
        #expect(view.count == 0)
        view.awakeFromNib()
        #expect(view.count == 1)
    }
}
