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
        "A button with neither a title nor an image is 30 by 34 points",
        arguments: [UIButton.ButtonType.custom, .system])
    func empty(type: UIButton.ButtonType) {
        let button = UIButton(type: type)
        button.sizeToFit()
        #expect(button.frame.size == CGSize(width: 30, height: 34))
        #expect(button.intrinsicContentSize == button.frame.size)
        button.setTitle("", for: .normal)
        #expect(button.sizeThatFits(.zero) == CGSize(width: 30, height: 34))
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
}
