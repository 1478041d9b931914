/// The measures of a flow layout's section, along the scroll axis and across it.
struct FlowMetrics: Equatable {
    /// The scroll axis, along which lines follow each other.
    var axis: ScrollAxis
    /// The content's length across the axis.
    var breadth: CGFloat
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat

    /// The length available to items across the axis.
    var room: CGFloat { max(0, breadth - inset.before(axis.other) - inset.after(axis.other)) }
}

extension ScrollAxis {
    var other: ScrollAxis { self == .vertical ? .horizontal : .vertical }

    func rect(along: CGFloat, across: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
        self == .vertical
            ? CGRect(x: across, y: along, width: breadth, height: length)
            : CGRect(x: along, y: across, width: length, height: breadth)
    }

    func size(length: CGFloat, breadth: CGFloat) -> CGSize {
        self == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }
}
