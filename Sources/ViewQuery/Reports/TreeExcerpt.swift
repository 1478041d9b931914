import HeadlessUIKit

/// An excerpt of a view hierarchy: the path down to a view, the views beside it and inside it, and counts of the rest.
///
/// A short hierarchy is shown whole. Without a view to show, its top is shown. Views that only repeat what another line
/// says, such as a button's title label, are neither shown nor counted.
///
/// Failures show one where something was not found, or was found and cannot be touched, so that it has to be looked for
/// there; not where they list all that they are about.
@MainActor
struct TreeExcerpt {
    /// The limit of lines; a shorter hierarchy is shown whole.
    private static let lineLimit = 10
    /// How many views are shown at the end of a long path, and inside the view that it is about.
    private static let shownBottom = 2
    private static let shownInside = 2
    /// How many levels below a shown view another one with a mark is still shown.
    private static let shownBranch = 2

    private var root: Node
    private let marks: [ObjectIdentifier: String]
    /// The views that are shown whatever they say.
    private let kept: Set<ObjectIdentifier>
    private var lineCount = 0

    /// - Parameters:
    ///   - views: the views that it is about, inside `root`; the most important first.
    ///   - marks: the texts of the arrows at views, by their identities.
    ///   - areAllShown: whether all of `views` are shown, however far they are from the first.
    init(
        of root: UIView, around views: [UIView], marking marks: [ObjectIdentifier: String],
        areAllShown: Bool = false
    ) {
        kept = Set(marks.keys).union(views.map { ObjectIdentifier($0) })
        self.root = Node(root, at: 0, keeping: kept)
        self.marks = marks
        lineCount = self.root.ownLines
        if root.countOfViews(upTo: Self.lineLimit + 1, keeping: kept) <= Self.lineLimit {
            showTop(limit: .max)
        } else if areAllShown, views.count > 1 {
            // If there is no room for all with what is around the first, there is with less around it.
            if !showAll(views, bottom: Self.shownBottom) { _ = showAll(views, bottom: 1) }
        } else if let first = views.first, let node = showPath(to: first, bottom: Self.shownBottom) {
            for other in views.dropFirst() { showBranch(to: other) }
            showAround(node)
        } else {
            showTop(limit: Self.lineLimit)
        }
    }

    /// Shows views wherever they are; returns whether there was room.
    private mutating func showAll(_ views: [UIView], bottom: Int) -> Bool {
        root = Node(root.view, at: 0, keeping: kept)
        lineCount = root.ownLines
        guard let first = views.first, let node = showPath(to: first, bottom: bottom, past: views.dropFirst())
        else { return false }
        var hasRoom = lineCount <= Self.lineLimit
        for other in views.dropFirst() where !showBranch(to: other, isFarShown: true) { hasRoom = false }
        if hasRoom { showAround(node) }
        return hasRoom
    }

    // MARK: Choosing

    /// Shows a view inside another shown one, if there is room for its line.
    private mutating func show(_ index: Int, in node: Node, limit: Int = Self.lineLimit) -> Node? {
        guard node.subviews.indices.contains(index) else { return nil }
        if let known = node.children.first(where: { $0.index == index }) { return known }
        return insert(Node(node.subviews[index], at: index, keeping: kept), in: node, limit: limit)
    }

