import FailureReporting
import Foundation
import Testing

@testable import HeadlessUIKitCore

@MainActor private final class RightImageButton: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        let rect = super.imageRect(forContentRect: contentRect)
        return CGRect(origin: CGPoint(x: contentRect.maxX - rect.width, y: rect.minY), size: rect.size)
    }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        var rect = super.titleRect(forContentRect: contentRect)
        rect.origin.x = contentRect.minX
        return rect
    }

    override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 2, dy: 2) }
}

@MainActor @Suite("Button rectangles and insets") struct ButtonRectTests {
    private let image = UIImage(color: .red, size: CGSize(width: 20, height: 20))

    private func button(_ type: UIButton, width: CGFloat = 200) -> UIButton {
        type.setTitle("Save", for: .normal)
        type.setImage(image, for: .normal)
        type.frame = CGRect(x: 0, y: 0, width: width, height: 40)
        type.layoutIfNeeded()
        return type
    }

    @Test("Content insets make the natural size larger, the others do not")
    func sizes() {
        let button = button(UIButton())
        let size = button.intrinsicContentSize
        button.titleEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: -10)
        button.imageEdgeInsets = UIEdgeInsets(top: 1, left: -5, bottom: 2, right: 5)
        #expect(button.intrinsicContentSize == size)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: size.width + 6, height: size.height + 4))
        #expect(button.contentRect(forBounds: button.bounds) == CGRect(x: 2, y: 1, width: 194, height: 36))
    }

    @Test("Opposite insets move title and image by the full distance, one alone by half")
    func moving() throws {
        let button = button(UIButton())
        let label = try #require(button.titleLabel)
        let picture = try #require(button.imageView)
        let (title, image) = (label.frame, picture.frame)
        #expect(title.minX == image.maxX)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -8, bottom: 0, right: 0)
        button.layoutIfNeeded()
        #expect(label.frame == title.offsetBy(dx: 10, dy: 0))
        #expect(picture.frame == image.offsetBy(dx: -4, dy: 0))
        button.titleEdgeInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
        button.layoutIfNeeded()
        #expect(label.frame == title.offsetBy(dx: 0, dy: 3))
    }

    @Test("A subclass's rectangles are used by the layout")
    func overridden() {
        let own = button(RightImageButton())
        own.setBackgroundImage(image, for: .normal)
        own.layoutIfNeeded()
        #expect(own.imageView?.frame == CGRect(x: 180, y: 10, width: 20, height: 20))
        #expect(own.titleLabel?.frame.minX == 0)
        #expect(own.subviews.first?.frame == CGRect(x: 2, y: 2, width: 196, height: 36))
    }

    @Test("Where the button is read from the right, the image is at the right of the title")
    func mirrored() throws {
        let button = UIButton()
        button.semanticContentAttribute = .forceRightToLeft
        _ = self.button(button)
        let (label, picture) = try (#require(button.titleLabel), #require(button.imageView))
        #expect(abs(picture.frame.minX - label.frame.maxX) < 1e-9)
        #expect(button.titleRect(forContentRect: button.bounds) == label.frame)
    }

    @Test("An inset that is not finite is a failure, and the old one is kept")
    func notFinite() {
        let button = UIButton()
        let texts = FailureCollector.failures { button.imageEdgeInsets.left = .nan }.map(\.text)
        #expect(texts.count == 1 && texts[0].contains("imageEdgeInsets"))
        #expect(button.imageEdgeInsets == .zero)
    }

    @Test(
        "Buttons that are a symbol have an image, a name and a size",
        arguments: [
            (UIButton.ButtonType.infoLight, "More Info", "info.circle", 24.0),
            (.infoDark, "More Info", "info.circle", 24), (.detailDisclosure, "More Info", "info.circle", 24),
            (.contactAdd, "Add contact", "plus.circle", 24), (.close, "Close", "xmark.circle.fill", 30),
        ])
    func symbols(_ type: UIButton.ButtonType, _ label: String, _ symbol: String, _ side: Double) {
        let button = UIButton(type: type)
        #expect(button.accessibilityLabel == label && button.currentImage?.symbolName == symbol)
        #expect(button.frame.size == CGSize(width: side, height: side) && button.buttonType == type)
        button.setTitle("More", for: .normal)
        #expect(button.accessibilityLabel == "More")
    }

    @Test("The title's shadow is shown by state, and changes sides while highlighted if asked to")
    func shadow() {
        let button = UIButton()
        button.setTitle("Save", for: .normal)
        button.setTitleShadowColor(.gray, for: .normal)
        button.setTitleShadowColor(.black, for: .highlighted)
        button.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
        button.reversesTitleShadowWhenHighlighted = true
        #expect(button.titleLabel?.shadowColor == .gray && button.currentTitleShadowColor == .gray)
        button.isHighlighted = true
        #expect(button.titleLabel?.shadowColor == .black)
        #expect(button.titleLabel?.shadowOffset == CGSize(width: -1, height: -2))
        button.isHighlighted = false
        #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: 2))
    }

    @Test("The colour of a shadow that is set before there is a title, or a plain one, is the title's")
    func shadowBeforeTitle() {
        let button = UIButton()
        button.setTitleShadowColor(.gray, for: .normal)
        #expect(button.titleShadowColor(for: .normal) == .gray && button.subviews.isEmpty)
        #expect(button.titleLabel?.shadowColor == .gray)
        let image = UIButton(type: .system)
        image.setImage(UIImage(systemName: "star"), for: .normal)
        image.setTitleShadowColor(.gray, for: .normal)
        #expect(image.titleLabel?.shadowColor == .gray)
        let attributed = UIButton()
        attributed.setTitleShadowColor(.gray, for: .normal)
        attributed.setAttributedTitle(NSAttributedString(string: "Save"), for: .normal)
        #expect(attributed.titleLabel?.shadowColor == .gray)
        let configured = UIButton(configuration: .plain())
        configured.setTitleShadowColor(.gray, for: .normal)
        #expect(configured.currentTitleShadowColor == .gray)
    }

    @Test("Symbol images follow the configuration of the state")
    func symbolConfiguration() {
        let button = UIButton()
        button.setImage(UIImage(systemName: "star"), for: .normal)
        let large = UIImage.SymbolConfiguration(pointSize: 50)
        button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
        #expect(button.currentPreferredSymbolConfiguration == large)
        #expect(button.intrinsicContentSize == CGSize(width: 60, height: 60))
    }
}
