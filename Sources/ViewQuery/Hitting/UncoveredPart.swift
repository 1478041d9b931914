import Foundation
import HeadlessUIKit

/// Looks for the largest part of a rectangle that nothing covers, one hit test after another.
///
/// It keeps the largest rectangles that may be free. Whoever asks tries the middle of the largest, and then where
/// each view in front lies over it; what is found in the way is taken off all of them. What a view in front lets
/// through is free. So the first rectangle that passes is the largest part.
@MainActor
struct UncoveredPart {
    /// How many covers are taken off before the search is given up: a screen full of cells, and some more.
    private static let attempts = 200
    /// How many pieces are kept; of more the smallest are dropped.
    private static let pieces = 100
    /// How many views in front are looked at.
    private static let views = 1000
    /// Pieces below this side, in points, are too small for anybody to touch.
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
        collectViews(inFrontOf: view, over: rect)
    }

    /// The points of the largest piece that must be free for it to be, in the window's coordinates, its middle
    /// first; `nil` once there is no piece.
    var pointsToTry: [CGPoint]? {
        guard attemptsLeft > 0, let piece = pieces.last else { return nil }
        var points = [piece.center]
        for rect in inFront where rect.overlaps(piece) { points.append(rect.clipped(to: piece).center) }
        return points
    }

    /// Whether a touch at `point` finds nothing in the way; what it finds is taken off.
    mutating func isFree(_ point: CGPoint, _ obstacle: HitObstacle?) -> Bool {
        guard let obstacle else { return true }
        if let cover = obstacle.cover {
            takeOff(cover, at: point)
        } else {
            attemptsLeft -= 1
            _ = pieces.popLast()
        }
        return false
    }

    /// Takes off what a view covers, which was hit at `point`.
    mutating func takeOff(_ cover: UIView, at point: CGPoint) {
        attemptsLeft -= 1
        let rect = window.convertFromSuperview(cover.convertToScreen(cover.bounds))
        if rect.contains(point), isUpright(cover) {
            cut(rect)
        } else if let piece = pieces.popLast() {
            // Its outline is not what it covers: what is beside the point may be free.
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

    /// Puts the largest last, ties by place, and drops what is a part of another or too much.
    private mutating func tidy() {
        let sorted = pieces.sorted { one, other in
            let (area, otherArea) = (one.width * one.height, other.width * other.height)
            if area != otherArea { return area > otherArea }
            return (one.minY, one.minX) < (other.minY, other.minX)
        }
        pieces = []
        for piece in sorted where pieces.count < Self.pieces {
            if !pieces.contains(where: { $0.contains(piece) }) { pieces.append(piece) }
        }
        pieces.reverse()
    }

    /// Whether a view's outline on the screen is a rectangle with upright sides.
    private func isUpright(_ view: UIView) -> Bool {
        let (origin, bounds) = (view.convertToScreen(view.bounds.origin), view.bounds)
        let right = view.convertToScreen(CGPoint(x: bounds.maxX, y: bounds.minY))
        let below = view.convertToScreen(CGPoint(x: bounds.minX, y: bounds.maxY))
        return (origin.y == right.y && origin.x == below.x) || (origin.x == right.x && origin.y == below.y)
    }
}

// MARK: - What is in front

extension UncoveredPart {
    private mutating func collectViews(inFrontOf view: UIView, over rect: CGRect) {
        var step = view
        while let superview = step.superview {
            let siblings = superview.subviews
            if let index = siblings.firstIndex(where: { $0 === step }) {
                for sibling in siblings[(index + 1)...] { collect(sibling, over: rect) }
            }
            step = superview
        }
        let windows = window.application?.shownWindows ?? []
        guard let index = windows.firstIndex(where: { $0 === window }) else { return }
        for other in windows[(index + 1)...] { collect(other, over: rect) }
    }

    /// Takes in a view and all inside it that a touch could reach.
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
