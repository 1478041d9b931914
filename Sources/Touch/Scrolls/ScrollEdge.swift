import HeadlessUIKit
@_spi(Wings) import HeadlessUIKitCore

/// An edge of a scroll view's content.
public enum ScrollEdge: String, Sendable, CaseIterable {
    /// Where the content begins.
    case top
    /// Where a line of the content begins.
    case left
    /// Where the content ends.
    case bottom
    /// Where a line of the content ends.
    case right

    /// The axis along which the content scrolls to it.
    var axis: ScrollAxis { self == .top || self == .bottom ? .vertical : .horizontal }

    /// Whether content offsets grow towards it.
    var isEnd: Bool { self == .bottom || self == .right }

    /// The edge at the end of an axis of a scroll view's content.
    @MainActor
    init(endOf axis: ScrollAxis, in scrollView: UIScrollView) {
        self = axis == .vertical ? .bottom : scrollView.contentBeginsAtRight ? .left : .right
    }
}

extension UIScrollView {
    /// The content offset, along the edge's axis, at which the edge is visible.
    func offset(at edge: ScrollEdge) -> CGFloat {
        let range = offsetRange(edge.axis)
        return edge.isEnd ? range.upperBound : range.lowerBound
    }

    /// The first and the last content offset, for a report.
    var offsetLimits: String {
        let (x, y) = (offsetRange(.horizontal), offsetRange(.vertical))
        let first = CGPoint(x: x.lowerBound, y: y.lowerBound)
        let last = CGPoint(x: x.upperBound, y: y.upperBound)
        return "\(first.shortText) to \(last.shortText)"
    }
}
