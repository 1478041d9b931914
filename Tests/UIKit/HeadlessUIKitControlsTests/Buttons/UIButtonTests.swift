import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIButton") struct UIButtonTests {
    let log = EventLog()

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIImage(color: .red, size: CGSize(width: width, height: height))
    }

    @Test("A state without content of its own uses that of the normal state")
    func fallback() {
        let button = UIButton()
        button.setTitle("Save", for: .normal)
        button.setTitle("Saved", for: .selected)
        button.setTitle("Wait", for: .disabled)
        #expect(button.title(for: .highlighted) == "Save")
        #expect(button.title(for: [.selected, .highlighted]) == "Save")
        var shown: [String?] = [button.titleLabel?.text]
        button.isSelected = true
        shown.append(button.titleLabel?.text)
        button.isHighlighted = true
        shown.append(button.titleLabel?.text)
        button.isSelected = false
        button.isHighlighted = false
        button.isEnabled = false
        shown.append(button.currentTitle)
        button.setTitle(nil, for: .disabled)
        shown.append(button.titleLabel?.text)
        #expect(shown == ["Save", "Saved", "Save", "Wait", "Save"])
    }

    @Test("Colours and images are set per state, too")
    func otherContent() {
        let (plain, pressed) = (image(10, 10), image(20, 20))
        let button = UIButton()
        #expect(button.imageView?.isHidden == true && button.titleLabel?.isHidden == true)
        button.setImage(plain, for: .normal)
        button.setImage(pressed, for: .highlighted)
        button.setBackgroundImage(pressed, for: .normal)
        button.setTitleColor(.red, for: .highlighted)
        #expect(button.imageView?.image === plain && button.imageView?.isHidden == false)
        #expect(button.currentBackgroundImage === pressed)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        button.layoutIfNeeded()
        let background = button.subviews.first as? UIImageView
        #expect(background?.image === pressed)
        #expect(background?.frame == button.bounds)
        #expect(background !== button.imageView)
        button.isHighlighted = true
        #expect(button.imageView?.image === pressed && button.currentImage === pressed)
        #expect(button.titleLabel?.textColor == .red && button.currentTitleColor == .red)
        #expect(button.backgroundImage(for: .highlighted) === pressed)
        button.setImage(nil, for: .highlighted)
        #expect(button.currentImage === plain)
    }

    @Test("A title is white in a custom button and in the tint colour in a system one")
    func defaultColors() {
        #expect(UIButton().titleColor(for: .normal) == .white)
        #expect(UIButton(type: .system).titleColor(for: .disabled) == .tintColor)
        #expect(UIButton().buttonType == .custom && UIButton(type: .system).buttonType == .system)
    }

    @Test(
        "A touch triggers the primary action after touchUpInside; a touch that ends outside does not"
    )
    func events() {
        UIApplication.withShared(UIApplication()) {
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            button.write(to: log)
            _ = UIWindow.showing(button)
            Finger.tap(CGPoint(x: 50, y: 20))
            #expect(log.take() == "touchDown\ntouchUpInside\nprimaryActionTriggered")
            let finger = Finger(down: CGPoint(x: 50, y: 20))
            finger.move(to: CGPoint(x: 50, y: 400))
            finger.lift()
            #expect(log.take() == "touchDown\ntouchDragExit\ntouchUpOutside")
            button.isEnabled = false
            Finger.tap(CGPoint(x: 50, y: 20))
            #expect(log.take() == "")
        }
    }

    @Test("A button with a primary action shows its title and image, and performs it")
    func primaryAction() {
        let picture = image(10, 10)
        let action = UIAction(title: "Save", image: picture) { action in
            log.add("\((action.sender as? UIButton)?.currentTitle ?? "nobody")")
        }
        let button = UIButton(primaryAction: action)
        #expect(button.buttonType == .system && button.currentImage === picture)
        button.sendActions(for: .primaryActionTriggered)
        #expect(log.take() == "Save")
        let empty = UIButton(type: .custom, primaryAction: nil)
        #expect(empty.currentTitle == nil && empty.allControlEvents == [])
    }

    @Test("A button's width fits image and title side by side, and a title alone has padding above and below")
    func size() {
        let button = UIButton()
        let lineHeight = button.titleLabel?.font.lineHeight ?? 0
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
        button.setImage(image(30, 50), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 50))
        button.setTitle("Save", for: .normal)
        var title = button.titleLabel?.intrinsicContentSize ?? .zero
        #expect(title.width > 0 && abs(title.height - lineHeight) < 1)
        title = CGSize(width: title.width.rounded(.up), height: title.height.rounded(.up))
        button.sizeToFit()
        #expect(button.bounds.size == CGSize(width: 30 + title.width, height: 50))
        button.setImage(nil, for: .normal)
        #expect(button.sizeThatFits(.zero) == CGSize(width: title.width, height: title.height + 12))
    }

    @Test(
        "Image and title are side by side, aligned as configured",
        arguments: [
            (.left, .top, 0, 0), (.fill, .fill, 0, 0), (.right, .bottom, 1, 1), (.center, .center, 0.5, 0.5),
        ] as [(UIControl.ContentHorizontalAlignment, UIControl.ContentVerticalAlignment, CGFloat, CGFloat)])
    func layout(
        horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment,
        x: CGFloat, y: CGFloat
    ) throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        button.setImage(image(30, 50), for: .normal)
        button.setTitle("Save", for: .normal)
        button.contentHorizontalAlignment = horizontal
        button.contentVerticalAlignment = vertical
        button.layoutIfNeeded()
        let (label, picture) = (try #require(button.titleLabel), try #require(button.imageView))
        let size = label.intrinsicContentSize
        let left = (300 - 30 - size.width) * x
        #expect(picture.frame == CGRect(x: left, y: 50 * y, width: 30, height: 50))
        #expect(label.frame == CGRect(origin: CGPoint(x: left + 30, y: (100 - size.height) * y), size: size))
    }

    @Test("A title that is too wide is cut to the room that there is", arguments: [0, 20, 40] as [CGFloat])
    func tooNarrow(width: CGFloat) throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: width, height: 0))
        button.setImage(image(30, 50), for: .normal)
        button.setTitle("A title that is much too long", for: .normal)
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        #expect(label.frame.width == max(0, width - 30))
        #expect(button.imageView?.frame.size == CGSize(width: 30, height: 50))
    }

    @Test("Content that changes is laid out again, also per state")
    func relayout() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        button.setTitle("Save", for: .normal)
        button.setTitle("A longer title", for: .highlighted)
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        let width = label.frame.width
        button.isHighlighted = true
        button.layoutIfNeeded()
        #expect(label.frame.width > width)
        button.isHighlighted = false
        button.layoutIfNeeded()
        #expect(label.frame.width == width)
    }

    @Test("Assistive technology hears the title and what state the button is in")
    func accessibility() {
        let button = UIButton()
        button.setTitle("Save", for: .normal)
        #expect(button.isAccessibilityElement && button.titleLabel?.isAccessibilityElement == false)
        #expect(button.accessibilityLabel == "Save" && button.accessibilityTraits == .button)
        button.isEnabled = false
        button.isSelected = true
        #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
        button.accessibilityLabel = "Save the list"
        button.accessibilityTraits = .link
        #expect(button.accessibilityLabel == "Save the list")
        #expect(button.accessibilityTraits == [.link, .notEnabled, .selected])
        button.isAccessibilityElement = false
        #expect(!button.isAccessibilityElement)
        button.accessibilityLabel = nil
        #expect(button.accessibilityLabel == "Save")
    }
}
