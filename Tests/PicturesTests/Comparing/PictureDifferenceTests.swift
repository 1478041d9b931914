import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore
@testable import Pictures

/// A change of a page with a label and a box, and what is said about it.
struct PageChange: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: @MainActor @Sendable (UIView, UILabel, UIView) -> Void
    let lines: [String]

    init(
        _ name: String, _ change: @escaping @MainActor @Sendable (UIView, UILabel, UIView) -> Void,
        _ lines: String...
    ) {
        (testDescription, self.change, self.lines) = (name, change, lines)
    }
}

@MainActor
@Suite("Differences between pictures") struct PictureDifferenceTests {
    private func page(_ change: (UIView, UILabel, UIView) -> Void) -> String {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        page.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
        label.text = "Total"
        let box = UIView(frame: CGRect(x: 10, y: 40, width: 50, height: 50))
        box.backgroundColor = .red
        page.addSubview(label)
        page.addSubview(box)
        change(page, label, box)
        return Picture(of: page).description
    }

    nonisolated static let changes = [
        PageChange("nothing", { _, _, _ in }),
        PageChange(
            "a move", { _, label, _ in label.frame.origin = CGPoint(x: 10, y: 13) },
            "UILabel \"Total\" moved 3 pt down"),
        PageChange(
            "a move and a size", { $2.frame = CGRect(x: 8, y: 39.5, width: 60, height: 50) },
            "UIView moved 2 pt left and 0.5 pt up and is 60×50 instead of 50×50",
            "UIView: fill changed from rect (0 0; 50 50) to rect (0 0; 60 50)"),
        PageChange(
            "a text", { _, label, _ in label.text = "Sum" }, "UILabel \"Total\" is UILabel \"Sum\" now",
            "UILabel \"Total\": text changed from \"Total\" to \"Sum\""),
        PageChange(
            "a text with what looks like parts", { _, label, _ in label.text = "a at \"x\\" },
            "UILabel \"Total\" is UILabel \"a at \"x\\\" now",
            "UILabel \"Total\": text changed from \"Total\" to \"a at \\\"x\\\\\""),
        PageChange(
            "colours",
            {
                $1.textColor = .red
                $2.backgroundColor = .blue
            },
            "UILabel \"Total\": text color changed from #000000 to #FF0000",
            "UIView: fill color changed from #FF0000 to #0000FF"),
        PageChange(
            "an alignment", { _, label, _ in label.textAlignment = .right },
            "UILabel \"Total\": text moved \((100 - UIFont.systemFont(ofSize: 17).width(of: "Total")).shortText) pt right"
        ),
        PageChange(
            "an opacity", { $2.alpha = 0.5 },
            "UIView: no opacity, transform or shadow became alpha 0.5"),
        PageChange(
            "a border", { $2.layer.borderWidth = 1 },
            "UIView: + stroke rect (0.5 0.5; 49 49) color #000000 width 1"),
        PageChange(
            "a view less",
            {
                $1.removeFromSuperview()
                _ = ($0, $2)
            },
            "UILabel \"Total\" is missing, which was at (10 10; 100 20)"),
        PageChange(
            "a view more",
            { page, _, _ in
                let image = UIImageView(image: UIImage(systemName: "star"))
                page.insertSubview(image, at: 1)
            }, "UIImageView is new, at (0 0; 20.4 20.4)"),
        PageChange(
            "a hidden view", { $2.isHidden = true }, "UIView is missing, which was at (10 40; 50 50)"),
    ]

    @Test("A difference says which view changed, and how", arguments: changes)
    func difference(change: PageChange) {
        let difference = PictureDifference(from: page { _, _, _ in }, to: page(change.change))
        #expect((difference?.lines ?? []) == change.lines)
    }

    @Test("Another size, lines without meaning, and very many differences are described")
    func other() {
        let small = "picture 10×10\n"
        #expect(
            PictureDifference(from: small, to: "picture 20×10\n")?.text
                == "the picture 20×10 was expected to be the picture 10×10")
        #expect(PictureDifference(from: small, to: small + "\n\n")?.lines == ["+ ", "+ "])
        let old = (0..<30).map { "- UIView \"\($0)\" (0 0; 1 1)\n" }
        let new = (0..<30).map { "- UIView \"\($0)\" (\($0 + 1) 0; 1 1)\n" }
        let many = PictureDifference(from: small + old.joined(), to: small + new.joined())
        #expect(many?.lines.count == 30 && many?.text.hasSuffix("\n… and 10 more differences") == true)
        #expect(many?.text.hasPrefix("UIView \"0\" moved 1 pt right\n") == true)
    }

    @Test(
        "Any text can be read", arguments: ["", "\n", "- ", "    - x\n  y", "picture\n- a (b; c)\n      - d"])
    func anyText(text: String) {
        #expect(PictureDifference(from: text, to: text) == nil)
        #expect(PictureDifference(from: text, to: text + "z")?.lines.isEmpty == false)
    }

    @Test("Steps from one list to another lead there", arguments: 0..<200)
    func steps(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let old = (0..<numbers.next(below: 12)).map { _ in numbers.next(below: 4) }
        let new = (0..<numbers.next(below: 12)).map { _ in numbers.next(below: 4) }
        var (made, taken): ([Int], [Int]) = ([], [])
        for step in CommonLines.steps(old, new) {
            switch step {
            case .same(let before, let after):
                #expect(old[before] == new[after])
                made.append(new[after])
                taken.append(old[before])
            case .added(let index): made.append(new[index])
            case .removed(let index): taken.append(old[index])
            }
        }
        #expect(made == new && taken == old)
    }
}
