import Foundation

/// A layer that was added to another one.
struct AddedLayer {
    var layer: CALayer
    /// How many layers of subviews it stands in front of; never more than there are.
    var place: Int
}

extension CALayer {
    /// The layer that contains this one: the one that it was added to, or that of the superview.
    public final var superlayer: CALayer? {
        FreedElsewhere.collect()
        return adoptiveLayer ?? ownerView?.superview?.layer
    }

    /// The sublayers, from back to front: those of subviews and those that were added; `nil` for none.
    ///
    /// Layers and subviews have one order. A view that is inserted next to another one is inserted next to
    /// its layer; one that is moved to the front or the back is moved in front of or behind all layers.
    ///
    /// - Complexity: O(*n*) in the number of sublayers.
    public final var sublayers: [CALayer]? {
        let all = children
        return all.isEmpty ? nil : all
    }

    private var subviewLayers: [CALayer] { ownerView?.subviews.map(\.layer) ?? [] }

    private var children: [CALayer] {
        let views = subviewLayers
        if addedLayers.isEmpty { return views }
        var all: [CALayer] = []
        var next = 0
        for added in addedLayers {
            all += views[next..<added.place]
            next = added.place
            all.append(added.layer)
        }
        return all + views[next...]
    }

    /// Adds a layer in front of the others, removing it from its previous superlayer.
    ///
    /// A layer cannot be added to itself or to a layer inside it, nor can the layer of a view that is not a
    /// subview here: that is a failure, and nothing changes. The layer of a subview moves with its view.
    public final func addSublayer(_ layer: CALayer) {
        insert(layer) { $0.count }
    }

    /// Inserts a layer at an index among the sublayers; one out of range stands for the nearer end.
    public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer) { min(Int(idx), $0.count) }
    }

    /// Inserts a layer right behind a sublayer; any other sibling is a failure, and the layer is added in front.
    public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { self.index(of: sibling, in: $0) ?? $0.count }
    }

    /// Inserts a layer right in front of a sublayer; any other sibling is a failure, and it is added in front.
    public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { self.index(of: sibling, in: $0).map { $0 + 1 } ?? $0.count }
    }

    /// Removes the layer from the layer that it was added to; a view's layer stays where the view is.
    public final func removeFromSuperlayer() {
        guard let outer = adoptiveLayer else { return }
        outer.addedLayers.removeAll { $0.layer === self }
        adoptiveLayer = nil
        outer.treeChanged()
    }

    private func index(of sibling: CALayer?, in layers: [CALayer]) -> Int? {
        for (index, layer) in layers.enumerated() where layer === sibling { return index }
        LayerFailure.notASibling(sibling, in: self).record()
        return nil
    }

    private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
        if let view = layer.ownerView {
            guard view.superview?.layer === self else { return LayerFailure.ofView(layer, in: self).record() }
        }
        var outer: CALayer? = self
        while let current = outer {
            if current === layer { return LayerFailure.loop(layer, in: self).record() }
            outer = current.superlayer
        }
        layer.removeFromSuperlayer()
        let others = children.filter { $0 !== layer }
        var (addedBefore, viewsBefore) = (0, 0)
        for other in others[..<index(others)] {
            if other.adoptiveLayer === self { addedBefore += 1 } else { viewsBefore += 1 }
        }
        if let view = layer.ownerView {
            ownerView?.reorder(view, to: .among(index: viewsBefore, addedLayers: addedBefore))
            return
        }
        addedLayers.insert(AddedLayer(layer: layer, place: viewsBefore), at: addedBefore)
        layer.adoptiveLayer = self
        treeChanged()
    }

    private func treeChanged() {
        if let ownerView { ViewTree.change(ownerView) } else { ViewTree.change() }
    }
}

// MARK: - Subviews

extension CALayer {
    /// Keeps the order of the added layers when a subview is inserted at an index.
    ///
    /// - Parameter addedBehind: how many added layers it stands in front of.
    final func noteSubview(at index: Int, addedBehind: Int) {
        for number in addedBehind..<addedLayers.count { addedLayers[number].place += 1 }
    }

