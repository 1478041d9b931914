/// A section of a flow layout: header, lines and footer, one after another.
struct FlowSection {
    let metrics: FlowMetrics
    let lines: FlowLines
    let count: Int
    /// The lengths of header and footer; 0 for none.
    let header: CGFloat
    let footer: CGFloat
    var start: CGFloat = 0

    private var axis: ScrollAxis { metrics.axis }

    var firstLine: CGFloat { start + header + metrics.inset.before(axis) }
    var footerStart: CGFloat { firstLine + lines.length + metrics.inset.after(axis) }
    var end: CGFloat { footerStart + footer }

    func frame(of item: Int) -> CGRect {
        let rect = lines.frame(of: item)
        return axis == .vertical ? rect.offsetBy(dx: 0, dy: firstLine) : rect.offsetBy(dx: firstLine, dy: 0)
    }

    /// The items on lines that intersect a range along the axis.
    func items(from: CGFloat, to: CGFloat) -> Range<Int> {
        lines.items(from: from - firstLine, to: to - firstLine)
    }

    func headerFrame(pinnedAt place: CGFloat?) -> CGRect {
        var along = start
        if let place { along = min(max(along, place), max(start, footerStart - header)) }
        return axis.rect(along: along, across: 0, length: header, breadth: metrics.breadth)
    }

    func footerFrame(pinnedAt place: CGFloat?) -> CGRect {
        var along = footerStart
        if let place { along = max(min(along, place - footer), min(footerStart, start + header)) }
        return axis.rect(along: along, across: 0, length: footer, breadth: metrics.breadth)
    }
}
