import Foundation
import HeadlessUIKit
import Testing

// As suites have it that run on Apple's UIKit, too: flowkey's ButtonSizeToFitTests and ButtonContentAlignmentTests
// (github.com/flowkey/UIKit-cross-platform).
@MainActor
@Suite("Buttons fitted to their content") struct ButtonFittingTests {
    private func picture(_ side: CGFloat) -> UIImage {
        UIImage(color: .red, size: CGSize(width: side, height: side))
    }

    @Test(
        "A button with neither a title nor an image is 30 points wide, and has room for a line",
        arguments: [(.custom, 34), (.system, 30)] as [(UIButton.ButtonType, CGFloat)])
    func empty(type: UIButton.ButtonType, height: CGFloat) {
        let button = UIButton(type: type)
        button.sizeToFit()
        #expect(button.frame.size == CGSize(width: 30, height: height))
        #expect(button.intrinsicContentSize == button.frame.size)
        button.setTitle("", for: .normal)
        #expect(button.sizeThatFits(.zero) == CGSize(width: 30, height: height))
        button.titleLabel?.font = .systemFont(ofSize: 14)
        #expect(button.sizeThatFits(.zero) == CGSize(width: 30, height: 29))
    }

    // Frames that Xcode stored in public nibs.
    @Test(
        "A title's size is rounded up to whole points, and 12 points are added to its height",
        arguments: [(12, 27), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34)] as [(CGFloat, CGFloat)])
    func wholePoints(size: CGFloat, height: CGFloat) throws {
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: size)
        button.setTitle("Whole points", for: .normal)
        let title = try #require(button.titleLabel).intrinsicContentSize
        #expect(button.intrinsicContentSize == CGSize(width: title.width.rounded(.up), height: height))
    }

    @Test("A short title makes a button no narrower than 30 points")
    func short() {
        let button = UIButton(type: .system)
        button.setTitle("I", for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    // Frames that Xcode stored in public nibs.
    @Test("With an image, a title has no padding, and an image alone is as high as a line in Auto Layout")
    func withImage() throws {
        let button = UIButton()
        button.setImage(picture(16), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 16, height: 22))
        #expect(button.sizeThatFits(.zero) == CGSize(width: 16, height: 16))
        button.setTitle("Beside", for: .normal)
        let width = try #require(button.titleLabel).intrinsicContentSize.width.rounded(.up)
        #expect(button.intrinsicContentSize == CGSize(width: 16 + width, height: 22))
        button.setImage(picture(28), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 28 + width, height: 28))
    }

    // github.com/codeandtheory/YMatterType/issues/77
    @Test("Content insets replace the padding and the smallest width, however small they are")
    func contentInsets() throws {
        let button = UIButton()
        button.setTitle("Inset", for: .normal)
        let width = try #require(button.titleLabel).intrinsicContentSize.width.rounded(.up)
        #expect(button.intrinsicContentSize == CGSize(width: width, height: 34))
        button.contentEdgeInsets.left = 0.001
        #expect(button.intrinsicContentSize == CGSize(width: width + 0.001, height: 22))
        button.setTitle(nil, for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
        #expect(button.intrinsicContentSize == CGSize(width: 24, height: 22))
    }

    @Test("A button with only an image has the image's size", arguments: [4, 80] as [CGFloat])
    func pictureAlone(side: CGFloat) {
        let button = UIButton()
        button.setImage(picture(side), for: .normal)
        button.sizeToFit()
        #expect(button.frame.size == CGSize(width: side, height: side))
    }

    @Test(
        "The padding above and below a title exists after sizeToFit, and not before",
        arguments: [
            (.top, false, 0), (.top, true, 6), (.bottom, false, 1), (.bottom, true, 1), (.center, true, 0.5),
            (.fill, true, 6),
        ] as [(UIControl.ContentVerticalAlignment, Bool, CGFloat)])
    func titleRoom(alignment: UIControl.ContentVerticalAlignment, isFitted: Bool, top: CGFloat) throws {
        let button = UIButton()
        button.setTitle("Short", for: .normal)
        if isFitted { button.sizeToFit() }
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = alignment
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        let wanted =
            switch alignment {
            case .bottom: 100 - label.frame.height - (isFitted ? 6 : 0)
            case .center: (100 - label.frame.height) / 2
            case .top, .fill: top
            }
        #expect(label.frame.minX == 0 && abs(label.frame.minY - wanted) < 1e-9)
    }

    @Test("A title beside an image is aligned to the same edge as the image")
    func beside() {
        let button = UIButton()
        button.setTitle("Short", for: .normal)
        button.setImage(picture(40), for: .normal)
        button.sizeToFit()
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        button.contentVerticalAlignment = .top
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minY == 0 && button.imageView?.frame.minY == 0)
    }

    private final class Small: UIButton {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 10, height: 10) }
    }

    @Test("A subclass that has a size of its own keeps it, also with an image alone")
    func ownSize() {
        let button = Small()
        button.setImage(picture(4), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 10, height: 10))
    }
}