    private mutating func insert(_ child: Node, in node: Node, limit: Int) -> Node? {
        let gaps = node.gapCount
        node.insert(child)
        let lines = lineCount + child.ownLines + node.gapCount - gaps
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

    /// Shows the path down to a view; if it is long, without its middle, except where the paths to `others` branch off.
    ///
    /// - Parameter bottom: how many views are shown at the end of a long path.
    private mutating func showPath(
        to view: UIView, bottom: Int, past others: ArraySlice<UIView> = []
    ) -> Node? {
        guard let path = path(to: view) else { return nil }
        var shown = Set(0..<path.count)
        if path.count > 1 + bottom {
            shown.subtract(1..<(path.count - bottom))
            shown.formUnion(others.compactMap { branchLevel(of: $0, from: path) })
        }
        var node = root
        var cut = 1..<1
        for (level, step) in path.enumerated().dropFirst() {
            guard shown.contains(level) else {
                cut = cut.lowerBound..<(level + 1)
                continue
            }
            let child =
                if let first = path[cut].first {
                    insert(step, below: first, levels: cut.count, in: node, limit: .max)
                } else {
                    node.index(of: step).flatMap { show($0, in: node, limit: .max) }
                }
            guard let child else { return nil }
            node = child
            cut = (level + 1)..<(level + 1)
        }
        return node
    }

    /// The level at which the path to a view leaves another path; `nil` without one.
    private func branchLevel(of view: UIView, from path: [UIView]) -> Int? {
        guard let other = self.path(to: view) else { return nil }
        return zip(path, other).prefix { $0 === $1 }.count - 1
    }

    /// Inserts a view some levels below a node, without the views between them, if there is room for its lines.
    private mutating func insert(
        _ view: UIView, below top: UIView, levels: Int, in node: Node, limit: Int = Self.lineLimit
    ) -> Node? {
        guard let index = node.index(of: top) else { return nil }
        let child = Node(view, at: index, keeping: kept)
        child.cut = Node.Cut(top: top, levels: levels)
        return insert(child, in: node, limit: limit)
    }

    /// The views from the root down to `view`.
    private func path(to view: UIView) -> [UIView]? {
        let lineage = view.lineage
        guard let end = lineage.firstIndex(where: { $0 === root.view }) else { return nil }
        return lineage[...end].reversed()
    }

    /// Shows another view, if there is room for it and it is not far from the shown ones; returns whether it is shown.
    @discardableResult
    private mutating func showBranch(to view: UIView, isFarShown: Bool = false) -> Bool {
        guard let path = path(to: view) else { return false }
        var node = root
        var level = 1
        // The path is followed as far as it is shown, and past its cuts.
        while level < path.count {
            if let child = node.children.first(where: { $0.cut == nil && $0.view === path[level] }) {
                node = child
                level += 1
            } else if let child = node.children.first(where: { $0.cut?.top === path[level] }),
                let end = path[level...].firstIndex(where: { $0 === child.view })
            {
                node = child
                level = end + 1
            } else {
                break
            }
        }
        if path[..<level].last !== node.view { return false }
        guard path.count - level <= Self.shownBranch else {
            return isFarShown
                && insert(view, below: path[level], levels: path.count - 1 - level, in: node) != nil
        }
        for step in path[level...] {
            guard let index = node.index(of: step), let child = show(index, in: node) else { return false }
            node = child
        }
        return true
    }

    private mutating func showAround(_ node: Node) {
        for index in 0..<Self.shownInside { _ = show(index, in: node) }
        guard let parent = node.parent, node.cut == nil else { return }
        _ = show(node.index - 1, in: parent)
        _ = show(node.index + 1, in: parent)
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
            let count = cut.top.countOfViews(besides: node.view, keeping: kept)
            let views = count == cut.levels ? "" : ", \(count.counted("view"))"
            lines.append(Self.indent(depth) + "… \(cut.levels.counted("level"))\(views)")
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
        let count = views.reduce(0) { $0 + $1.countOfViews(keeping: kept) }
        lines.append(Self.indent(depth) + "… \(count.counted("view"))")
    }

    private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
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
    /// The subviews at first that a report tells of, even if custom code changes them meanwhile.
    let subviews: [UIView]
    private(set) weak var parent: Node?
    /// In the order of the view hierarchy.
    private(set) var children: [Node] = []
    var cut: Cut?

    init(_ view: UIView, at index: Int, keeping kept: Set<ObjectIdentifier>) {
        self.view = view
        self.index = index
        subviews = view.subviews.filter { !$0.isPassedOver(keeping: kept) }
    }

    /// The line of the view, one for a cut above it, and one for its subviews that are not shown.
    var ownLines: Int { 1 + (cut == nil ? 0 : 1) + (subviews.isEmpty ? 0 : 1) }

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
