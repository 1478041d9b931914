/// Along which axes a collection view's insets were adjusted, while its content is laid out in what they leave.
///
/// Content that exceeds the view only without the insets would add and remove them for ever. The second time that they are
/// added along an axis, they stay.
@MainActor
struct AdjustedAxes {
    private var adjusted = AxisFlags()
    private var added = AxisFlags()

    init(of view: UIScrollView) {
        for axis in ScrollAxis.allCases { adjusted[axis] = view.adjusts(axis) }
    }

    /// Notes which axes are adjusted now.
    mutating func note(_ view: UIScrollView) {
        for axis in ScrollAxis.allCases {
            let isAdjusted = view.adjusts(axis)
            if isAdjusted, !adjusted[axis] {
                if added[axis] { view.heldAxes[axis] = true }
                added[axis] = true
            }
            adjusted[axis] = isAdjusted
        }
    }
}
