import HeadlessUIKit

/// Searches for the largest uncovered part of a rectangle by hit tests.
///
/// It keeps the largest rectangles that may be free. The caller tests the center of the largest, and then the points
/// where views in front overlap it; views that cover a point are subtracted from all rectangles. Where a view in front
/// lets touches through, the rectangle is free. So the first rectangle that passes is the largest part.
@MainActor
struct UncoveredPart {
    /// How many covers are subtracted before the search stops: a screen full of cells, and some more.
    private static let attempts = 200
    /// How many pieces are kept; of more the smallest are dropped.
    private static let pieces = 100
    /// How many views in front are considered.
    private static let views = 1000
    /// The smallest side of a piece that can be touched, in points.
    private static let leastSide: CGFloat = 1

    private let window: UIWindow
    /// In the window's coordinates, the largest last.
    private var pieces: [CGRect]
    /// Where the views in front may be hit, in the window's coordinates.
    private var inFront: [CGRect] = []
    private var attemptsLeft = Self.attempts

    /// - Complexity: O(*n*) in the views in front.
    init(of rect: CGRect, of view: UIView, in window: UIWindow) {
        pieces = [rect]
        self.window = window
        for tree in view.treesInFront { collect(tree, over: rect) }
    }

    /// The points of the largest piece to test, in the window's coordinates, its center first; `nil` once there is no
    /// piece.
    var pointsToTry: [CGPoint]? {
        guard attemptsLeft > 0, let piece = pieces.last else { return nil }
        var points = [piece.center]
        for rect in inFront where rect.overlaps(piece) { points.append(rect.clipped(to: piece).center) }
        return points
    }

    /// Tries a point: returns whether nothing covers it, and subtracts a view that does.
    mutating func attempt(_ point: CGPoint, _ obstacle: HitObstacle?) -> Bool {
        guard let obstacle else { return true }
        if let cover = obstacle.cover {
            takeOff(cover, at: point)
        } else {
            attemptsLeft -= 1
            _ = pieces.popLast()
        }
        return false
    }

    /// Subtracts the area of a view that was hit at `point`.
    mutating func takeOff(_ cover: UIView, at point: CGPoint) {
        attemptsLeft -= 1
        let rect = window.convertFromSuperview(cover.convertToScreen(cover.bounds))
        if rect.contains(point), isUpright(cover) {
            cut(rect)
        } else if let piece = pieces.popLast() {
            // It does not cover its whole outline: points beside this one may be free.
            let corners = [
                CGPoint(x: piece.minX, y: piece.minY), CGPoint(x: piece.maxX, y: piece.minY),
                CGPoint(x: piece.minX, y: piece.maxY), CGPoint(x: piece.maxX, y: piece.maxY),
            ]
            for corner in corners {
                keep(
                    CGRect(
                        x: min(corner.x, point.x), y: min(corner.y, point.y),
                        width: abs(corner.x - point.x), height: abs(corner.y - point.y)))
            }
            tidy()
        }
    }

    private mutating func cut(_ cover: CGRect) {
        let old = pieces
        pieces = []
        for piece in old {
            guard piece.overlaps(cover) else {
                keep(piece)
                continue
            }
            let (left, right) = (cover.minX - piece.minX, piece.maxX - cover.maxX)
            let (above, below) = (cover.minY - piece.minY, piece.maxY - cover.maxY)
            keep(CGRect(x: piece.minX, y: piece.minY, width: left, height: piece.height))
            keep(CGRect(x: cover.maxX, y: piece.minY, width: right, height: piece.height))
            keep(CGRect(x: piece.minX, y: piece.minY, width: piece.width, height: above))
            keep(CGRect(x: piece.minX, y: cover.maxY, width: piece.width, height: below))
        }
        tidy()
    }

    private mutating func keep(_ piece: CGRect) {
        if piece.size.width >= Self.leastSide, piece.size.height >= Self.leastSide { pieces.append(piece) }
    }

    /// Sorts the largest last, ties by position, and drops pieces inside others and beyond the limit.
    private mutating func tidy() {
        let sorted = pieces.sorted { one, other in
            let (area, otherArea) = (one.width * one.height, other.width * other.height)
            if area != otherArea { return area > otherArea }
            return (one.minY, one.minX) < (other.minY, other.minX)
        }
        pieces = []
        for piece in sorted where pieces.count < Self.pieces {
            if !pieces.contains(where: { $0.encloses(piece) }) { pieces.append(piece) }
        }
        pieces.reverse()
    }

    private func isUpright(_ view: UIView) -> Bool {
        let (origin, bounds) = (view.convertToScreen(view.bounds.origin), view.bounds)
        let right = view.convertToScreen(CGPoint(x: bounds.maxX, y: bounds.minY))
        let below = view.convertToScreen(CGPoint(x: bounds.minX, y: bounds.maxY))
        return (origin.y == right.y && origin.x == below.x) || (origin.x == right.x && origin.y == below.y)
    }
}

extension UncoveredPart {
    /// Collects a view and all inside it that a touch could hit.
    private mutating func collect(_ root: UIView, over rect: CGRect) {
        var pending: [(view: UIView, limit: CGRect)] = [(root, rect)]
        while inFront.count < Self.views, let (view, limit) = pending.popLast() {
            guard !view.isHidden, view.alpha >= UIView.touchableAlpha, view.isUserInteractionEnabled else {
                continue
            }
            let place = window.convertFromSuperview(view.convertToScreen(view.bounds)).clipped(to: limit)
            guard place.width > 0, place.height > 0 else { continue }
            inFront.append(place)
            for subview in view.subviews { pending.append((subview, place)) }
        }
    }
}

extension UIView {
    /// The roots of what is in front of the view: later siblings of it and of its ancestors, and the windows above.
    final var treesInFront: [UIView] {
        var trees: [UIView] = []
        var step = self
        while let superview = step.superview {
            let siblings = superview.subviews
            if let index = siblings.firstIndex(where: { $0 === step }) { trees += siblings[(index + 1)...] }
            step = superview
        }
        let windows: [UIView] = (step as? UIWindow)?.application?.shownWindows ?? []
        guard let index = windows.firstIndex(where: { $0 === step }) else { return trees }
        return trees + windows[(index + 1)...]
    }
}
