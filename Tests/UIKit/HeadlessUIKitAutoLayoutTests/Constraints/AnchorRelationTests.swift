import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Relations between anchors") struct AnchorRelationTests {
    /// Two views in a container of 300 by 300 points, after constraints were activated and solved.
    private func layOut(_ constraints: (UIView, UIView) -> [NSLayoutConstraint]) -> (CGRect, CGRect) {
        var frames = (CGRect.null, CGRect.null)
        inOwnWorld {
            let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let (first, second) = (UIView(), UIView())
            for view in [first, second] {
                view.translatesAutoresizingMaskIntoConstraints = false
                container.addSubview(view)
            }
            NSLayoutConstraint.activate(
                [
                    first.topAnchor.constraint(equalTo: container.topAnchor),
                    first.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                    first.widthAnchor.constraint(equalToConstant: 40),
                    first.heightAnchor.constraint(equalToConstant: 30),
                ] + constraints(first, second))
            container.layoutIfNeeded()
            frames = (first.frame, second.frame)
        }
        return frames
    }

    @Test("A dimension is at least, or at most, another one times a factor")
    func dimensions() {
        let (_, frame) = layOut { first, second in
            let (wide, low) = (
                second.widthAnchor.constraint(equalToConstant: 0),
                second.heightAnchor.constraint(equalToConstant: 200)
            )
            (wide.priority, low.priority) = (.defaultLow, .defaultLow)
            return [
                second.topAnchor.constraint(equalTo: first.topAnchor),
                second.leadingAnchor.constraint(equalTo: first.leadingAnchor), wide, low,
                second.widthAnchor.constraint(
                    greaterThanOrEqualTo: first.widthAnchor, multiplier: 2, constant: 5),
                second.heightAnchor.constraint(
                    lessThanOrEqualTo: first.heightAnchor, multiplier: 3, constant: -10),
            ]
        }
        #expect(frame.size == CGSize(width: 85, height: 80))
    }

    @Test("The system's spacing is 8 points, at least or at most")
    func spacing() {
        let (first, second) = layOut { first, second in
            let (top, leading) = (
                second.topAnchor.constraint(equalTo: first.topAnchor),
                second.leadingAnchor.constraint(equalTo: first.leadingAnchor, constant: 200)
            )
            (top.priority, leading.priority) = (.defaultLow, .defaultLow)
            return [
                top, leading, second.widthAnchor.constraint(equalToConstant: 10),
                second.heightAnchor.constraint(equalToConstant: 10),
                second.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: first.bottomAnchor),
                second.leadingAnchor.constraint(
                    lessThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
            ]
        }
        #expect(second.minY == first.maxY + 8 && second.minX == first.maxX + 16)
    }

    @Test("The distance between two anchors is a dimension")
    func distance() {
        let (first, second) = layOut { first, second in
            [
                second.widthAnchor.constraint(equalToConstant: 10),
                second.heightAnchor.constraint(equalToConstant: 10),
                second.leadingAnchor.constraint(equalTo: first.leadingAnchor),
                first.bottomAnchor.anchorWithOffset(to: second.topAnchor).constraint(
                    equalTo: first.heightAnchor),
            ]
        }
        #expect(second.minY - first.maxY == 30)
    }

    @Test("An anchor knows its view and its attribute")
    func description() {
        let view = UIView()
        #expect(view.lastBaselineAnchor.item === view && view.lastBaselineAnchor.name == "lastBaseline")
        let guide = UILayoutGuide()
        #expect(guide.rightAnchor.item === guide && guide.rightAnchor.name == "right")
    }
}
