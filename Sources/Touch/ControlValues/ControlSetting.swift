import FailureReporting
import Foundation
import HeadlessUIKit
import TimeLapse
import ViewQuery

/// A control that is to be set by hand, and where it is.
@MainActor
struct ControlSetting<Control: UIControl> {
    /// The most taps that setting a control takes; more have no use.
    private static var mostTaps: Int { 1000 }

    /// The name that failures give what is done.
    let name: String
    let control: Control
    private let place: TouchPlace

    /// Finds the control that a target's first place is; that it is none of the kind is recorded as a failure.
    init?(_ name: String, _ target: any TouchTarget) {
        guard let place = target.placeToTouch(for: name)?.inFront() else { return nil }
        guard let control = place.view as? Control else {
            let found = place.view?.summary ?? "a point"
            TouchFailure(misuse: "\(name) cannot set \(found): it is no \(Control.self).").record()
            return nil
        }
        self.name = name
        self.control = control
        self.place = place
    }

    /// The place of the control, or of a view in it, to be touched where it can be hit or at a spot.
    func place(of part: UIView? = nil, spot: TouchPlace.Spot = .standard) -> TouchPlace {
        TouchPlace(.view(part ?? control), spot: spot).scrolling(place.scrolls)
    }

    /// The control's place, to be touched in a part of it, which is in its coordinates.
    func place(in area: CGRect) -> TouchPlace {
        TouchPlace(.view(control), area: area).scrolling(place.scrolls)
    }

    /// Taps on a place; returns whether it could be tapped on, and else has recorded why not.
    func tap(_ place: TouchPlace) -> Bool {
        GestureRunner.tap(name).perform(on: place)
    }

    /// Taps again and again, each time on a place as it is then, until a value is reached.
    ///
    /// It stops when a tap does not lead one step on, which is a failure.
    ///
    /// - Parameters:
    ///   - count: how many taps it takes.
    ///   - value: what the control shows.
    ///   - expected: what it is to show after so many taps.
    func tap<Value: Equatable>(
        _ count: Int, _ place: @MainActor () -> TouchPlace, value: @MainActor () -> Value,
        expected: @MainActor (Int) -> Value, text: @MainActor (Value) -> String
    ) {
        guard count <= Self.mostTaps else {
            return refuse("that would take \(count) taps, and \(Self.mostTaps) are the most")
        }
        guard count > 0 else { return }
        for number in 1...count {
            guard tap(place()) else { return }
            let (now, wanted) = (value(), expected(number))
            if now != wanted {
                return report("tapped on \(control.summary) to have it show \(text(wanted))", text(now))
            }
        }
    }

    // MARK: Failures

    /// Records why the control cannot be set.
    func refuse(_ reason: String) {
        TouchFailure(misuse: "\(name) cannot set \(control.summary): \(reason).").record()
    }

    /// Records that the control was touched, and shows something else than it should.
    func report(_ deed: String, _ shown: String) {
        TouchFailure(misuse: "\(name) \(deed), and it shows \(shown) afterwards.").record()
    }
}

extension TouchPlace {
    /// The view that is touched, or the one that the element is or is in; `nil` for a point.
    var view: UIView? {
        switch subject {
        case .view(let view): view
        case .element(let element): element.view
        case .point: nil
        }
    }
}
