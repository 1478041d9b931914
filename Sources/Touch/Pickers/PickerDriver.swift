import FailureReporting
import Foundation
import HeadlessUIKit
import TimeLapse
import ViewQuery

/// Turns the wheels of pickers, and taps the buttons of date pickers.
@MainActor
struct PickerDriver {
    /// The limit of gestures for one wheel: enough for some 60,000 rows.
    private static let mostGestures = 1000
    /// How many rows are searched for a title, how many are listed, and how many similar ones.
    private static let mostTitles = 100_000
    private static let namedTitles = 5
    private static let similarTitles = 3
    /// How long wheels may decelerate.
    private static let longestRest = Duration.seconds(60)

    /// The call, for failures.
    let request: String

    /// Runs `body` for the call at `site`, records why if it fails, and lapses time.
    func perform(_ lapse: Lapse, at site: CallSite, _ body: () throws(PickProblem) -> Void) {
        site.whileCurrent {
            do throws(PickProblem) {
                try body()
            } catch {
                error.record(request)
            }
            UIApplication.shared.clock.lapse(lapse) {}
        }
    }

    /// Turns a wheel of the picker that a target stands for to a row, which is found once the wheel is known.
    func turn(
        _ component: Int, of target: any TouchTarget, _ lapse: Lapse, at site: CallSite,
        to row: (PickerWheel, UIPickerView) throws(PickProblem) -> Int
    ) {
        perform(lapse, at: site) { () throws(PickProblem) in
            let picker = try view(UIPickerView.self, meantBy: target)
            let wheel = try wheel(component, of: picker)
            try turn(wheel, of: picker, to: row(wheel, picker))
        }
    }

    // MARK: What is meant

    /// The view of a class that a target stands for: itself, an ancestor, or the only one inside it.
    func view<View: UIView>(_ type: View.Type, meantBy target: any TouchTarget) throws(PickProblem) -> View {
        guard let place = target.placeToTouch(for: "pick")?.inFront() else { throw .recorded }
        UIApplication.shared.commit()
        if place.scrolls, let failure = place.scrollIntoView(for: "pick") { throw .touch(failure) }
        let view: UIView
        switch place.view(for: "pick") {
        case .failure(let failure): throw .touch(failure)
        case .success(let found): view = found
        }
        let meant = try find(type, around: view)
        UIApplication.shared.commit()
        if case .failure(let failure) = TouchPlace(.view(meant)).aim(for: "pick", force: false) {
            throw .touch(failure)
        }
        return meant
    }

    private func find<View: UIView>(_ type: View.Type, around view: UIView) throws(PickProblem) -> View {
        var outer: UIView? = view
        while let current = outer {
            if let found = current as? View { return found }
            outer = current.superview
        }
        var inside: [View] = []
        view.visit { part in
            if part.isHidden { return .past }
            guard let found = part as? View else { return .into }
            inside.append(found)
            return .past
        }
        guard let only = inside.first else {
            throw .reason(view, "it is not a \(type), and neither contains one nor is inside one")
        }
        guard inside.count == 1 else {
            let names = inside.map { "\($0.summary) \($0.frame.shortText)" }.joined(separator: ", ")
            throw .reason(view, "it contains \(inside.count) views of class \(type): \(names)")
        }
        return only
    }

    func wheel(_ component: Int, of picker: UIPickerView) throws(PickProblem) -> PickerWheel {
        let wheels = picker.pickerWheels
        if wheels.indices.contains(component) { return wheels[component] }
        let count = wheels.count
        throw .reason(
            picker,
            count == 0
                ? "it has no components" : "it has \(count) component\(count == 1 ? "" : "s"), counted from 0"
        )
    }

