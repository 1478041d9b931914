import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Accessibility of views") struct UIViewAccessibilityTests {
    @Test("A view has no accessibility properties until they are set")
    func defaults() {
        let view = UIView()
        #expect(!view.isAccessibilityElement)
        #expect(view.accessibilityLabel == nil)
        #expect(view.accessibilityIdentifier == nil)
        #expect(view.accessibilityValue == nil)
        #expect(view.accessibilityHint == nil)
        #expect(view.accessibilityTraits == .none)
        #expect(!view.accessibilityElementsHidden)
        #expect(!view.accessibilityViewIsModal)
    }

    @Test("A property that is set reads back, can be reset, and is a change that queries must notice")
    func setting() {
        let view = UIView()
        var generation = ViewTree.generation
        func expectChange(_ body: () -> Void) {
            body()
            #expect(ViewTree.generation != generation)
            generation = ViewTree.generation
        }
        expectChange { view.isAccessibilityElement = true }
        expectChange { view.accessibilityLabel = "Save" }
        expectChange { view.accessibilityIdentifier = "save" }
        expectChange { view.accessibilityValue = "50 %" }
        expectChange { view.accessibilityHint = "Saves" }
        expectChange { view.accessibilityTraits = [.button, .selected] }
        expectChange { view.accessibilityElementsHidden = true }
        expectChange { view.accessibilityViewIsModal = true }
        #expect(view.summary == "UIView \"Save\" #save")
        #expect(view.isAccessibilityElement)
        #expect(view.accessibilityValue == "50 %")
        #expect(view.accessibilityHint == "Saves")
        #expect(view.accessibilityTraits == [.selected, .button])
        #expect(view.accessibilityElementsHidden)
        #expect(view.accessibilityViewIsModal)
        expectChange { view.accessibilityLabel = nil }
        #expect(view.accessibilityLabel == nil)
    }

    @Test("The frame on the screen is the view's own until another is set, and is tapped in its middle")
    func frame() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        let root = UIView()
        root.addSubview(view)
        #expect(view.accessibilityFrame == CGRect(x: 10, y: 10, width: 20, height: 20))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 20, y: 20))
        view.accessibilityFrame = CGRect(x: 0, y: 0, width: 4, height: 4)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 2, y: 2))
        view.accessibilityActivationPoint = CGPoint(x: 1, y: 1)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 1))
    }

    @Test("Traits have UIKit's numbers")
    func traits() {
        let traits: [UIAccessibilityTraits] = [
            .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement,
            .notEnabled, .updatesFrequently, .searchField, .startsMediaSession, .adjustable,
            .allowsDirectInteraction, .causesPageTurn, .tabBar, .header,
        ]
        #expect(traits.map(\.rawValue) == (0...16).map { 1 << $0 })
        #expect(UIAccessibilityTraits.supportsZoom.rawValue == 70_368_744_177_664)
        #expect(UIAccessibilityTraits.toggleButton.rawValue == 9_007_199_254_740_992)
    }
}
