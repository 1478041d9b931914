/// What is set of a segmented control's look for several states and sizes of bars, by one number for each.
struct SegmentPictures {
    var backgrounds: [Int: UIImage] = [:]
    var dividers: [Int: UIImage] = [:]
    var adjustments: [Int: UIOffset] = [:]

    private static let factor = 1000

    static func argument(_ state: UIControl.State, _ metrics: UIBarMetrics) -> Int {
        Int(state.rawValue % (1 << 32)) * factor + metrics.rawValue
    }

    static func argument(_ sides: DividerSides, _ metrics: UIBarMetrics) -> Int {
        sides.argument * factor + metrics.rawValue
    }

    static func argument(_ segment: UISegmentedControl.Segment, _ metrics: UIBarMetrics) -> Int {
        segment.rawValue * factor + metrics.rawValue
    }

    /// The metrics of an argument, and what is left of it.
    static func parts(of argument: Int) -> (rest: Int, metrics: UIBarMetrics) {
        (argument / factor, UIBarMetrics(rawValue: argument % factor) ?? .default)
    }

    /// The adjustment of a segment's content, for the default size of bars.
    func adjustment(at index: Int, of count: Int) -> UIOffset {
        let place: UISegmentedControl.Segment =
            count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
        return adjustments[Self.argument(place, .default)] ?? adjustments[Self.argument(.any, .default)]
            ?? .zero
    }
}

extension UISegmentedControl {
    /// The places of segments in a control.
    public enum Segment: Int, Sendable {
        /// Any place.
        case any
        /// The first of several.
        case left
        /// Between others.
        case center
        /// The last of several.
        case right
        /// The only one.
        case alone
    }
}

extension AppearanceProperty {
    static let segmentSelectedTint = AppearanceProperty(2, \UISegmentedControl.selectedSegmentTintColor)
    static let segmentTitleAttributes = states(3) { (control: UISegmentedControl, proxy, state) in
        control.setTitleTextAttributes(proxy.titleTextAttributes(for: state), for: state)
    }
    static let segmentBackgroundImage = AppearanceProperty(8) {
        (control: UISegmentedControl, proxy: UISegmentedControl, argument) in
        let (rest, metrics) = SegmentPictures.parts(of: argument)
        let state = UIControl.State(rawValue: UInt(rest))
        control.setBackgroundImage(
            proxy.backgroundImage(for: state, barMetrics: metrics), for: state, barMetrics: metrics)
    }
    static let segmentDividerImage = AppearanceProperty(13) {
        (control: UISegmentedControl, proxy: UISegmentedControl, argument) in
        let (rest, metrics) = SegmentPictures.parts(of: argument)
        let sides = DividerSides(argument: rest)
        control.setDividerImage(
            proxy.dividerImage(
                forLeftSegmentState: sides.left, rightSegmentState: sides.right, barMetrics: metrics),
            forLeftSegmentState: sides.left, rightSegmentState: sides.right, barMetrics: metrics)
    }
    static let segmentContentPosition = AppearanceProperty(14) {
        (control: UISegmentedControl, proxy: UISegmentedControl, argument) in
        let (rest, metrics) = SegmentPictures.parts(of: argument)
        let place = UISegmentedControl.Segment(rawValue: rest) ?? .any
        control.setContentPositionAdjustment(
            proxy.contentPositionAdjustment(forSegmentType: place, barMetrics: metrics),
            forSegmentType: place, barMetrics: metrics)
    }
}
