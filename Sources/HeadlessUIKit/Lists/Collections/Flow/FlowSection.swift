import Foundation

/// One section of a flow layout: its header, its lines, and its footer, one after the other.
struct FlowSection {
    let metrics: FlowMetrics
    let lines: FlowLines
    let count: Int
    /// How long the header and the footer are; none of no length.
    let header: CGFloat
    let footer: CGFloat
    /// Where the section begins, along the axis.
    var start: CGFloat = 0

    private var axis: ScrollAxis { metrics.axis }

    /// Where the first line begins.
    var firstLine: CGFloat { start + header + metrics.inset.before(axis) }
    /// Where the footer begins.
    var footerStart: CGFloat { firstLine + lines.length + metrics.inset.after(axis) }
    /// Where the section ends.
    var end: CGFloat { footerStart + footer }

    func frame(of item: Int) -> CGRect {
        let rect = lines.frame(of: item)
        return axis == .vertical ? rect.offsetBy(dx: 0, dy: firstLine) : rect.offsetBy(dx: firstLine, dy: 0)
    }

    /// The items on lines that reach into a range along the axis.
    func items(from: CGFloat, to: CGFloat) -> Range<Int> {
        lines.items(from: from - firstLine, to: to - firstLine)
    }

    /// Where the header is, held in sight from a place on if it is pinned.
    func headerFrame(pinnedAt place: CGFloat?) -> CGRect {
        var along = start
        if let place { along = min(max(along, place), max(start, footerStart - header)) }
        return axis.rect(along: along, across: 0, length: header, breadth: metrics.breadth)
    }

    /// Where the footer is, held in sight up to a place if it is pinned.
    func footerFrame(pinnedAt place: CGFloat?) -> CGRect {
        var along = footerStart
        if let place { along = max(min(along, place - footer), min(footerStart, start + header)) }
        return axis.rect(along: along, across: 0, length: footer, breadth: metrics.breadth)
    }
}
