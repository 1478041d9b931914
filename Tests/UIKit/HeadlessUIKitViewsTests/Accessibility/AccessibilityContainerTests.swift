import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Accessibility containers") struct AccessibilityContainerTests {
    @Test("A view is not a container until it is given elements, and the functions read the list")
    func list() {
        let view = UIView()
        #expect(view.accessibilityElements == nil)
        #expect(view.accessibilityElementCount() == 0)
        #expect(view.accessibilityElement(at: 0) == nil)
        #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
        #expect(!view.shouldGroupAccessibilityChildren)
        #expect(view.accessibilityContainerType == .none)
        #expect(view.accessibilityCustomActions == nil)

        let element = UIAccessibilityElement(accessibilityContainer: view)
        let label = UILabel()
        view.accessibilityElements = [label, element]
        #expect(view.accessibilityElementCount() == 2)
        #expect(view.accessibilityElement(at: 0) as? UILabel === label)
        #expect(view.accessibilityElement(at: 1) as? UIAccessibilityElement === element)
        #expect(view.accessibilityElement(at: 2) == nil)
        #expect(view.accessibilityElement(at: -1) == nil)
        #expect(view.index(ofAccessibilityElement: element) == 1)
        #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
    }

    @Test("Setting a container's properties is a change that queries must notice")
    func changes() {
        let view = UIView()
        let element = UIAccessibilityElement(accessibilityContainer: view)
        let action = UIAccessibilityCustomAction(name: "Delete") { _ in true }
        let changes: [@MainActor () -> Void] = [
            { view.accessibilityElements = [element] },
            { view.shouldGroupAccessibilityChildren = true },
            { view.accessibilityContainerType = .list },
            { view.accessibilityCustomActions = [action] },
            { element.accessibilityElements = [view] },
            { element.shouldGroupAccessibilityChildren = true },
            { element.accessibilityContainerType = .landmark },
            { element.accessibilityCustomActions = [action] },
            { element.isAccessibilityElement = false },
            { element.accessibilityLabel = "Bar" },
            { element.accessibilityIdentifier = "bar" },
            { element.accessibilityValue = "3" },
            { element.accessibilityHint = "Opens" },
            { element.accessibilityTraits = .button },
            { element.accessibilityElementsHidden = true },
            { element.accessibilityViewIsModal = true },
            { element.accessibilityContainer = nil },
            { element.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4) },
            { element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4) },
            { element.accessibilityActivationPoint = CGPoint(x: 1, y: 2) },
        ]
        for (index, change) in changes.enumerated() {
            let generation = ViewTree.generation
            change()
            #expect(ViewTree.generation != generation, "change \(index)")
        }
        #expect(view.shouldGroupAccessibilityChildren)
        #expect(view.accessibilityContainerType == .list)
        #expect(view.accessibilityCustomActions?.map(\.name) == ["Delete"])
        #expect(element.accessibilityContainerType == .landmark)
        #expect(element.index(ofAccessibilityElement: view) == 0)
        #expect(element.accessibilityElement(at: 0) as? UIView === view)
        #expect(element.accessibilityElementCount() == 1)
    }

    @Test("Container types have UIKit's numbers")
    func containerTypes() {
        let types: [UIAccessibilityContainerType] = [.none, .dataTable, .list, .landmark, .semanticGroup]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4])
    }

    @Test("Activating, incrementing and decrementing do nothing by default")
    func actions() {
        let objects: [any AccessibilityObject] = [
            UIView(), UIButton(), UIAccessibilityElement(accessibilityContainer: UIView()),
        ]
        for object in objects {
            let generation = ViewTree.generation
            #expect(!object.accessibilityActivate())
            object.accessibilityIncrement()
            object.accessibilityDecrement()
            #expect(ViewTree.generation == generation)
        }
    }
}
