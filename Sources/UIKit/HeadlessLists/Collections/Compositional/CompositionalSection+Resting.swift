// The offsets at which an orthogonal section comes to rest.
extension CompositionalSection {
    /// The velocity below which a release does not count as a flick, in points per millisecond.
    private static let slowest: CGFloat = 0.1

    /// The offset at which the section comes to rest, along the orthogonal axis; the velocity is in points per
    /// millisecond.
    func restingPlace(for proposed: CGFloat, from start: CGFloat, velocity: CGFloat) -> CGFloat {
        switch section.orthogonalScrollingBehavior {
        case .none, .continuous: proposed
        case .continuousGroupLeadingBoundary: place(nearest(to: proposed))
        case .paging, .groupPaging, .groupPagingCentered: page(from: start, velocity)
        }
    }

    /// The next resting offset in the direction of a flick.
    private func page(from start: CGFloat, _ velocity: CGFloat) -> CGFloat {
        guard abs(velocity) > Self.slowest else { return place(nearest(to: start)) }
        let next = first { $0 > start + 0.5 }
        if velocity > 0 { return place(min(next, count - 1)) }
        let here = first { $0 >= start - 0.5 }
        return place(max(here - 1, 0))
    }

    private var count: Int {
        guard section.orthogonalScrollingBehavior == .paging else { return max(stack.groupCount, 1) }
        guard breadth > 0 else { return 1 }
        return max(1, Int(min(stripLength / breadth, 1e9).rounded(.up)))
    }

    private func place(_ index: Int) -> CGFloat {
        switch section.orthogonalScrollingBehavior {
        case .paging: return CGFloat(index) * breadth
        case .groupPagingCentered:
            guard index < stack.groupCount else { return 0 }
            let length = stack.solution(index).size[axis.other]
            let start = insets.before(axis.other) + stack.start(of: index)
            return start + length / 2 - breadth / 2
        case .none, .continuous, .continuousGroupLeadingBoundary, .groupPaging:
            return index < stack.groupCount ? stack.start(of: index) : 0
        }
    }

    /// The first resting offset that fulfils a condition which all later ones also fulfil; the count if none does.
    private func first(where condition: (CGFloat) -> Bool) -> Int {
        (0..<count).firstSorted { condition(place($0)) }
    }

    private func nearest(to wanted: CGFloat) -> Int {
        let after = min(first { $0 >= wanted }, count - 1)
        guard after > 0 else { return after }
        return abs(place(after - 1) - wanted) <= abs(place(after) - wanted) ? after - 1 : after
    }
}
