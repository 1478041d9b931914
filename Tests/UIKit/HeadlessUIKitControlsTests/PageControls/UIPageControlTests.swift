import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("UIPageControl") struct UIPageControlTests {
    /// A control 160 points wide with dots of five pages from 40 to 120.
    private func stage(pages: Int = 5) -> ControlStage<UIPageControl> {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 160, height: 26))
        control.numberOfPages = pages
        return ControlStage(control) { "\($0.currentPage) \($0.interactionState)" }
    }

    @Test("A tap on the right half goes forward, one on the left half back, and stops at the ends")
    func taps() {
        inOwnWorld {
            let stage = stage(pages: 2)
            stage.tap(150, 13)
            #expect(stage.events() == "touchDown, valueChanged 1 discrete, touchUpInside")
            stage.tap(150, 13)
            #expect(stage.events() == "touchDown, touchUpInside")
            stage.tap(10, 13)
            #expect(stage.control.currentPage == 0 && stage.control.interactionState == .none)
        }
    }

    @Test("Dragging along the dots goes through the pages, unless that is disabled")
    func drags() {
        inOwnWorld {
            let stage = stage()
            stage.drag(CGPoint(x: 48, y: 13), CGPoint(x: 75, y: 13), CGPoint(x: 119, y: 13))
            #expect(
                stage.events()
                    == "touchDown, valueChanged 2 continuous, touchDragInside, valueChanged 4 continuous,"
                    + " touchDragInside, touchUpInside")
            stage.control.allowsContinuousInteraction = false
            stage.drag(CGPoint(x: 119, y: 13), CGPoint(x: 60, y: 13))
            #expect(stage.events() == "touchDown, touchDragInside, valueChanged 3 discrete, touchUpInside")
            stage.drag(CGPoint(x: 119, y: 13), CGPoint(x: 60, y: 300))
            #expect(!stage.events().contains("valueChanged"))
        }
    }

    @Test("Pages out of range are moved to the nearest, and setters send no event")
    func pages() {
        inOwnWorld {
            let stage = stage()
            let control = stage.control
            control.currentPage = 9
            #expect(control.currentPage == 4)
            control.numberOfPages = 2
            #expect(control.currentPage == 1)
            control.currentPage = -1
            #expect(control.currentPage == 0)
            control.numberOfPages = -5
            #expect(control.numberOfPages == 0 && control.accessibilityValue == nil)
            control.numberOfPages = Int.max
            control.currentPage = Int.max
            control.layoutIfNeeded()
            #expect(control.currentPage == Int.max - 1 && control.subviews.count == 40)
            stage.tap(10, 13)
            #expect(control.currentPage == Int.max - 2)
            #expect(stage.events().contains("valueChanged"))
        }
    }

    @Test(
        "Each page has a dot, the current one in another colour or image; a single one can be hidden"
    )
    func dots() {
        let control = stage().control
        let image = UIImage(color: .red, size: CGSize(width: 4, height: 4))
        control.currentPage = 1
        control.pageIndicatorTintColor = .green
        control.currentPageIndicatorTintColor = .blue
        control.setIndicatorImage(image, forPage: 2)
        control.setIndicatorImage(image, forPage: 77)
        control.layoutIfNeeded()
        #expect(control.subviews.map(\.frame.midX) == [48, 64, 80, 96, 112])
        #expect(control.subviews.map(\.backgroundColor) == [.green, .blue, nil, .green, .green])
        #expect(control.indicatorImage(forPage: 2) === image && control.indicatorImage(forPage: 77) == nil)
        #expect(control.intrinsicContentSize == CGSize(width: 80, height: 26))
        control.numberOfPages = 1
        control.hidesForSinglePage = true
        control.layoutIfNeeded()
        #expect(control.subviews.isEmpty && !control.isAccessibilityElement)
    }

    @Test("Assistive technology hears which page it is, and turns pages, with the same event")
    func accessibility() {
        inOwnWorld {
            let stage = stage(pages: 3)
            #expect(stage.control.isAccessibilityElement && stage.control.accessibilityTraits == .adjustable)
            #expect(stage.control.accessibilityValue == "page 1 of 3")
            stage.control.accessibilityIncrement()
            stage.control.accessibilityIncrement()
            stage.control.accessibilityIncrement()
            stage.control.accessibilityDecrement()
            #expect(
                stage.events() == "valueChanged 1 discrete, valueChanged 2 discrete, valueChanged 1 discrete")
            stage.control.isEnabled = false
            stage.control.accessibilityIncrement()
            #expect(stage.events() == "")
        }
    }
}
