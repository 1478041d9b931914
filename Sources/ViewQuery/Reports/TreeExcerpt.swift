import HeadlessUIKit

/// An excerpt of a view hierarchy: the path down to a view, the views beside it and inside it, and counts of the rest.
///
/// A short hierarchy is shown whole. Without a view to show, its top is shown.
@MainActor
struct TreeExcerpt {
    /// The limit of lines.
    private static let lineLimit = 25
    /// How many views of a long path are shown, at the top and at the bottom.
    private static let shownTop = 2
    private static let shownBottom = 5
    /// How many views are shown inside the view that it is about, and beside it on either side.
    private static let shownInside = 5
    private static let shownBeside = 4
    /// How many views beside those on the path are shown on either side.
    private static let shownOnWay = 2

    private let root: Node
    private let marks: [ObjectIdentifier: String]
    private var lineCount: Int

    /// - Parameters:
    ///   - views: the views that it is about, inside `root`; the most important first.
    ///   - marks: the texts of the arrows at views, by their identities.
    init(of root: UIView, around views: [UIView], marking marks: [ObjectIdentifier: String]) {
        self.root = Node(root, at: 0)
        self.marks = marks
        lineCount = self.root.subviews.isEmpty ? 1 : 2
        if root.countOfViews(upTo: Self.lineLimit + 1) <= Self.lineLimit {
            showTop(limit: .max)
        } else if let first = views.first, let node = showWay(to: first) {
            for other in views.dropFirst() { showBranch(to: other) }
            showAround(node)
        } else {
            showTop(limit: Self.lineLimit)
        }
    }

    // MARK: Choosing

    /// Shows a view inside another shown one, if there is room for its line.
    private mutating func show(_ index: Int, in node: Node, limit: Int = Self.lineLimit) -> Node? {
        guard node.subviews.indices.contains(index) else { return nil }
        if let known = node.children.first(where: { $0.index == index }) { return known }
        let child = Node(node.subviews[index], at: index)
        let gaps = node.gapCount
        node.insert(child)
        let lines = lineCount + 1 + (child.subviews.isEmpty ? 0 : 1) + node.gapCount - gaps
        guard lines <= limit else {
            node.remove(child)
            return nil
        }
        lineCount = lines
        return child
    }

    /// Shows as much as there is room for, level by level.
    private mutating func showTop(limit: Int) {
        var pending = [root]
        var next = 0
        while next < pending.count {
            let node = pending[next]
            next += 1
            for index in node.subviews.indices {
                guard let child = show(index, in: node, limit: limit) else { return }
                pending.append(child)
            }
        }
    }

    /// Shows the path down to a view, without its middle if it is long.
    private mutating func showWay(to view: UIView) -> Node? {
        guard let way = way(to: view) else { return nil }
        var node = root
        let isCut = way.count > Self.shownTop + Self.shownBottom
        for (level, step) in way.enumerated().dropFirst() {
            if isCut, level >= Self.shownTop, level < way.count - Self.shownBottom { continue }
            if isCut, level == way.count - Self.shownBottom {
                let cut = way[Self.shownTop..<level]
                guard let first = cut.first, let index = node.index(of: first) else { return nil }
                let child = Node(step, at: index)
                child.cut = Node.Cut(top: first, levels: cut.count)
                let gaps = node.gapCount
                node.insert(child)
                lineCount += 2 + (child.subviews.isEmpty ? 0 : 1) + node.gapCount - gaps
                node = child
            } else {
                guard let index = node.index(of: step), let child = show(index, in: node, limit: .max) else {
                    return nil
                }
                node = child
            }
        }
        return node
    }

    /// The views from the root down to `view`.
    private func way(to view: UIView) -> [UIView]? {
        let lineage = view.lineage
        guard let end = lineage.firstIndex(where: { $0 === root.view }) else { return nil }
        return lineage[...end].reversed()
    }

