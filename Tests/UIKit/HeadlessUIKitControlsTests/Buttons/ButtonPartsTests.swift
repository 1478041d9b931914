import HeadlessUIKit
import TestSupport
import Testing

/// When a button creates its label and its image view, and in what order they are.
@MainActor @Suite("A button's label and image view") struct ButtonPartsTests {
    private let picture = UIImage(color: .red, size: CGSize(width: 10, height: 10))

    /// The classes of the subviews, from back to front.
    private func parts(_ button: UIButton) -> [String] {
        button.subviews.map { view in
            view === button.titleLabel ? "label" : view === button.imageView ? "image" : "\(type(of: view))"
        }
    }

    @Test(
        "A fresh button has no subviews, also after it is measured, laid out, highlighted and read"
    )
    func fresh() {
        let button = UIButton(type: .system)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.isHidden = false
        window.addSubview(button)
        button.setTitleColor(.red, for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        button.sizeToFit()
        #expect(button.frame.size == CGSize(width: 6, height: 22))
        button.layoutIfNeeded()
        button.isHighlighted = true
        button.isHighlighted = false
        button.tintColor = .green
        #expect(button.currentTitle == nil && button.currentImage == nil)
        #expect(button.accessibilityLabel == nil && button.accessibilityTraits == .button)
        button.sendActions(for: .touchUpInside)
        #expect(button.subviews.isEmpty)
    }

    @Test("The label and the image view are there when they are read, hidden and without content")
    func reading() throws {
        let button = UIButton()
        let label = try #require(button.titleLabel)
        #expect(button.subviews == [label] && label.isHidden && label.text == nil)
        #expect(label.font.pointSize == UIFont.buttonFontSize && label.textColor == .white)
        let image = try #require(button.imageView)
        #expect(button.subviews == [image, label] && image.isHidden && image.image == nil)
        #expect(button.titleLabel === label && button.imageView === image)
        button.setTitle("Go", for: .normal)
        #expect(label.text == "Go" && !label.isHidden && button.subviews.count == 2)
    }

    @Test("A title creates the label alone, and an image the image view alone")
    func content() {
        let titled = UIButton()
        titled.setTitle("Go", for: .normal)
        #expect(titled.subviews.count == 1 && titled.subviews.first is UILabel)
        let pictured = UIButton(type: .contactAdd)
        #expect(pictured.subviews.count == 1 && pictured.subviews.first is UIImageView)
        let backed = UIButton()
        backed.setBackgroundImage(picture, for: .normal)
        #expect(backed.subviews.count == 1)
        let later = UIButton()
        later.setTitle("On", for: .selected)
        #expect(later.subviews.isEmpty)
        later.isSelected = true
        #expect((later.subviews.first as? UILabel)?.text == "On")
        later.isSelected = false
        #expect((later.subviews.first as? UILabel)?.isHidden == true)
    }

    @Test("The background is behind the image, the image behind the label, whichever comes first")
    func order() {
        let set: [(UIButton) -> Void] = [
            { $0.setTitle("Go", for: .normal) }, { $0.setImage(picture, for: .normal) },
            { $0.setBackgroundImage(picture, for: .normal) },
        ]
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            let button = UIButton()
            button.addSubview(UIControl())
            for index in order { set[index](button) }
            #expect(parts(button) == ["UIImageView", "image", "label", "UIControl"], "\(order)")
        }
    }

    @Test("A view put at the back of a button stays behind the title and image that are set later")
    func behind() {
        let button = UIButton()
        button.insertSubview(UIControl(), at: 0)
        button.setTitle("Go", for: .normal)
        #expect(parts(button) == ["UIControl", "image", "label"])
        let other = UIButton()
        let view = UIControl()
        other.addSubview(view)
        other.sendSubviewToBack(view)
        other.setImage(picture, for: .normal)
        #expect(parts(other) == ["UIControl", "image", "label"])
    }

    @Test("Without a configuration again, a button that never had a title shows none")
    func configuration() {
        let button = UIButton()
        button.configuration = .filled()
        #expect(button.subviews.count == 3)
        button.configuration = nil
        #expect(button.subviews.count == 2 && button.subviews.allSatisfy(\.isHidden))
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
    }
}
