import FailureReporting
import HeadlessUIKit
import TimeLapse
import ViewQuery

/// Turns the wheels of pickers, and taps the buttons of date pickers.
@MainActor
struct PickerDriver {
    /// The limit of gestures for one wheel: enough for some 60,000 rows.
    private static let mostGestures = 1000

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
            let picker = try view(UIPickerView.self, at: target)
            let wheel = try wheel(component, of: picker)
            try turn(wheel, of: picker, to: row(wheel, picker))
        }
    }

    // MARK: Finding

    /// The view of a class that a target stands for: itself, an ancestor, or the only one inside it.
    func view<View: UIView>(_ type: View.Type, at target: any TouchTarget) throws(PickProblem) -> View {
        guard let place = target.place(of: type, for: "pick")?.inFront() else { throw .recorded }
        UIApplication.shared.commit()
        if place.scrolls, let failure = place.scrollIntoView(for: "pick") { throw .touch(failure) }
        let view: UIView
        switch place.view(for: "pick") {
        case .failure(let failure): throw .touch(failure)
        case .success(let found): view = found
        }
        let found = try find(type, around: view)
        UIApplication.shared.commit()
        if case .failure(let failure) = TouchPlace(.view(found)).aim(for: "pick", force: false) {
            throw .touch(failure)
        }
        return found
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

    // MARK: Gestures

    /// Turns a wheel to a row, and throws if it does not stay there.
    func turn(_ wheel: PickerWheel, of picker: UIView, to row: Int) throws(PickProblem) {
        let count = wheel.rowCount
        guard row >= 0, row < count else {
            let rows = count == 0 ? "no rows" : count == 1 ? "only row 0" : "rows 0 to \(count - 1)"
            throw .reason(picker, "component \(wheel.component) has \(rows)")
        }
        try drag(wheel, to: wheel.nearestRow(like: row))
        let end = wheel.selectedRow
        guard wheel.nearestRow(like: row) == end else {
            let text = wheel.text(ofRow: end).map { ", \($0.debugDescription)" } ?? ""
            throw .reason(
                picker,
                "component \(wheel.component) was turned to row \(row), but ended at row \(end)\(text)")
        }
    }

    /// Drags a wheel until a row is at its center, and waits until all wheels are at rest: before it, since a wheel that
    /// still turns would leave the row again, and after it.
    func drag(_ wheel: PickerWheel, to row: Int) throws(PickProblem) {
        UIApplication.shared.commit()
        rest(wheel)
        let goal = CGPoint(x: 0, y: wheel.rect(ofRow: row).midY - wheel.bounds.height / 2)
        var driver = DragDriver(scrollView: wheel)
        driver.throwsContent = true
        driver.mayPass = false
        driver.mostGestures = Self.mostGestures
        do throws(ScrollObstacle) {
            try driver.drag(.vertical, to: goal)
        } catch {
            // The caller checks where it ended.
            guard case .didNotFollow = error else { throw .reason(wheel, error.reason(for: wheel)) }
        }
        rest(wheel)
    }

    /// Moves the clock until a wheel, and those beside it, are at rest.
    private func rest(_ wheel: PickerWheel) {
        DragDriver.rest(wheel.superview?.subviews.compactMap { $0 as? UIScrollView } ?? [wheel])
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
