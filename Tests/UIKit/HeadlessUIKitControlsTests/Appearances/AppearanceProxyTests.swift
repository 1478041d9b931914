import Foundation
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

@MainActor private final class CardView: UIView {
    var cornerColor = UIColor.systemGray {
        didSet { recordAppearance(\.cornerColor) }
    }
}

@MainActor private final class InnerView: UIView {}

@MainActor private final class RedLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        textColor = .red
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor private final class PanelController: UIViewController {}

/// Runs `body` with an application and a shown window of its own.
@MainActor private func inWindow(_ body: (UIWindow) -> Void) {
    UIApplication.withShared(UIApplication()) {
        let window = UIWindow()
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        body(window)
        window.isHidden = true
    }
}

@MainActor @Suite("Appearance proxies") struct AppearanceProxyTests {
    @Test("A proxy's value is given to a view that enters a window, and not before")
    func entering() {
        inWindow { window in
            UISwitch.appearance().onTintColor = .purple
            let control = UISwitch()
            #expect(control.onTintColor == nil)
            window.addSubview(control)
            #expect(control.onTintColor == .purple)
            UISwitch.appearance().onTintColor = .orange
            #expect(control.onTintColor == .purple)
            control.removeFromSuperview()
            window.addSubview(control)
            #expect(control.onTintColor == .orange)
        }
    }

    @Test("What code set on a view is kept, before and after the proxy was set, and also in the window")
    func own() {
        inWindow { window in
            let before = UILabel()
            before.textColor = .blue
            UILabel.appearance().textColor = .green
            let after = UILabel()
            after.textColor = .yellow
            let other = UILabel()
            for label in [before, after, other] { window.addSubview(label) }
            #expect([before, after, other].map(\.textColor) == [.blue, .yellow, .green])
            other.textColor = .cyan
            other.removeFromSuperview()
            window.addSubview(other)
            #expect(other.textColor == .cyan)
        }
    }

