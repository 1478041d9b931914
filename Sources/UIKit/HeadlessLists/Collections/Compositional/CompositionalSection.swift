/// A section of a compositional layout, with the positions of everything in it.
@MainActor
struct CompositionalSection {
    struct Boundary {
        var item: NSCollectionLayoutBoundarySupplementaryItem
        var indexPath: IndexPath
        var size: CGSize
        /// Its position along the axis, from the section's beginning.
        var along: CGFloat
        var across: CGFloat
    }

    let section: NSCollectionLayoutSection
    let index: Int
    let axis: ScrollAxis
    /// The content's length across the axis.
    let breadth: CGFloat
    /// What the groups' insets are measured from.
    private let sides: UIEdgeInsets
    /// The insets of the groups, and of headers and footers across the axis, from the sides of the content.
    let insets: UIEdgeInsets
    private let boundaryInsets: UIEdgeInsets
    var stack: GroupStack
    private(set) var boundaries: [Boundary] = []
    var start: CGFloat = 0
    /// The length of headers and footers for which items leave space.
    private(set) var head: CGFloat = 0
    private(set) var foot: CGFloat = 0

    init(
        _ section: NSCollectionLayoutSection, index: Int, count: Int, axis: ScrollAxis,
        room: CompositionalRoom,
        measured: [Int: CGSize]
    ) {
        self.section = section
        self.index = index
        self.axis = axis
        breadth = room.size[axis.other]
        sides = room.sides(from: section.contentInsetsReference)
        insets = section.contentInsets.plain.adding(sides)
        boundaryInsets = room.boundaryInsets(of: section)
        let inner = CGRect(origin: .zero, size: room.size).shrunk(by: insets).size
        let isAcross = section.orthogonalScrollingBehavior != .none
        let spacing = section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0
        stack = GroupStack(
            section.group, in: inner, along: isAcross ? axis.other : axis, spacing: spacing, count: count,
            measured: measured)
    }

    var scrollsAcross: Bool { section.orthogonalScrollingBehavior != .none }

    var groupLength: CGFloat { scrollsAcross ? stack.breadth : stack.length }

    var groupStart: CGFloat { start + head + insets.before(axis) }

    var end: CGFloat { groupStart + groupLength + insets.after(axis) + foot }

    /// The length of the orthogonally scrolled content.
    var stripLength: CGFloat { insets.before(axis.other) + stack.length + insets.after(axis.other) }

    /// The frame of backgrounds: inside what the section's insets are measured from.
    var background: CGRect {
        axis.rect(along: start, across: 0, length: end - start, breadth: breadth).shrunk(by: sides)
    }

    // MARK: Items

    /// The frame of an item in the content, for an offset of an orthogonal section.
    func leaf(_ item: Int, scrolledBy offset: CGFloat) -> GroupSolution.Leaf {
        var leaf = stack.leaf(item)
        let across = insets.before(axis.other) - (scrollsAcross ? offset : 0)
        leaf.frame = leaf.frame.offsetBy(
            dx: axis == .horizontal ? groupStart : across, dy: axis == .vertical ? groupStart : across)
        return leaf
    }

    /// The items of groups that intersect a rectangle of the content.
    func items(in rect: CGRect, scrolledBy offset: CGFloat) -> Range<Int> {
        if scrollsAcross {
            guard rect.origin[axis] <= groupStart + groupLength,
                rect.origin[axis] + rect.size[axis] >= groupStart
            else { return 0..<0 }
            let from = rect.origin[axis.other] + offset - insets.before(axis.other)
            return stack.items(from: from, to: from + rect.size[axis.other])
        }
        let from = rect.origin[axis] - groupStart
        return stack.items(from: from, to: from + rect.size[axis])
    }

    var scroller: SectionScroller {
        let size = axis.size(length: groupLength, breadth: max(stripLength, breadth))
        let copy = self
        return SectionScroller(
            section: index,
            frame: axis.rect(along: groupStart, across: 0, length: groupLength, breadth: breadth),
            contentSize: size, restingPlace: { copy.restingPlace(for: $0, from: $1, velocity: $2) },
            axis: axis.other)
    }

    // MARK: Headers and footers

    /// Computes the positions of headers and footers, with their measured sizes where known.
    mutating func placeBoundaries(measured: [ElementKey: CGSize]) {
        boundaries = []
        head = 0
        foot = 0
        var kinds: [String: Int] = [:]
        for item in section.boundarySupplementaryItems {
            let place = kinds[item.elementKind, default: 0]
            kinds[item.elementKind] = place + 1
            let path = IndexPath(item: place, section: index)
            let wanted = measured[ElementKey(.supplementaryView, item.elementKind, path)]
            boundaries.append(boundary(item, path, wanted))
            guard item.extendsBoundary, let isAtStart = item.isAtStart(axis) else { continue }
            let length = boundaries[boundaries.count - 1].size[axis]
            if isAtStart { head += length } else { foot += length }
        }
        stackBoundaries()
    }

    private func boundary(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ path: IndexPath, _ wanted: CGSize?
    ) -> Boundary {
        let before = boundaryInsets.before(axis.other)
        let room = max(0, breadth - before - boundaryInsets.after(axis.other))
        let container = axis.size(length: max(groupLength, 0), breadth: room)
        let size = item.layoutSize.size(item.layoutSize.points(in: container), preferring: wanted)
        return Boundary(
            item: item, indexPath: path, size: size, along: 0,
            across: before + (room - size[axis.other]) * item.share(axis.other))
    }

    /// Stacks those at the same edge one after another.
    private mutating func stackBoundaries() {
        let groups = groupStart - start
        var (headEnd, footEnd) = (CGFloat(0), groups + groupLength + insets.after(axis))
        for index in boundaries.indices {
            let boundary = boundaries[index]
            let length = boundary.size[axis]
            switch boundary.item.isAtStart(axis) {
            case true?:
                boundaries[index].along = boundary.item.extendsBoundary ? headEnd : groups
                if boundary.item.extendsBoundary { headEnd += length }
            case false?:
                boundaries[index].along =
                    boundary.item.extendsBoundary ? footEnd : groups + groupLength - length
                if boundary.item.extendsBoundary { footEnd += length }
            case nil:
                boundaries[index].along = groups + (groupLength - length) / 2
            }
        }
    }

    /// The frame of a header or footer, which may be pinned.
    ///
    /// - Parameter visible: the visible range of the content.
    func frame(of boundary: Boundary, visible: (start: CGFloat, end: CGFloat)) -> CGRect {
        let length = boundary.size[axis]
        var along = start + boundary.along + boundary.item.offset[axis]
        if boundary.item.pinToVisibleBounds {
            if boundary.item.isAtStart(axis) == true {
                along = min(max(along, visible.start), max(along, end - foot - length))
            } else if boundary.item.isAtStart(axis) == false {
                along = max(min(along, visible.end - length), min(along, start + head))
            }
        }
        let rect = axis.rect(
            along: along, across: boundary.across + boundary.item.offset[axis.other], length: length,
            breadth: boundary.size[axis.other])
        return rect.shrunk(by: boundary.item.contentInsets)
    }
}