    /// Keeps the order of the added layers when the subview at an index is removed.
    final func noteRemovalOfSubview(at index: Int) {
        for number in addedLayers.indices where addedLayers[number].place > index {
            addedLayers[number].place -= 1
        }
    }
}

// MARK: - Coordinates

extension CALayer {
    /// How deep hit tests go: far beyond any screen, well within the stack.
    private static let depthLimit = 1000

    /// Returns the front-most layer under a point, this one or a descendant; `nil` if there is none.
    ///
    /// Hidden layers are skipped. Sublayers are found outside of a layer that does not mask to its bounds.
    ///
    /// - Parameter p: in the superlayer's coordinates.
    public final func hitTest(_ p: CGPoint) -> CALayer? { hit(p, depth: 0) }

    private func hit(_ point: CGPoint, depth: Int) -> CALayer? {
        guard !isHidden, depth < Self.depthLimit else { return nil }
        let transform = affineTransform()
        guard (transform.a * transform.d - transform.b * transform.c).isNormal else { return nil }
        let inner = fromSuperlayer(point)
        let isInside = contains(inner)
        if masksToBounds, !isInside { return nil }
        let ordered = children.enumerated().sorted {
            let (one, other) = ($0.element.zPosition, $1.element.zPosition)
            return one == other ? $0.offset > $1.offset : one > other
        }
        for (_, layer) in ordered {
            if let hit = layer.hit(inner, depth: depth + 1) { return hit }
        }
        return isInside ? self : nil
    }

    private var anchorInBounds: CGPoint {
        let (bounds, anchor) = (bounds, anchorPoint)
        return CGPoint(x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y)
    }

    private func toSuperlayer(_ point: CGPoint) -> CGPoint {
        let anchor = anchorInBounds
        let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(affineTransform())
        return CGPoint(x: turned.x + position.x, y: turned.y + position.y)
    }

    private func fromSuperlayer(_ point: CGPoint) -> CGPoint {
        let anchor = anchorInBounds
        let turned = CGPoint(x: point.x - position.x, y: point.y - position.y)
            .applying(affineTransform().inverted())
        return CGPoint(x: turned.x + anchor.x, y: turned.y + anchor.y)
    }

    /// The layer and its ancestors, up to the root.
    private var lineage: [CALayer] {
        var all = [self]
        while let outer = all[all.count - 1].superlayer { all.append(outer) }
        return all
    }

    /// Converts a point from this layer's coordinates to another's, or to the root's if `nil`.
    ///
    /// For two layers without a common ancestor, their roots are taken to be at the same place.
    ///
    /// - Complexity: O(depth).
    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let own = lineage
        let other = l?.lineage ?? Array(own.suffix(1))
        var (ownCount, otherCount) = (own.count, other.count)
        while ownCount > 0, otherCount > 0, own[ownCount - 1] === other[otherCount - 1] {
            ownCount -= 1
            otherCount -= 1
        }
        var point = own[..<ownCount].reduce(p) { $1.toSuperlayer($0) }
        for layer in other[..<otherCount].reversed() { point = layer.fromSuperlayer(point) }
        return point
    }

    /// Converts a point from another layer's coordinates, or from the root's if `nil`, to this one's.
    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        (l ?? lineage[lineage.count - 1]).convert(p, to: self)
    }

    /// Converts a rectangle to another layer's coordinates: returns the smallest rectangle around it.
    ///
    /// - Complexity: O(depth).
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        guard !r.isNull, !r.isInfinite else { return r }
        let rect = r.standardized
        let corners = [
            rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.maxY),
        ]
        return CGRect(around: corners.map { convert($0, to: l) })
    }

    /// Converts a rectangle from another layer's coordinates: returns the smallest rectangle around it.
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        (l ?? lineage[lineage.count - 1]).convert(r, to: self)
    }
}
