import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Constraints in changing layout directions") struct DirectionChangeTests {
    @Test("Leading and trailing change sides with the direction of the first item")
    func sides() {
        let page = Page()
        let constraints = [
            page.a.leadingAnchor.constraint(equalTo: page.root.leadingAnchor, constant: 10),
            page.a.topAnchor.constraint(equalTo: page.root.topAnchor),
            page.a.widthAnchor.constraint(equalToConstant: 50),
            page.b.leadingAnchor.constraint(equalTo: page.a.trailingAnchor, constant: 5),
            page.b.widthAnchor.constraint(
                equalTo: page.root.leadingAnchor.anchorWithOffset(to: page.a.trailingAnchor), multiplier: 1),
        ]
        #expect(page.frames(constraints).map(\.minX) == [10, 65])
        for view in [page.root, page.a, page.b] { view.semanticContentAttribute = .forceRightToLeft }
        #expect(page.frames([]) == [rect(240, 0, 50, 0), rect(175, 0, 60, 0)])
        page.b.semanticContentAttribute = .forceLeftToRight
        // Its leading side is its left one again, 5 points after the right side of the other.
        #expect(page.frames([])[1] == rect(295, 0, 60, 0))
        for view in [page.root, page.a] { view.semanticContentAttribute = .unspecified }
        #expect(page.frames([]) == [rect(10, 0, 50, 0), rect(65, 0, 60, 0)])
    }

    @Test("Guides have the direction of the view that owns them")
    func guides() {
        let page = Page()
        let guide = UILayoutGuide()
        page.root.addLayoutGuide(guide)
        page.root.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: 30, bottom: 0, trailing: 0)
        _ = page.frames([
            guide.leadingAnchor.constraint(equalTo: page.root.layoutMarginsGuide.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 40),
        ])
        #expect(guide.layoutFrame.minX == 30)
        page.root.semanticContentAttribute = .forceRightToLeft
        page.root.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 230)
    }
}
