import FailureReporting
import HeadlessUIKit
import TimeLapse
import ViewQuery

/// A control that a gesture sets to a value, and its place.
@MainActor
struct ControlSetting<Control: UIControl> {
    /// The limit of taps for setting one control.
    private static var mostTaps: Int { 1000 }

    /// The name that failures give the gesture.
    let name: String
    let control: Control
    private let place: TouchPlace

    /// Finds the control at a target's first place, and sets it, for the call at `site`.
    static func set(
        _ target: any TouchTarget, _ name: String, _ site: CallSite, _ body: (ControlSetting) -> Void
    ) {
        site.whileCurrent {
            if let setting = ControlSetting(name, target) { body(setting) }
        }
    }

    /// Finds the control at a target's first place; `nil` if that is another kind of view, which is recorded.
    private init?(_ name: String, _ target: any TouchTarget) {
        guard let place = target.place(of: Control.self, for: name)?.inFront() else { return nil }
        guard let control = place.view as? Control else {
            let found = place.view?.summary ?? "a point"
            // Sorted, or by positions, a query stands for exactly what it finds.
            let other = (target as? ViewQuery)?.other(ofClass: Control.self)
            let hint =
                other.map { "\nThe query also finds \($0.summary): add ofClass(\(Control.self).self)." } ?? ""
            TouchFailure(misuse: "\(name) cannot set \(found): it is not a \(Control.self).\(hint)").record()
            return nil
        }
        self.name = name
        self.control = control
        self.place = place
    }

    func place(of part: UIView? = nil, spot: TouchPlace.Spot = .standard) -> TouchPlace {
        TouchPlace(.view(part ?? control), spot: spot).scrolling(place.scrolls)
    }

    /// A part of the control, in its coordinates, as a place to touch.
    func place(in area: CGRect) -> TouchPlace {
        TouchPlace(.view(control), area: area).scrolling(place.scrolls)
    }

    /// Taps a place; returns whether that succeeded. If not, the reason has been recorded.
    func tap(_ place: TouchPlace) -> Bool {
        GestureRunner.tap(name).perform(on: place)
    }

    /// Taps repeatedly, each time on the place that it has then, until a value is reached.
    ///
    /// A tap that does not lead one step further is a failure and ends it.
    ///
    /// - Parameters:
    ///   - count: how many taps it takes.
    ///   - value: the value that the control shows.
    ///   - expected: the value that it must show after a number of taps.
    func tap<Value: Equatable>(
        _ count: Int, _ place: @MainActor () -> TouchPlace, value: @MainActor () -> Value,
        expected: @MainActor (Int) -> Value, text: @MainActor (Value) -> String
    ) {
        guard count <= Self.mostTaps else {
            return refuse("that would take \(count) taps, above the limit of \(Self.mostTaps)")
        }
        guard count > 0 else { return }
        for number in 1...count {
            guard tap(place()) else { return }
            let (now, wanted) = (value(), expected(number))
            if now != wanted {
                return report("tapped \(control.summary) to show \(text(wanted))", text(now))
            }
        }
    }

    // MARK: Failures

    /// Records why the control cannot be set.
    func refuse(_ reason: String) {
        TouchFailure(misuse: "\(name) cannot set \(control.summaryWithOrigin): \(reason).").record()
    }

    /// Records that the control was touched, but shows another value than it should.
    func report(_ deed: String, _ shown: String) {
        TouchFailure(misuse: "\(name) \(deed), but it shows \(shown) afterwards.").record()
    }
}

extension TouchPlace {
    /// The view that is touched, or the element's view; `nil` for a point.
    var view: UIView? {
        switch subject {
        case .view(let view): view
        case .element(let element): element.view
        case .point: nil
        }
    }
}
