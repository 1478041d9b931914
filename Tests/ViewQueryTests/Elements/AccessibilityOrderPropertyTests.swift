import TestSupport
import Testing
import ViewQuery

/// What is found in random trees, lists and nested containers, against plain recursion.
@MainActor
@Suite("Random accessibility trees") struct AccessibilityOrderPropertyTests {
    @Test(
        "Elements are those that plain recursion meets, and again after changes",
        arguments: 1...Rounds.of(60, share: 12))
    func agreesWithRecursion(seed: Int) {
        inOwnApplication {
            var random = RandomElements(seed: UInt64(seed))
            let root: UIView = random.numbers.onceIn(3) ? UIView() : UIWindow.createWindowForTesting()
            random.fill(root)
            let queries = random.views.map { allElements().inside($0) }
            let buttons = allElements(withRole(.button)).inside(root)
            for _ in 0..<8 {
                var naive = NaiveSight()
                naive.look(at: root, in: root)
                for (view, query) in zip(random.views, queries) {
                    let expected = naive.found.filter { $0.view.isDescendant(of: view) }
                    #expect(query.labels == expected.map(\.label).joined(separator: " "), "\(view)")
                }
                let expected = naive.found.filter(\.isButton).map(\.label).joined(separator: " ")
                #expect(buttons.labels == expected)
                #expect(
                    theFirstElement(withRole(.button)).inside(root).labels == expected.prefix { $0 != " " })
                random.expectViewsKnowThemselves(naive)
                random.change()
            }
        }
    }
}

/// What assistive technology sees, by plain recursion.
@MainActor
private struct NaiveSight {
    struct Found {
        var object: any AccessibilityObject
        var view: UIView
        var label: String
        var isButton: Bool
    }

    private var seen: [any AccessibilityObject] = []
    private(set) var found: [Found] = []

    mutating func look(at object: any AccessibilityObject, in view: UIView) {
        if seen.contains(where: { $0 === object }) { return }
        seen.append(object)
        if isHidden(object) { return }
        if object.isAccessibilityElement {
            let isButton = object.accessibilityTraits.contains(.button)
            found.append(
                Found(object: object, view: view, label: object.accessibilityLabel ?? "-", isButton: isButton)
            )
            return
        }
        var contents: [any AccessibilityObject] = (object as? UIView)?.subviews ?? []
        if let list = object.accessibilityElements {
            contents = list.compactMap { $0 as? any AccessibilityObject }
        }
        if let modal = contents.last(where: { $0.accessibilityViewIsModal && !isHidden($0) }) {
            contents = [modal]
        }
        for inner in contents {
            guard let innerView = inner as? UIView else {
                look(at: inner, in: view)
                continue
            }
            var above: [UIView] = []
            while let superview = (above.last ?? innerView).superview { above.append(superview) }
            let top = above.last ?? innerView
            if above.contains(where: isHidden) || top !== view.root { continue }
            look(at: innerView, in: innerView)
        }
    }

    private func isHidden(_ object: any AccessibilityObject) -> Bool {
        if object.accessibilityElementsHidden { return true }
        guard let view = object as? UIView else { return false }
        return view.isHidden || view.alpha == 0
    }
}

@MainActor
private struct RandomElements {
    var numbers: SeededNumbers
    private(set) var views: [UIView] = []
    private var elements: [UIAccessibilityElement] = []

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
    }

    mutating func fill(_ root: UIView) {
        views = [root]
        for index in 0..<25 {
            let view = UIView()
            view.accessibilityIdentifier = "v\(index)"
            view.accessibilityLabel = "v\(index)"
            view.isAccessibilityElement = numbers.onceIn(4)
            numbers.element(of: views).addSubview(view)
            views.append(view)
        }
        for index in 0..<8 {
            let element = numbers.element(of: views).element("e\(index)", .none)
            elements.append(element)
            if numbers.onceIn(2) { element.isAccessibilityElement = false }
        }
        for _ in 0..<8 { giveList() }
        for _ in 0..<10 { change() }
    }

    private mutating func giveList() {
        let list: [Any] = (0..<numbers.next(below: 8)).map { _ -> Any in
            switch numbers.next(below: 6) {
            case 0: "no object"
            case 1, 2, 3: numbers.element(of: views)
            default: numbers.element(of: elements)
            }
        }
        if numbers.onceIn(3) {
            numbers.element(of: elements).accessibilityElements = list
        } else {
            let view = numbers.element(of: views)
            view.accessibilityElements = numbers.onceIn(3) ? view.subviews.reversed() : list
        }
    }

    mutating func change() {
        let view = numbers.element(of: views)
        let element = numbers.element(of: elements)
        switch numbers.next(below: 11) {
        case 0: view.isHidden = view is UIWindow ? view.isHidden : numbers.onceIn(3)
        case 1: view.alpha = numbers.onceIn(3) ? 0 : 1
        case 2: view.accessibilityElementsHidden = numbers.onceIn(3)
        case 3: view.accessibilityViewIsModal = numbers.onceIn(6)
        case 4: view.isAccessibilityElement = numbers.onceIn(4)
        case 5: view.accessibilityTraits = numbers.onceIn(2) ? .button : .none
        case 6: element.accessibilityTraits = numbers.onceIn(2) ? .button : .none
        case 7: element.isAccessibilityElement = numbers.onceIn(2)
        case 8: element.accessibilityElementsHidden = numbers.onceIn(3)
        case 9: giveList()
        default:
            let place = numbers.element(of: views)
            if view.superview != nil, !place.isDescendant(of: view) { place.addSubview(view) }
        }
        if numbers.onceIn(12) { element.accessibilityViewIsModal.toggle() }
        if numbers.onceIn(10) { views.randomList(&numbers)?.accessibilityElements = nil }
    }

    /// Whether each view tells of itself what the whole says.
    func expectViewsKnowThemselves(_ naive: NaiveSight) {
        for view in views {
            let isFound = naive.found.contains { $0.object === view }
            if view.isSeenAsElement {
                #expect(isFound, "\(view)")
            } else if isFound {
                // It may be in the list of a container that it is not in, which is not looked for.
                #expect(isListedElsewhere(view), "\(view)")
            }
        }
    }

    private func isListedElsewhere(_ view: UIView) -> Bool {
        let containers = (views as [any AccessibilityObject] + elements)
        return containers.contains { container in
            container.accessibilityElements?.contains { item in
                guard let listed = item as? UIView else { return false }
                let isAbove = (container as? UIView).map(listed.isDescendant(of:)) ?? false
                return view.isDescendant(of: listed) && !isAbove
            } ?? false
        }
    }
}

extension [UIView] {
    /// One of the views that have a list.
    @MainActor
    fileprivate func randomList(_ numbers: inout SeededNumbers) -> UIView? {
        let lists = filter { $0.accessibilityElements != nil }
        return lists.isEmpty ? nil : numbers.element(of: lists)
    }
}