    /// Shows another view, if it is not far from the shown ones.
    private mutating func showBranch(to view: UIView) {
        guard let way = way(to: view) else { return }
        var node = root
        var level = 1
        // The path is followed as far as it is shown, and past its cut.
        while level < way.count {
            if let child = node.children.first(where: { $0.cut == nil && $0.view === way[level] }) {
                node = child
                level += 1
            } else if let child = node.children.first(where: { $0.cut?.top === way[level] }),
                let end = way[level...].firstIndex(where: { $0 === child.view })
            {
                node = child
                level = end + 1
            } else {
                break
            }
        }
        if way[..<level].last !== node.view { return }
        guard way.count - level <= Self.shownTop else { return }
        for step in way[level...] {
            guard let index = node.index(of: step), let child = show(index, in: node) else { return }
            node = child
        }
    }

    private mutating func showAround(_ node: Node) {
        for index in 0..<Self.shownInside { _ = show(index, in: node) }
        var child = node
        var reach = Self.shownBeside
        while let parent = child.parent {
            if child.cut == nil {
                for offset in stride(from: 1, through: reach, by: 1) {
                    _ = show(child.index - offset, in: parent)
                    _ = show(child.index + offset, in: parent)
                }
            }
            reach = Self.shownOnWay
            child = parent
        }
    }

    // MARK: Text

    /// The lines, indented by two spaces at least.
    var text: String {
        var lines: [String] = []
        append(root, depth: 1, to: &lines)
        return lines.joined(separator: "\n")
    }

    /// There are at most as many nodes as lines, so this recursion takes little stack.
    private func append(_ node: Node, depth: Int, to lines: inout [String]) {
        var depth = depth
        if let cut = node.cut {
            let count = cut.top.countOfViews(besides: node.view)
            let views = count == cut.levels ? "" : ", \(Self.views(count))"
            lines.append(
                Self.indent(depth) + "… \(cut.levels) level\(cut.levels == 1 ? "" : "s")\(views)")
            depth += 1
        }
        let mark = marks[ObjectIdentifier(node.view)].map { "  <-- \($0)" } ?? ""
        lines.append(Self.indent(depth) + node.view.line(showing: []) + mark)
        var next = 0
        for child in node.children {
            appendGap(node.subviews[next..<child.index], depth: depth + 1, to: &lines)
            append(child, depth: depth + 1, to: &lines)
            next = child.index + 1
        }
        appendGap(node.subviews[next...], depth: depth + 1, to: &lines)
    }

    private func appendGap(_ views: ArraySlice<UIView>, depth: Int, to lines: inout [String]) {
        guard !views.isEmpty else { return }
        let count = views.reduce(0) { $0 + $1.countOfViews() }
        lines.append(Self.indent(depth) + "… \(Self.views(count))")
    }

    private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

    private static func views(_ count: Int) -> String { count == 1 ? "1 view" : "\(count) views" }
}

/// A shown view.
@MainActor
private final class Node {
    /// The views omitted above a view.
    struct Cut {
        /// The topmost omitted view; the others are nested inside it.
        let top: UIView
        let levels: Int
    }

    let view: UIView
    /// The index of it, or of the cut above it, in the parent node.
    let index: Int
    /// The subviews at first, even if custom code changes them meanwhile.
    let subviews: [UIView]
    private(set) weak var parent: Node?
    /// In the order of the view hierarchy.
    private(set) var children: [Node] = []
    var cut: Cut?

    init(_ view: UIView, at index: Int) {
        self.view = view
        self.index = index
        subviews = view.subviews
    }

    func index(of view: UIView) -> Int? { subviews.firstIndex { $0 === view } }

    func insert(_ child: Node) {
        child.parent = self
        children.insert(child, at: children.firstIndex { $0.index > child.index } ?? children.count)
    }

    func remove(_ child: Node) {
        children.removeAll { $0 === child }
    }

    /// How many runs of subviews are not shown.
    var gapCount: Int {
        var gaps = 0
        var next = 0
        for child in children {
            if child.index > next { gaps += 1 }
            next = child.index + 1
        }
        return next < subviews.count ? gaps + 1 : gaps
    }
}

extension UIView {
    /// The number of views in the view's tree, without those in the tree of `other`.
    ///
    /// - Parameter limit: the number at which to stop counting.
    fileprivate func countOfViews(besides other: UIView? = nil, upTo limit: Int = .max) -> Int {
        var count = 0
        visit { view in
            if view === other { return .past }
            count += 1
            return count < limit ? .into : .stop
        }
        return count
    }
}