    func row(titled title: String, on wheel: PickerWheel, of picker: UIPickerView) throws(PickProblem) -> Int
    {
        let count = wheel.rowCount
        let distance = TextDistance(to: title)
        var similar: [(title: String, edits: Int)] = []
        let start = max(wheel.selectedRow, 0)
        for step in 0..<min(2 * count, 2 * Self.mostTitles) {
            // From the selected row outwards, in both directions.
            let row = step % 2 == 0 ? start + step / 2 : start - step / 2 - 1
            guard row >= 0, row < count, let text = wheel.text(ofRow: row) else { continue }
            if text == title { return row }
            guard let edits = distance.edits(from: text, limit: distance.nearEdits),
                !similar.contains(where: { $0.title == text })
            else { continue }
            similar.append((text, edits))
            similar.sort { $0.edits < $1.edits }
            if similar.count > Self.similarTitles { similar.removeLast() }
        }
        throw .reason(picker, reason(noTitleOn: wheel, similar.map(\.title)))
    }

    private func reason(noTitleOn wheel: PickerWheel, _ similar: [String]) -> String {
        let none = "no row of component \(wheel.component) has that title"
        guard wheel.rowCount > 0 else { return "component \(wheel.component) has no rows" }
        if !similar.isEmpty {
            return none + "; similar: " + similar.map(\.debugDescription).joined(separator: ", ")
        }
        let shown = min(wheel.rowCount, Self.namedTitles)
        let titles = (0..<shown).map { wheel.text(ofRow: $0)?.debugDescription ?? "nothing" }
        let more = wheel.rowCount > shown ? ", and \(wheel.rowCount - shown) more" : ""
        return none + "; its rows are " + titles.joined(separator: ", ") + more
    }

    // MARK: Gestures

    /// Turns a wheel to a row, and throws if it does not stay there.
    func turn(_ wheel: PickerWheel, of picker: UIView, to row: Int) throws(PickProblem) {
        let count = wheel.rowCount
        guard row >= 0, row < count else {
            let rows = count == 0 ? "no rows" : count == 1 ? "only row 0" : "rows 0 to \(count - 1)"
            throw .reason(picker, "component \(wheel.component) has \(rows)")
        }
        try drag(wheel, to: row)
        let end = wheel.selectedRow
        guard end == row else {
            let text = wheel.text(ofRow: end).map { ", \($0.debugDescription)" } ?? ""
            throw .reason(
                picker,
                "component \(wheel.component) was turned to row \(row), but ended at row \(end)\(text)")
        }
    }

    /// Drags a wheel until a row is at its center, and waits until all wheels are at rest.
    func drag(_ wheel: PickerWheel, to row: Int) throws(PickProblem) {
        UIApplication.shared.commit()
        let goal = CGPoint(x: 0, y: wheel.rect(ofRow: row).midY - wheel.bounds.height / 2)
        var hand = DragDriver(scrollView: wheel)
        hand.throwsContent = true
        hand.mostGestures = Self.mostGestures
        do throws(ScrollObstacle) {
            try hand.drag(.vertical, to: goal)
        } catch {
            // The caller checks where it ended.
            guard case .didNotFollow = error else { throw .reason(wheel, error.reason(for: wheel)) }
        }
        rest(wheel)
    }

    /// Moves the clock until a wheel, and those beside it, are at rest.
    private func rest(_ wheel: PickerWheel) {
        let clock = UIApplication.shared.clock
        let end = clock.now.advanced(by: Self.longestRest)
        func turns() -> Bool {
            for view in wheel.superview?.subviews ?? [wheel] {
                guard let other = view as? UIScrollView else { continue }
                if other.isDecelerating || other.isScrollAnimating { return true }
            }
            return false
        }
        while turns(), clock.now < end { DisplayFrames.pass(.seconds(1) / DisplayFrames.rate) }
        UIApplication.shared.commit()
    }

    /// Taps a view, with the hittability checks.
    func tap(_ view: UIView) throws(PickProblem) {
        UIApplication.shared.commit()
        let place = TouchPlace(.view(view))
        if case .failure(let failure) = place.aim(for: "pick", force: false) { throw .touch(failure) }
        GestureRunner.tap("pick").perform(on: place)
        UIApplication.shared.commit()
    }
}
