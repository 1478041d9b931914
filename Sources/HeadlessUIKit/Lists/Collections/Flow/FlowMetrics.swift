import Foundation

/// What a section of a flow layout is laid out by, along the scroll direction and across it.
struct FlowMetrics: Equatable {
    /// The axis along which lines follow each other.
    var axis: ScrollAxis
    /// How much room there is across.
    var breadth: CGFloat
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat

    /// The room for items across.
    var room: CGFloat { max(0, breadth - inset.before(axis.other) - inset.after(axis.other)) }
}

extension ScrollAxis {
    /// The axis across this one.
    var other: ScrollAxis { self == .vertical ? .horizontal : .vertical }

    /// The rectangle with sides along and across the axis.
    func rect(along: CGFloat, across: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
        self == .vertical
            ? CGRect(x: across, y: along, width: breadth, height: length)
            : CGRect(x: along, y: across, width: length, height: breadth)
    }

    /// The size with sides along and across the axis.
    func size(length: CGFloat, breadth: CGFloat) -> CGSize {
        self == .vertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }
}
