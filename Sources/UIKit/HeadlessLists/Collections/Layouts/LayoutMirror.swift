/// The mirror between a layout's coordinates and those of the content, where a collection view is read against the
/// layout's direction.
@MainActor
struct LayoutMirror: Equatable {
    /// The width that is mirrored: the content's, or the collection view's if that is larger.
    let width: CGFloat

    func rect(_ rect: CGRect) -> CGRect {
        CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    func point(_ point: CGPoint) -> CGPoint {
        CGPoint(x: width - point.x, y: point.y)
    }

    /// The offset of a scroll view of a width.
    func offset(_ offset: CGPoint, ofWidth visible: CGFloat) -> CGPoint {
        CGPoint(x: width - visible - offset.x, y: offset.y)
    }

    /// Mirrored attributes; a copy, as layouts may keep theirs.
    func attributes<Attributes: UICollectionViewLayoutAttributes>(_ attributes: Attributes) -> Attributes {
        let copy = attributes.duplicate()
        copy.center = point(attributes.center)
        return copy
    }

    func scroller(_ scroller: SectionScroller) -> SectionScroller {
        var mirrored = scroller
        mirrored.frame = rect(scroller.frame)
        guard scroller.axis == .horizontal else { return mirrored }
        mirrored.isMirrored = true
        let end = max(scroller.contentSize.width - scroller.frame.width, 0)
        mirrored.restingPlace = { proposed, start, velocity in
            end - scroller.restingPlace(end - proposed, end - start, -velocity)
        }
        return mirrored
    }
}
