import FailureReporting
import HeadlessUIKit
import ViewQuery

/// Slides a slider to a value: a finger comes down on its thumb, drags it there, and is lifted.
///
/// The clock moves by `duration`, frame by frame, and a slider that is continuous sends the values in between. One that
/// has the value already is not touched. A slider in a scroll view that delays touches is held for 200 milliseconds
/// first, as a user would.
///
/// It fails if the target is not a `UISlider`, if the value is outside its range, if the thumb cannot be touched, as
/// for `tapOn`, or if the slider has another value when the finger is lifted, for example because a handler changes
/// it. No time passes by itself afterwards.
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
    ControlSetting<UISlider>.set(target, "slide", CallSite(fileID, filePath, line, column)) { setting in
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

    /// How far the value may be from the requested one: the effect of rounding on a position on the screen.
    private var tolerance: Float { (slider.maximumValue - slider.minimumValue) * 1e-5 }

    func perform() {
        guard value >= slider.minimumValue, value <= slider.maximumValue else {
            let (least, most) = (Self.text(slider.minimumValue), Self.text(slider.maximumValue))
            return setting.refuse("\(Self.text(value)) is not in its range, \(least) to \(most)")
        }
        guard value != slider.value else { return }
        UIApplication.shared.commit()
        let thumb = slider.thumbRect(at: slider.value)
        let distance = slider.thumbRect(at: value).midX - thumb.midX
        var path: TouchPath?
        var isDragged = false
        GestureRunner(name: setting.name, promisesEnd: true).perform(
            onFirstOf: setting.place(in: thumb), unless: duration.reasonAgainstMoving,
            starts: { aim in
                let end = aim.screenPoint(
                    CGPoint(x: thumb.midX + distance, y: thumb.midY), from: thumb.center)
                path = TouchPath([aim.point, end])
                return [aim.point]
            },
            script: { gesture in
                if slider.isInWaitingScrollView { gesture.stay(for: .milliseconds(200)) }
                if let path { gesture.move(along: path, over: duration) }
                isDragged = slider.window != nil
            })
        // A slider that left its window has been reported.
        guard isDragged, abs(slider.value - value) > tolerance || slider.value.isNaN else { return }
        setting.report(
            "dragged the thumb of \(slider.summary) to \(Self.text(value))", Self.text(slider.value))
    }

    private static func text(_ value: Float) -> String { "\(value)" }
}

extension UIView {
    /// Whether the view is in a scroll view that delays touches.
    fileprivate var isInWaitingScrollView: Bool {
        var next = superview
        while let view = next {
            if let scrollView = view as? UIScrollView, scrollView.delaysContentTouches { return true }
            next = view.superview
        }
        return false
    }
}
