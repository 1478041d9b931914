/// The lines into which a section's items flow, relative to the beginning of the first one.
///
/// UIKit's rule: a line holds as many items as fit with the minimum spacing, spread from edge to edge; a single item
/// is centred. If all items of a section have one size, the last line has the spacing of the others; otherwise it has
/// the minimum spacing, from the leading edge. Items smaller than their line are centred in it.
enum FlowLines {
    /// Items of one size, whose frames are computed on demand.
    case uniform(UniformFlow)
    /// Items of individual sizes.
    case mixed(MixedFlow)

    var length: CGFloat {
        switch self {
        case .uniform(let flow): flow.length
        case .mixed(let flow): flow.length
        }
    }

    /// The frame of an item, relative to the beginning of the first line.
    func frame(of item: Int) -> CGRect {
        switch self {
        case .uniform(let flow): flow.frame(of: item)
        case .mixed(let flow): flow.frame(of: item)
        }
    }

    /// The range of items on lines that intersect a range.
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        switch self {
        case .uniform(let flow): flow.items(from: start, to: end)
        case .mixed(let flow): flow.items(from: start, to: end)
        }
    }
}

struct UniformFlow {
    private let metrics: FlowMetrics
    private let size: CGSize
    private let count: Int
    private let perLine: Int
    private let gap: CGFloat
    private let margin: CGFloat

    init(_ metrics: FlowMetrics, size: CGSize, count: Int) {
        self.metrics = metrics
        self.size = size
        self.count = count
        let across = metrics.axis.other
        let breadth = size[across]
        let pitch = breadth + metrics.itemSpacing
        // Tolerates rounding errors.
        let fitting =
            pitch > 0 ? ((metrics.room + metrics.itemSpacing + 1e-6) / pitch).rounded(.down) : .infinity
        let most = CGFloat(max(count, 1))
        perLine = Int(max(1, min(fitting, max(most, 1))))
        let full = fitting < 1e15 ? max(1, fitting) : CGFloat(perLine)
        let rest = metrics.room - full * breadth
        gap = full > 1 ? max(rest / (full - 1), 0) : 0
        margin = full > 1 ? 0 : max(rest / 2, 0)
    }

    private var pitch: CGFloat { size[metrics.axis] + metrics.lineSpacing }
    private var lines: Int { count == 0 ? 0 : (count - 1) / perLine + 1 }

    var length: CGFloat {
        lines == 0 ? 0 : CGFloat(lines) * size[metrics.axis] + CGFloat(lines - 1) * metrics.lineSpacing
    }

    func frame(of item: Int) -> CGRect {
        let across = metrics.axis.other
        let (line, place) = item.quotientAndRemainder(dividingBy: perLine)
        return metrics.axis.rect(
            along: CGFloat(line) * pitch,
            across: metrics.inset.before(across) + margin + CGFloat(place) * (size[across] + gap),
            length: size[metrics.axis], breadth: size[across])
    }

    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard count > 0, size.width > 0, size.height > 0, end > start else { return 0..<0 }
        let first = ((start - size[metrics.axis]) / pitch).rounded(.up)
        let last = (end / pitch).rounded(.down)
        let most = CGFloat(lines)
        let from = Int(min(max(first, 0), most))
        let to = Int(min(max(last + 1, 0), most))
        guard from < to else { return 0..<0 }
        return from * perLine..<min(to * perLine, count)
    }
}

struct MixedFlow {
    private struct Line {
        var first: Int
        var start: CGFloat
        var length: CGFloat
    }

    private let axis: ScrollAxis
    private let sizes: [CGSize]
    private var lines: [Line] = []
    private var places: [CGFloat] = []
    private(set) var length: CGFloat = 0

    init(_ metrics: FlowMetrics, sizes: [CGSize]) {
        axis = metrics.axis
        self.sizes = sizes
        places.reserveCapacity(sizes.count)
        var first = 0
        while first < sizes.count {
            let (end, used) = lineEnd(from: first, metrics)
            place(first..<end, used: used, isLast: end == sizes.count, metrics)
            first = end
        }
    }

    /// The end of the line that begins with an item, and the breadth of its items.
    private func lineEnd(from first: Int, _ metrics: FlowMetrics) -> (end: Int, used: CGFloat) {
        let across = axis.other
        var used = sizes[first][across]
        var end = first + 1
        while end < sizes.count {
            let breadth = sizes[end][across]
            let spacing = CGFloat(end - first) * metrics.itemSpacing
            if used + breadth + spacing > metrics.room + 1e-6 { break }
            used += breadth
            end += 1
        }
        return (end, used)
    }

    private mutating func place(_ items: Range<Int>, used: CGFloat, isLast: Bool, _ metrics: FlowMetrics) {
        let across = axis.other
        let rest = max(metrics.room - used, 0)
        var gap = metrics.itemSpacing
        var place = metrics.inset.before(across)
        if !isLast {
            if items.count > 1 { gap = rest / CGFloat(items.count - 1) } else { place += rest / 2 }
        }
        var thickness: CGFloat = 0
        for item in items {
            places.append(place)
            place += sizes[item][across] + gap
            thickness = max(thickness, sizes[item][axis])
        }
        let start = lines.isEmpty ? 0 : length + metrics.lineSpacing
        lines.append(Line(first: items.lowerBound, start: start, length: thickness))
        length = start + thickness
    }

    func frame(of item: Int) -> CGRect {
        let line = lines[lines.firstIndexSorted { $0.first > item } - 1]
        let size = sizes[item]
        return axis.rect(
            along: line.start + (line.length - size[axis]) / 2, across: places[item], length: size[axis],
            breadth: size[axis.other])
    }

    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        // With those that end there, since a line of estimates may have no length.
        let first = lines.firstIndexSorted { $0.start + $0.length >= start }
        let last = lines.firstIndexSorted { $0.start >= end }
        guard first < last else { return 0..<0 }
        return lines[first].first..<(last < lines.count ? lines[last].first : sizes.count)
    }
}
