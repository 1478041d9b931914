import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

@MainActor @Suite("The layout report") struct LayoutReportTests {
    @Test("The layout report says which constraints decide about each edge, and which edges nothing decides")
    func edges() {
        let page = Page()
        let left = page.a.leftAnchor.constraint(equalTo: page.root.leftAnchor, constant: 10)
        left.identifier = "left"
        _ = page.frames([
            left, page.a.widthAnchor.constraint(equalToConstant: 30),
            page.a.heightAnchor.constraint(equalToConstant: 40),
        ])
        #expect(
            layoutReport(of: page.a) == """
                UIView (10 0; 30 40) in UIView
                left 10:
                  "left": UIView.left == UIView.left + 10 (LayoutReportTests.swift:11)
                top 0, ambiguous: no constraint decides it
                right 40:
                  "left": UIView.left == UIView.left + 10 (LayoutReportTests.swift:11)
                  UIView.width == 30 (LayoutReportTests.swift:14)
                bottom 40, ambiguous: no constraint decides it
                  UIView.height == 40 (LayoutReportTests.swift:15)
                """)
        #expect(page.a.hasAmbiguousLayout)
        #expect(
            layoutReport(of: page.root) == """
                UIView (0 0; 300 400)
                Its frame and autoresizing mask place it: translatesAutoresizingMaskIntoConstraints is true.
                """)
    }
}

@MainActor @Suite("Ambiguous layout") struct AmbiguityTests {
    @Test("A variable that no constraint decides is ambiguous, and another solution can be shown and hidden")
    func exercise() {
        let page = Page()
        _ = page.frames([
            page.a.topAnchor.constraint(equalTo: page.root.topAnchor, constant: 7),
            page.a.widthAnchor.constraint(equalToConstant: 30),
            page.a.heightAnchor.constraint(equalToConstant: 40),
        ])
        #expect(page.a.hasAmbiguousLayout)
        #expect(page.a.frame == rect(0, 7, 30, 40))
        page.a.exerciseAmbiguityInLayout()
        page.root.layoutIfNeeded()
        #expect(page.a.frame == rect(20, 7, 30, 40))
        page.a.exerciseAmbiguityInLayout()
        page.root.layoutIfNeeded()
        #expect(page.a.frame == rect(0, 7, 30, 40))
        page.a.leftAnchor.constraint(equalTo: page.root.leftAnchor).isActive = true
        #expect(!page.a.hasAmbiguousLayout)
        page.a.exerciseAmbiguityInLayout()
        page.root.layoutIfNeeded()
        #expect(page.a.frame == rect(0, 7, 30, 40))
    }
}
