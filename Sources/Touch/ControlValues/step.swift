import FailureReporting
import HeadlessUIKit
import TimeLapse

/// Steps a stepper to a value, by taps on its buttons; one that has the value already is not touched.
///
/// It fails if the target is not a `UIStepper`, if no number of steps leads to the value, if the stepper cannot be
/// touched, as for `tapOn`, or if a tap does not change it by one step.
///
/// ```swift
/// step(theFirstView(withLabel("Copies")), to: 4)
/// ```
///
/// - Parameters:
///   - target: the stepper; of a query, the first.
///   - value: the value. The ends of the range are reached even by a step that is not whole.
///   - lapse: how much time passes afterwards; by default as the test's trait says.
@MainActor
public func step(
    _ target: any TouchTarget, to value: Double, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    ControlSetting<UIStepper>.set(target, "step", CallSite(fileID, filePath, line, column)) { setting in
        let steps = StepperTaps(setting: setting)
        guard let count = steps.count(to: value) else { return setting.refuse(steps.reason(against: value)) }
        UIApplication.shared.clock.lapse(lapse) { steps.take(count) }
    }
}

/// Steps a stepper by a number of steps, by taps on its buttons: up for a count above 0, down for one below.
///
/// It fails if the target is not a `UIStepper`, if the stepper cannot be touched, as for `tapOn`, if its range ends
/// before all steps are taken, or if a tap does not change it by one step.
///
/// ```swift
/// step(theFirstView(withLabel("Copies")), by: -1)
/// ```
///
/// - Parameters:
///   - target: the stepper; of a query, the first.
///   - count: how many steps.
///   - lapse: how much time passes afterwards; by default as the test's trait says.
@MainActor
public func step(
    _ target: any TouchTarget, by count: Int, lapse: Lapse = .automatic, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    ControlSetting<UIStepper>.set(target, "step", CallSite(fileID, filePath, line, column)) { setting in
        UIApplication.shared.clock.lapse(lapse) { StepperTaps(setting: setting).take(count) }
    }
}

/// Taps a stepper's buttons.
@MainActor
private struct StepperTaps {
    let setting: ControlSetting<UIStepper>

    private var stepper: UIStepper { setting.control }

    /// How many steps lead to a value, below 0 for downwards; `nil` if none do.
    func count(to value: Double) -> Int? {
        guard value >= stepper.minimumValue, value <= stepper.maximumValue else { return nil }
        let exact = (value - stepper.value) / stepper.stepValue
        let isEnd = value == stepper.minimumValue || value == stepper.maximumValue
        let whole = isEnd ? exact.rounded(.awayFromZero) : exact.rounded()
        // Steps such as 0.1 do not add up exactly.
        guard isEnd || abs(exact - whole) < 1e-6, abs(whole) < 1e9 else { return nil }
        // Rounding errors do not count as a step.
        return Int(abs(exact - exact.rounded()) < 1e-6 ? exact.rounded() : whole)
    }

    func reason(against value: Double) -> String {
        let (least, most) = (text(stepper.minimumValue), text(stepper.maximumValue))
        guard value >= stepper.minimumValue, value <= stepper.maximumValue else {
            return "\(text(value)) is not in its range, \(least) to \(most)"
        }
        return "steps of \(text(stepper.stepValue)) from \(text(stepper.value)) do not lead to \(text(value))"
            + " (its range is \(least) to \(most))"
    }

    func take(_ count: Int) {
        let button = count < 0 ? stepper.decrementButton : stepper.incrementButton
        var before = stepper.value
        setting.tap(
            Int(clamping: count.magnitude),
            {
                before = stepper.value
                return setting.place(of: button)
            },
            value: { stepper.value },
            expected: { _ in
                let new = count < 0 ? before - stepper.stepValue : before + stepper.stepValue
                let (least, most) = (stepper.minimumValue, stepper.maximumValue)
                // A step that starts at an end leads to the other one if the stepper wraps.
                if stepper.wraps, before == (count < 0 ? least : most) { return count < 0 ? most : least }
                return min(max(new, least), most)
            },
            text: text)
    }

    private func text(_ value: Double) -> String { CGFloat(value).shortText }
}