    @Test("A proxy's own values can be read, and it is the same object each time")
    func same() {
        inWindow { _ in
            UISlider.appearance().thumbTintColor = .brown
            #expect(UISlider.appearance().thumbTintColor == .brown)
            #expect(UISlider.appearance() === UISlider.appearance())
            #expect(
                UISlider.appearance() !== UISlider.appearance(whenContainedInInstancesOf: [CardView.self]))
            #expect(UISlider.appearance(whenContainedInInstancesOf: []) === UISlider.appearance())
        }
    }

    @Test("Another application has none of a proxy's values")
    func separate() {
        inWindow { _ in UIView.appearance().tintColor = .red }
        inWindow { window in
            let view = UIView()
            window.addSubview(view)
            #expect(view.tintColor == .tintColor)
        }
    }

    @Test("A subclass gets the values of its superclass's proxy, and its own proxy counts first")
    func subclasses() {
        inWindow { window in
            UIView.appearance().backgroundColor = .red
            UIView.appearance().tintColor = .green
            CardView.appearance().backgroundColor = .blue
            let (card, plain) = (CardView(), UIView())
            for view in [card, plain] { window.addSubview(view) }
            #expect(card.backgroundColor == .blue && card.tintColor == .green)
            #expect(plain.backgroundColor == .red)
        }
    }

    @Test("What a class sets in its initializer is its own, and not its proxy's")
    func initializers() {
        inWindow { window in
            RedLabel.appearance().font = .boldSystemFont(ofSize: 9)
            UILabel.appearance().textColor = .green
            let label = RedLabel()
            window.addSubview(label)
            #expect(label.textColor == .red && label.font == .boldSystemFont(ofSize: 9))
        }
    }

    @Test("The container nearest to the window counts, and of two with one, that with more inside")
    func containers() {
        inWindow { window in
            UILabel.appearance().textColor = .black
            UILabel.appearance(whenContainedInInstancesOf: [InnerView.self]).textColor = .red
            UILabel.appearance(whenContainedInInstancesOf: [CardView.self]).textColor = .green
            let (card, inner, label, lonely) = (CardView(), InnerView(), UILabel(), UILabel())
            card.addSubview(inner)
            inner.addSubview(label)
            window.addSubview(card)
            window.addSubview(lonely)
            #expect(label.textColor == .green && lonely.textColor == .black)
            UILabel.appearance(whenContainedInInstancesOf: [InnerView.self, CardView.self]).textColor = .blue
            card.removeFromSuperview()
            window.addSubview(card)
            #expect(label.textColor == .blue)
            // The order counts: this one is for a card in an inner view.
            UILabel.appearance(whenContainedInInstancesOf: [CardView.self, InnerView.self]).textColor = .cyan
            card.removeFromSuperview()
            window.addSubview(card)
            #expect(label.textColor == .blue)
        }
    }

    @Test("A view controller is a container, of its view as well")
    func controllers() {
        inWindow { window in
            UIView.appearance(whenContainedInInstancesOf: [PanelController.self]).tintColor = .magenta
            let panel = PanelController()
            let inside = UILabel()
            panel.view.addSubview(inside)
            window.rootViewController = panel
            #expect(panel.view.tintColor == .magenta && inside.tintColor == .magenta)
        }
    }

    @Test("A proxy for traits counts where they are, and follows their change")
    func traits() {
        inWindow { window in
            UISwitch.appearance().onTintColor = .gray
            UISwitch.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).onTintColor = .white
            let control = UISwitch()
            window.addSubview(control)
            #expect(control.onTintColor == .gray)
            window.overrideUserInterfaceStyle = .dark
            #expect(control.onTintColor == .white)
            window.overrideUserInterfaceStyle = .light
            #expect(control.onTintColor == .gray)
        }
    }

    @Test("A window takes its values when it is shown")
    func windows() {
        UIApplication.withShared(UIApplication()) {
            UIWindow.appearance().tintColor = .red
            let window = UIWindow()
            let view = UIView()
            window.addSubview(view)
            window.isHidden = false
            #expect(window.tintColor == .red && view.tintColor == .red)
            window.isHidden = true
        }
    }

    @Test("A property of a class of the application takes part by recording it")
    func ownProperties() {
        inWindow { window in
            CardView.appearance().cornerColor = .red
            let (card, own) = (CardView(), CardView())
            own.cornerColor = .blue
            for view in [card, own] { window.addSubview(view) }
            #expect(card.cornerColor == .red && own.cornerColor == .blue)
        }
    }

    @Test("Values for states are given by state, and one that code set keeps that state alone")
    func states() {
        inWindow { window in
            UIButton.appearance().setTitleColor(.red, for: .normal)
            UIButton.appearance().setTitleColor(.green, for: .highlighted)
            UIButton.appearance().setTitleShadowColor(.gray, for: .normal)
            let (button, own) = (UIButton(), UIButton())
            own.setTitleColor(.blue, for: .normal)
            for view in [button, own] { window.addSubview(view) }
            #expect(button.titleColor(for: .normal) == .red && button.titleColor(for: .highlighted) == .green)
            #expect(own.titleColor(for: .normal) == .blue && own.titleColor(for: .highlighted) == .green)
            #expect(button.titleLabel?.shadowColor == .gray && button.titleLabel?.textColor == .red)
        }
    }

    @Test("The framework's own defaults give way to proxies")
    func defaults() {
        inWindow { window in
            UITableView.appearance().backgroundColor = .red
            UISegmentedControl.appearance().backgroundColor = .green
            UICollectionView.appearance().backgroundColor = .blue
            UIProgressView.appearance().progressTintColor = .cyan
            let table = UITableView()
            let segments = UISegmentedControl(items: ["One", "Two"])
            let collection = UICollectionView(
                frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            let progress = UIProgressView(progressViewStyle: .bar)
            for view in [table, segments, collection, progress] { window.addSubview(view) }
            #expect(table.backgroundColor == .red && segments.backgroundColor == .green)
            #expect(collection.backgroundColor == .blue && progress.progressTintColor == .cyan)
        }
    }

    @Test(
        "Images and attributes of controls are given, too",
        arguments: ["slider", "stepper", "segments", "pages", "field", "text", "spinner", "search"])
    func controls(_ kind: String) throws {
        let image = UIImage(color: .red, size: CGSize(width: 10, height: 10))
        inWindow { window in
            switch kind {
            case "slider":
                UISlider.appearance().setThumbImage(image, for: .highlighted)
                UISlider.appearance().minimumValueImage = image
                let slider = UISlider()
                window.addSubview(slider)
                #expect(slider.thumbImage(for: .highlighted) === image && slider.minimumValueImage === image)
            case "stepper":
                UIStepper.appearance().setIncrementImage(image, for: .disabled)
                UIStepper.appearance().setDividerImage(
                    image, forLeftSegmentState: .highlighted, rightSegmentState: .normal)
                let stepper = UIStepper()
                window.addSubview(stepper)
                #expect(stepper.incrementImage(for: .disabled) === image)
                #expect(
                    stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal)
                        === image)
                #expect(
                    stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) == nil)
            case "segments":
                let type = UISegmentedControl.appearance()
                type.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
                type.setBackgroundImage(image, for: .selected, barMetrics: .compact)
                let control = UISegmentedControl(items: ["One"])
                window.addSubview(control)
                let color = control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor
                #expect(color == .red)
                #expect(control.backgroundImage(for: .selected, barMetrics: .compact) === image)
                #expect(control.backgroundImage(for: .selected, barMetrics: .default) == nil)
            case "pages":
                UIPageControl.appearance().currentPageIndicatorTintColor = .red
                let pages = UIPageControl()
                window.addSubview(pages)
                #expect(pages.currentPageIndicatorTintColor == .red)
            case "field":
                UITextField.appearance().defaultTextAttributes = [.foregroundColor: UIColor.red]
                UITextField.appearance().keyboardAppearance = .dark
                let field = UITextField()
                window.addSubview(field)
                #expect(field.textColor == .red && field.keyboardAppearance == .dark)
            case "text":
                UITextView.appearance().textColor = .red
                UIScrollView.appearance().keyboardDismissMode = .onDrag
                let text = UITextView()
                window.addSubview(text)
                #expect(text.textColor == .red && text.keyboardDismissMode == .onDrag)
            case "spinner":
                UIActivityIndicatorView.appearance().color = .red
                let spinner = UIActivityIndicatorView()
                window.addSubview(spinner)
                #expect(spinner.color == .red)
            default:
                UISearchBar.appearance().setImage(image, for: .bookmark, state: .normal)
                UISearchBar.appearance().barTintColor = .red
                UISearchBar.appearance().setScopeBarButtonTitleTextAttributes(
                    [.foregroundColor: UIColor.red], for: .normal)
                let search = UISearchBar()
                window.addSubview(search)
                #expect(search.image(for: .bookmark, state: .normal) === image)
                #expect(search.barTintColor == .red)
                #expect(search.scopeBarButtonTitleTextAttributes(for: .normal)?.count == 1)
            }
        }
    }
}
