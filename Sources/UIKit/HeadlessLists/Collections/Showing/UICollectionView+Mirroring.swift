// Where the view is read against its layout's direction, and the layout flips, everything that the layout says is
// mirrored in the content, and what it is asked is mirrored before.
extension UICollectionView {
    final var flipsLayout: Bool {
        let layout = collectionViewLayout
        guard layout.flipsHorizontallyInOppositeLayoutDirection else { return false }
        return (layout.developmentLayoutDirection == .rightToLeft) != isRightToLeft
    }

    /// Notes the mirror for the layout as it was prepared, and keeps what is seen at the leading edge where it is.
    final func noteMirror() {
        let old = showing.mirror
        let width = bounds.width
        let insets = adjustedContentInset
        let room = width - insets.left - insets.right
        let new = flipsLayout ? LayoutMirror(width: max(contentSize.width, room)) : nil
        guard old != nil || new != nil else { return }
        let oldWidth = showing.mirroredBounds
        (showing.mirror, showing.mirroredBounds) = (new, width)
        guard old != new || oldWidth != width else { return }
        let former = old?.offset(contentOffset, ofWidth: oldWidth) ?? contentOffset
        let place = new?.offset(former, ofWidth: width) ?? former
        let target = CGPoint(x: place.x.clamped(to: offsetRange(.horizontal)), y: place.y)
        if target != contentOffset { contentOffset = target }
    }

    // MARK: What the layout says

    final func inContent<Attributes: UICollectionViewLayoutAttributes>(_ attributes: Attributes?)
        -> Attributes?
    {
        guard let mirror = showing.mirror, let attributes else { return attributes }
        return mirror.attributes(attributes)
    }

    final func attributesInContent(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        inContent(collectionViewLayout.attributes(key))
    }

    final func attributesInContent(_ rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let mirror = showing.mirror else {
            return collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
        }
        return (collectionViewLayout.layoutAttributesForElements(in: mirror.rect(rect)) ?? []).map {
            mirror.attributes($0)
        }
    }

    final func sectionScrollers(in rect: CGRect) -> [SectionScroller] {
        guard let mirror = showing.mirror else { return collectionViewLayout.sectionScrollers(in: rect) }
        return collectionViewLayout.sectionScrollers(in: mirror.rect(rect)).map { mirror.scroller($0) }
    }

    final func sectionScroller(of section: Int) -> SectionScroller? {
        let scroller = collectionViewLayout.sectionScroller(of: section)
        return showing.mirror.map { mirror in scroller.map { mirror.scroller($0) } } ?? scroller
    }

    final func offset(for offset: CGPoint, _ answer: (CGPoint) -> CGPoint) -> CGPoint {
        guard let mirror = showing.mirror else { return answer(offset) }
        return mirror.offset(answer(mirror.offset(offset, ofWidth: bounds.width)), ofWidth: bounds.width)
    }

    // MARK: What the layout is asked

    final func inLayout(_ rect: CGRect) -> CGRect { showing.mirror?.rect(rect) ?? rect }
    final func inLayout(_ point: CGPoint) -> CGPoint { showing.mirror?.point(point) ?? point }

    /// Attributes of the content, as the layout would give them.
    final func inLayout<Attributes: UICollectionViewLayoutAttributes>(_ attributes: Attributes) -> Attributes
    {
        showing.mirror?.attributes(attributes) ?? attributes
    }
}
