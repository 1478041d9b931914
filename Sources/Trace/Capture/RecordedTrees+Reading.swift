import HeadlessUIKit
import ViewQuery

extension RecordedTrees {
    private static let mostRows = 5_000

    @MainActor
    init(of windows: [UIWindow], _ film: Film) {
        var walk = AccessibilityWalk()
        for window in windows.reversed() {
            walk.visit(window) { stop in
                guard stop.isElement || stop.isAnnouncedContainer else { return true }
                accessibility.append(RecordedRow(stop, film))
                return accessibility.count < Self.mostRows
            }
        }
        automation = UIApplication.shared.world.existingPart(AutomationSource.self)?.rows(film) ?? []
    }
}

extension RecordedRow<AccessibilityRecord> {
    @MainActor
    fileprivate init(_ stop: AccessibilityWalk.Stop, _ film: Film) {
        let element = AccessibleElement(stop.object, in: stop.view)
        depth = stop.depth
        view = element.isView ? film.give(stop.view) : 0
        let isPlain = stop.isElement
        record = AccessibilityRecord(
            isElement: isPlain, role: element.role.description, label: element.label ?? "",
            value: isPlain ? element.value ?? "" : "", hint: isPlain ? element.hint ?? "" : "",
            identifier: element.identifier ?? "",
            traits: isPlain && !element.traits.isEmpty ? "\(element.traits)" : "",
            actions: isPlain ? element.actionNames : [])
        let place = element.frame
        let isWhereTheViewIs = element.isView && place == stop.view.convertToScreen(stop.view.bounds)
        frame = place.isFinite && !isWhereTheViewIs ? place : nil
    }
}
