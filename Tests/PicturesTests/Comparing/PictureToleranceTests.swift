import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore
@testable import Pictures

@MainActor
@Suite("Tolerances of comparisons") struct PictureToleranceTests {
    private func page(_ change: (UILabel, UIView) -> Void = { _, _ in }) -> Picture {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
        label.text = "Total"
        let box = UIView(frame: CGRect(x: 10, y: 40, width: 50, height: 50))
        box.backgroundColor = .red
        page.addSubview(label)
        page.addSubview(box)
        change(label, box)
        return Picture(of: page)
    }

    @Test("What moves or resizes by no more than the distance is the same")
    func distance() {
        let moved = page { label, box in
            label.frame.origin.y = 11
            box.frame.size.width = 51
        }
        #expect(moved.differences(from: page()).count == 3)
        #expect(moved.differences(from: page(), tolerance: PictureTolerance(distance: 1)) == [])
        #expect(
            moved.differences(from: page(), tolerance: PictureTolerance(distance: 0.9))
                == [
                    "UILabel \"Total\" moved 1 pt down", "UIView is 51×50 instead of 50×50",
                    "UIView: fill changed from rect (0 0; 50 50) to rect (0 0; 51 50)",
                ])
    }

    @Test("A colour whose components differ by no more than the difference is the same")
    func color() {
        let other = page { $1.backgroundColor = UIColor(red: 0.98, green: 0.01, blue: 0, alpha: 1) }
        #expect(other.differences(from: page()) == ["UIView: fill color changed from #FF0000 to #FA0300"])
        #expect(other.differences(from: page(), tolerance: PictureTolerance(color: 0.02)) == [])
        #expect(other.differences(from: page(), tolerance: PictureTolerance(color: 0.01)).count == 1)
    }

    @Test("Texts, fonts and opacities have no tolerance")
    func exact() {
        let tolerance = PictureTolerance(distance: 100, color: 1)
        func differences(_ change: (UILabel, UIView) -> Void) -> [String] {
            page(change).differences(from: page(), tolerance: tolerance)
        }
        #expect(
            differences { label, _ in label.font = .systemFont(ofSize: 18) }.last
                == "UILabel \"Total\": text font changed from .SFUI-Regular 17 to .SFUI-Regular 18")
        #expect(differences { label, _ in label.text = "Total 1" }.count == 2)
        #expect(differences { $1.alpha = 0.5 }.count == 1)
        #expect(differences { $1.removeFromSuperview() }.count == 1)
    }

    @Test(
        "The parts of a drawing command are points, colours or neither",
        arguments: [
            ("fill rect (0 0; 10 10) color #FF0000", "fill rect (1 0; 10 11) color #FE0000", true),
            ("fill rect (0 0; 10 10) color #FF0000", "fill rect (2.5 0; 10 10) color #FF0000", false),
            ("fill M 0 0 L 5 5 Z color #000000", "fill M 0 1 L 5 5 Z color #000000", true),
            ("fill M 0 0 L 5 5 Z color #000000", "fill M 0 0 L 5 5 L 6 6 Z color #000000", false),
            ("stroke M 0 0 color #000000 width 1", "stroke M 0 0 color #000000 width 2", false),
            (
                "stroke M 0 0 color #000000 width 1 from 0 to 0.5",
                "stroke M 0 0 color #000000 width 1 from 0 to 1", false
            ),
            ("transform translate 10 20", "transform translate 11 20", true),
            ("transform translate 10 20 scale 1 2", "transform translate 10 20 scale 1 3", false),
            ("transform matrix 1 0 0 1 5 5", "transform matrix 1 0 0 1 6 5", true),
            ("transform matrix 1 0 0 1 5 5", "transform matrix 1 1 0 1 5 5", false),
            ("image 20×20 ab12 in (0 0; 20 20)", "image 21×20 ab12 in (0 0; 20 20)", false),
            ("image \"x\" in (0 0; 20 20)", "image \"x\" in (0 1; 20 20)", true),
            (
                "linear gradient (0, 0) to (0, 100) #FF0000 0, #0000FF 1",
                "linear gradient (0, 1) to (0, 99) #FF0100 0, #0000FF 1", true
            ),
            (
                "linear gradient (0, 0) to (0, 100) #FF0000 0, #0000FF 1",
                "linear gradient (0, 0) to (0, 100) #FF0000 0, #0000FF 0.5", false
            ),
            ("text \"1 at (5, 5)\" at (0, 0)", "text \"2 at (5, 5)\" at (0, 0)", false),
            ("fill rect (0 0; 1 1) color #000000", "fill rect (0 0; 1 1) color #00000080", false),
            ("subviews clip rect (0 0; 10 10)", "subviews clip rect (0 1; 10 10)", true),
        ])
    func commands(old: String, new: String, isAllowed: Bool) {
        let tolerance = PictureTolerance(distance: 1, color: 0.02)
        #expect(tolerance.allowsCommand(old, new) == isAllowed)
        #expect(tolerance.allowsCommand(old, old))
        #expect(!PictureTolerance.none.allowsCommand(old, new))
    }

    @Test("What a view is scrolled by may differ by the distance")
    func scrolled() {
        func picture(_ offset: CGFloat) -> Picture {
            let scrolling = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scrolling.contentSize = CGSize(width: 100, height: 500)
            scrolling.backgroundColor = .white
            scrolling.contentOffset.y = offset
            return Picture(of: scrolling)
        }
        #expect(!picture(41).differences(from: picture(40)).isEmpty)
        #expect(picture(41).differences(from: picture(40), tolerance: PictureTolerance(distance: 1)) == [])
    }

    @Test("A tolerance that is no distance or no colour difference is the only difference, with its value")
    func problems() {
        func differences(_ tolerance: PictureTolerance) -> [String] {
            page().differences(from: page(), tolerance: tolerance)
        }
        #expect(
            differences(PictureTolerance(distance: -1))
                == ["the tolerance's distance is -1.0, which is not a number of points from 0"])
        #expect(
            differences(PictureTolerance(distance: .nan))
                == ["the tolerance's distance is nan, which is not a number of points from 0"])
        #expect(
            differences(PictureTolerance(color: 2))
                == ["the tolerance's color is 2.0, which is not between 0 and 1"])
    }
}
