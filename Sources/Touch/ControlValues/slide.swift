import FailureReporting
import Foundation
import HeadlessUIKit
import ViewQuery

/// Slides a slider to a value: a finger comes down on its thumb, drags it there, and is lifted.
///
/// The clock is moved on by `duration`, frame by frame, and a slider that is continuous tells of values on the way.
/// One that has the value already is not touched. A slider in a scroll view that waits before it hands touches on is
/// held for 200 milliseconds first, as a user would.
///
/// A target that is no `UISlider` is a failure, and so is a value beyond the slider's range, a thumb that cannot be
/// touched, as for `tapOn`, or a slider with another value when the finger is lifted, such as one whose handler
/// changes it: the failure says which. No time passes by itself afterwards.
///
/// ```swift
/// slide(theFirstView(withLabel("Volume")), to: 0.8)
/// ```
///
/// - Parameters:
///   - target: the slider; of a query, the first.
///   - value: the value, from the slider's smallest to its largest.
///   - duration: how long the movement takes; negative, or above an hour, is a failure.
@MainActor
public func slide(
    _ target: any TouchTarget, to value: Float, duration: Duration = GestureDefaults.movement,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        guard let setting = ControlSetting<UISlider>("slide", target) else { return }
        SliderDrag(setting: setting, value: value, duration: duration).perform()
    }
}

/// A drag of a slider's thumb to a value.
@MainActor
private struct SliderDrag {
    let setting: ControlSetting<UISlider>
    let value: Float
    let duration: Duration

    private var slider: UISlider { setting.control }

    /// How far the value may be from what was asked for: what rounding comes to in a place on the screen.
    private var tolerance: Float { (slider.maximumValue - slider.minimumValue) * 1e-5 }

    func perform() {
        guard value >= slider.minimumValue, value <= slider.maximumValue else {
            let (least, most) = (Self.text(slider.minimumValue), Self.text(slider.maximumValue))
            return setting.refuse("\(Self.text(value)) is not in its range, \(least) to \(most)")
        }
        guard value != slider.value else { return }
        UIApplication.shared.commit()
        let thumb = slider.thumbRect(at: slider.value)
        let way = slider.thumbRect(at: value).midX - thumb.midX
        var path: TouchPath?
        var isDragged = false
        GestureRunner(name: setting.name, promisesEnd: true).perform(
            onFirstOf: setting.place(in: thumb), unless: duration.reasonAgainstMoving,
            starts: { aim in
                let end = aim.screenPoint(CGPoint(x: thumb.midX + way, y: thumb.midY), from: thumb.center)
                path = TouchPath([aim.point, end])
                return [aim.point]
            },
            script: { gesture in
                if slider.isInWaitingScrollView { gesture.stay(for: .milliseconds(200)) }
                if let path { gesture.move(along: path, over: duration) }
                isDragged = slider.window != nil
            })
        // What was taken out of its window has been reported.
        guard isDragged, abs(slider.value - value) > tolerance || slider.value.isNaN else { return }
        setting.report(
            "dragged the thumb of \(slider.summary) to \(Self.text(value))", Self.text(slider.value))
    }

    private static func text(_ value: Float) -> String { "\(value)" }
}

extension UIView {
    /// Whether a scroll view that the view is in waits for a scrolling finger before it hands touches on.
    fileprivate var isInWaitingScrollView: Bool {
        var next = superview
        while let view = next {
            if let scrollView = view as? UIScrollView, scrollView.delaysContentTouches { return true }
            next = view.superview
        }
        return false
    }
}
