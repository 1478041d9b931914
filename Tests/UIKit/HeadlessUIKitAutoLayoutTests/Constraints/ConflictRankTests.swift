import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

// Which one gives way is not documented. The source is frames that Xcode stored in public nibs with such constraints, and
// UIKit's reports in public threads, which name the constraint that was broken.
@MainActor @Suite("Which of contradicting constraints gives way") struct ConflictRankTests {
    private let page = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 70))

    /// The frame of a view inside the page, with constraints of which some are broken.
    private func placed(
        _ view: UIView, _ constraints: (UIView, UIView) -> [NSLayoutConstraint]
    ) -> CGRect {
        view.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(view)
        var frame = CGRect.null
        let warnings = warningTexts {
            NSLayoutConstraint.activate(constraints(view, page))
            page.layoutIfNeeded()
            frame = view.frame
        }
        #expect(warnings.count > 0)
        return frame
    }

    private static func edges(_ view: UIView, _ page: UIView) -> [NSLayoutConstraint] {
        [
            view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 4),
            view.topAnchor.constraint(equalTo: page.topAnchor),
            page.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 6),
            page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ]
    }

    private static let filled = CGRect(x: 4, y: 0, width: 80, height: 70)

    @Test("Of a view's size and its edges, the size, in whatever order they are activated")
    func size() {
        for isFirst in [true, false] {
            let frame = placed(UIView()) { view, page in
                let size = [
                    view.widthAnchor.constraint(equalToConstant: 30),
                    view.heightAnchor.constraint(greaterThanOrEqualToConstant: 75),
                ]
                return isFirst ? size + Self.edges(view, page) : Self.edges(view, page) + size
            }
            #expect(frame == Self.filled)
        }
    }

    @Test("Of a view's proportions and its edges, the proportions")
    func proportions() {
        let frame = placed(UIView()) { view, page in
            [view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2)]
                + Self.edges(view, page)
        }
        #expect(frame == Self.filled)
    }

    @Test("Of required hugging and edges, the hugging")
    func hugging() {
        let block = Block(12, 9)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            block.setContentHuggingPriority(.required, for: axis)
        }
        #expect(placed(block, Self.edges) == Self.filled)
    }

    @Test("Of required resistance and a size, the resistance")
    func resistance() {
        let block = Block(50, 40)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            block.setContentCompressionResistancePriority(.required, for: axis)
        }
        let frame = placed(block) { view, page in
            [
                view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
                view.topAnchor.constraint(equalTo: page.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 21),
                view.heightAnchor.constraint(equalToConstant: 11),
            ]
        }
        #expect(frame == CGRect(x: 0, y: 0, width: 21, height: 11))
    }

    @Test("Of two distances, the one that was activated last")
    func distances() {
        let frame = placed(UIView()) { view, page in
            [
                view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 5),
                view.topAnchor.constraint(equalTo: page.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 10),
                view.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5),
                view.trailingAnchor.constraint(equalTo: page.trailingAnchor),
            ]
        }
        #expect(frame == CGRect(x: 5, y: 0, width: 45, height: 10))
    }

    @Test("Of a size and the edges of a column that its views fill, the size")
    func column() {
        let (narrow, other) = (Block(10, 10), Block(10, 10))
        narrow.widthAnchor.constraint(equalToConstant: 25).isActive = true
        let column = UIStackView(arrangedSubviews: [narrow, other])
        column.axis = .vertical
        column.frame = CGRect(x: 0, y: 0, width: 64, height: 30)
        #expect(warningTexts { column.layoutIfNeeded() }.count == 1)
        #expect(narrow.frame.width == 64 && other.frame.width == 64)
    }
}
