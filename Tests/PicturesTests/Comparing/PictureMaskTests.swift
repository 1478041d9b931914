import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore
@testable import Pictures

@MainActor
@Suite("Masks of comparisons") struct PictureMaskTests {
    private func page(clock: String, total: String = "Total", masked: Bool = true) -> Picture {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let card = UIView(frame: CGRect(x: 0, y: 20, width: 200, height: 40))
        card.backgroundColor = .white
        let labels = [clock, total].enumerated().map { index, text in
            let label = UILabel(frame: CGRect(x: 10, y: 20 * index, width: 100 + text.count, height: 20))
            label.text = text
            return label
        }
        page.addSubview(card)
        for label in labels { card.addSubview(label) }
        return Picture(of: page, masking: masked ? [labels[0]] : [])
    }

    @Test("The text of a masked view is its class alone, and the SVG shows it")
    func text() {
        let picture = page(clock: "12:00")
        #expect(
            picture.description == """
                picture 200×100
                - UIView (0 0; 200 100)
                  - UIView (0 20; 200 40)
                    fill rect (0 0; 200 40) color #FFFFFF
                    - UILabel masked
                    - UILabel "Total" (10 20; 105 20)
                      text "Total" at (0, 16.187) font .SFUI-Regular 17 color #000000

                """)
        #expect(picture.svg().contains(">12:00</text>"))
    }

    @Test("A masked view is left out of comparisons, whichever picture masks it, and its siblings are not")
    func comparison() {
        let before = page(clock: "12:00")
        #expect(page(clock: "23:59").differences(from: before) == [])
        #expect(page(clock: "23:59", masked: false).differences(from: before) == [])
        #expect(before.differences(from: page(clock: "23:59", masked: false)) == [])
        #expect(
            page(clock: "23:59", total: "Sum").differences(from: before)
                == [
                    "UILabel \"Total\" is 103×20 instead of 105×20",
                    "UILabel \"Total\" is UILabel \"Sum\" now",
                    "UILabel \"Total\": text changed from \"Total\" to \"Sum\"",
                ])
        #expect(
            !page(clock: "23:59", masked: false).differences(from: page(clock: "12:00", masked: false))
                .isEmpty)
    }

    @Test("All that is in a masked view is left out, too")
    func inner() {
        func picture(_ color: UIColor) -> Picture {
            let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            page.backgroundColor = .white
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            let behind = UIView(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
            inner.backgroundColor = color
            behind.backgroundColor = color
            outer.addSubview(inner)
            page.addSubview(outer)
            page.addSubview(behind)
            return Picture(of: page, masking: [outer])
        }
        #expect(
            picture(.blue).differences(from: picture(.red))
                == ["UIView: fill color changed from #FF0000 to #0000FF"])
    }

    @Test("A label whose text looks like a mask is none")
    func lookalike() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "masked"
        let before = Picture(of: label)
        label.text = "masked "
        #expect(!Picture(of: label).differences(from: before).isEmpty)
    }

    @Test(
        "Where a changed view is in the picture is known, also in one that is scrolled, and not in one that is turned"
    )
    func frames() throws {
        func picture(_ color: UIColor, turned: Bool = false) -> String {
            let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let scrolling = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
            scrolling.contentSize = CGSize(width: 100, height: 500)
            scrolling.contentOffset.y = 30
            let box = UIView(frame: CGRect(x: 5, y: 60, width: 40, height: 40))
            box.backgroundColor = color
            scrolling.addSubview(box)
            if turned { scrolling.transform = CGAffineTransform(rotationAngle: 1) }
            page.addSubview(scrolling)
            return Picture(of: page).description
        }
        let change = try #require(
            PictureDifference(from: picture(.red), to: picture(.blue))?.changes.first)
        #expect(change.frame == CGRect(x: 15, y: 50, width: 40, height: 40))
        let turned = try #require(
            PictureDifference(from: picture(.red, turned: true), to: picture(.blue, turned: true))?.changes
                .first)
        #expect(turned.frame == nil)
    }
}
