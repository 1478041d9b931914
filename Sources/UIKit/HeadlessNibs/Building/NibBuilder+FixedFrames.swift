import Foundation
import HeadlessUIKitCore

extension NibBuilder {
    /// Gives a view without constraints those that Xcode generates at build time: its frame is kept in the superview,
    /// and follows its size as the autoresizing mask says.
    func fix(_ view: UIView, in superview: UIView) {
        let frame = view.alignmentRect(forFrame: view.frame)
        let (room, mask) = (superview.bounds, view.autoresizingMask)
        var constraints = Self.fixing(
            (view.leftAnchor, view.rightAnchor, view.widthAnchor),
            (superview.leftAnchor, superview.rightAnchor),
            (frame.minX, room.width - frame.maxX, frame.width), isFlexible: mask.contains(.flexibleWidth),
            isFromEnd: mask.contains(.flexibleLeftMargin) && !mask.contains(.flexibleRightMargin))
        constraints += Self.fixing(
            (view.topAnchor, view.bottomAnchor, view.heightAnchor),
            (superview.topAnchor, superview.bottomAnchor),
            (frame.minY, room.height - frame.maxY, frame.height), isFlexible: mask.contains(.flexibleHeight),
            isFromEnd: mask.contains(.flexibleTopMargin) && !mask.contains(.flexibleBottomMargin))
        for constraint in constraints {
            constraint.identifier = "IB auto generated at build time for view with fixed frame"
        }
        NSLayoutConstraint.activate(constraints)
    }

    /// The two constraints along one axis: a length and the distance from one side, or the distances from both.
    private static func fixing<Anchor: AnyObject>(
        _ view: (start: NSLayoutAnchor<Anchor>, end: NSLayoutAnchor<Anchor>, length: NSLayoutDimension),
        _ superview: (start: NSLayoutAnchor<Anchor>, end: NSLayoutAnchor<Anchor>),
        _ distances: (start: CGFloat, end: CGFloat, length: CGFloat), isFlexible: Bool, isFromEnd: Bool
    ) -> [NSLayoutConstraint] {
        let fromStart = view.start.constraint(equalTo: superview.start, constant: distances.start)
        let fromEnd = superview.end.constraint(equalTo: view.end, constant: distances.end)
        if isFlexible { return [fromStart, fromEnd] }
        return [isFromEnd ? fromEnd : fromStart, view.length.constraint(equalToConstant: distances.length)]
    }
}
