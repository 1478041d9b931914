import HeadlessUIKit

/// The subviews of a view with where each and those inside it paint, to find those at a place.
@MainActor
struct PaintedSiblings {
    private let views: [UIView]
    private let extents: RectIndex
    private let indices: [ObjectIdentifier: Int]?

    init(_ views: [UIView], extent: (UIView) -> CGRect) {
        self.views = views
        extents = RectIndex(views.map(extent))
        // Among few views a look at all is faster.
        indices =
            views.count > 24
            ? Dictionary(zip(views.map(ObjectIdentifier.init), views.indices)) { first, _ in first } : nil
    }

    func index(of view: UIView) -> Int? {
        if let indices { return indices[ObjectIdentifier(view)] }
        for index in 0..<views.count where views[index] === view { return index }
        return nil
    }

    /// The views that paint where a rectangle of the screen is, from back to front.
    ///
    /// - Parameters:
    ///   - start: the index of the first that counts.
    ///   - end: the index after the last that counts; `nil` for all.
    func meeting(_ rect: CGRect, from start: Int = 0, to end: Int? = nil) -> [(view: UIView, extent: CGRect)]
    {
        let end = end ?? views.count
        guard start < end else { return [] }
        var found: [(view: UIView, extent: CGRect)] = []
        for index in extents.indices(meeting: rect) where index >= start && index < end {
            found.append((views[index], extents.rects[index]))
        }
        return found
    }
}
