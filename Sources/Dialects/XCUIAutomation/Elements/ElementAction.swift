import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse
import ViewQuery

/// An action on an element: it handles interruptions, finds the element, scrolls it into view and touches it there.
struct ElementAction {
    let lookup: ElementLookup
    let name: String
    let site: CallSite

    init(_ lookup: ElementLookup, _ name: String, at site: CallSite) {
        self.lookup = lookup
        self.name = name
        self.site = site
    }

    func perform(_ body: @MainActor (ElementAction) -> Void) {
        OnMainActor.run(at: site) { body(self) }
    }

    @MainActor
    func target() -> AutomationNode? {
        guard Interruptions.handle(before: self) else { return nil }
        guard let found = lookup.node(for: name) else { return nil }
        let names = [found.identifier, found.label]
        guard ElementScrolling(node: found).perform() else { return found }
        // A row has a cell then, and a cell may show another row. Otherwise the element stays the same:
        // what has become visible is counted, too, so that a position may be another element's now.
        let isSame = !found.isRow && found.view?.window != nil && [found.identifier, found.label] == names
        return isSame ? found : lookup.node(for: name)
    }

    /// The view that the element is; one of another class fails the action.
    @MainActor
    func view<View>(_ kind: String) -> View? {
        guard let node = target() else { return nil }
        if let view = node.ownView as? View { return view }
        fail("\(node.summary) is not a \(kind)")
        return nil
    }

    /// Runs `body` with the element's middle, in the screen's coordinates, if a touch there would meet it.
    @MainActor
    func touch(_ body: (AutomationNode, CGPoint) -> Void) {
        guard let node = target() else { return }
        let hit = ElementHit(node)
        if let obstacle = hit.obstacle {
            return AutomationFailure(notHittable: node, lookup, name, because: obstacle).record()
        }
        body(node, hit.point)
    }

    @MainActor
    func fail(_ reason: String) {
        AutomationFailure("\(lookup.code).\(name) failed: \(reason).").record()
    }
}

/// A point of an element: a part of its size, and an offset in points.
struct ElementPlace: Sendable {
    var normalized = CGVector(dx: 0.5, dy: 0.5)
    var offset = CGVector(dx: 0, dy: 0)

    func point(in frame: CGRect) -> CGPoint {
        CGPoint(
            x: frame.minX + frame.width * normalized.dx + offset.dx,
            y: frame.minY + frame.height * normalized.dy + offset.dy)
    }
}

@MainActor
func screenTarget(_ point: CGPoint) -> CGPoint {
    UIApplication.shared.keyWindow?.convertFromScreen(point) ?? point
}

@MainActor
func letApplicationRest() {
    TimeLapse.advance(by: .zero)
    TimeLapse.waitForAnimationsToFinish()
}

/// What a gesture's end waits for: recognizers that a second tap could mean something to, and animations, such as of
/// content that decelerates.
@MainActor
func afterwards(_ gesture: () -> Void) {
    gesture()
    letGesturesBeDecided()
    TimeLapse.waitForAnimationsToFinish()
}

/// Lets as much time pass as recognizers need to tell one tap from two, as XCUITest does, whose next step comes later.
@MainActor
func letGesturesBeDecided() {
    guard let time = UIApplication.shared.timeToDecideGestures else { return }
    TimeLapse.advance(by: time)
    TimeLapse.waitForAnimationsToFinish()
}
