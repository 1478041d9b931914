/// A frame of reference on the screen: a view's own coordinates, or the screen's.
///
/// ```swift
/// let frame = keyboardFrame(in: notification)
/// let covered = view.convert(frame, from: UIScreen.main.coordinateSpace)
/// ```
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// Converts a point to another space.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point from another space.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle to another space: returns the smallest rectangle around it.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle from another space: returns the smallest rectangle around it.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The space's rectangle in its own coordinates.
    var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {
    final func placed(_ point: CGPoint, in space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return convert(point, to: Optional(view)) }
        return space.convert(convertToScreen(point), from: screenSpace)
    }

    final func placed(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return convert(point, from: Optional(view)) }
        return convertFromScreen(space.convert(point, to: screenSpace))
    }

    final func placed(_ rect: CGRect, in space: any UICoordinateSpace) -> CGRect {
        if let view = space as? UIView { return convert(rect, to: Optional(view)) }
        return space.convert(convertToScreen(rect), from: screenSpace)
    }

    final func placed(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
        if let view = space as? UIView { return convert(rect, from: Optional(view)) }
        let rect = space.convert(rect, to: screenSpace)
        guard !rect.isNull else { return rect }
        return CGRect(around: rect.corners.map { convertFromScreen($0) })
    }

    private var screenSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
}
