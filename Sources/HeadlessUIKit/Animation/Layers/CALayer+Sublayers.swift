import Foundation

/// A layer that was added to another one.
struct AddedLayer {
    var layer: CALayer
    /// How many layers of subviews it stands in front of; never more than there are.
    var place: Int
}

extension CALayer {
    final var subviewLayers: [CALayer] { ownerView?.subviews.map(\.layer) ?? [] }

    final var children: [CALayer] {
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

    final func index(of sibling: CALayer?, in layers: [CALayer]) -> Int? {
        for (index, layer) in layers.enumerated() where layer === sibling { return index }
        LayerFailure.notASibling(sibling, in: self).record()
        return nil
    }

    final func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
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
        layer.markOwnersForDisplay()
        treeChanged()
    }

    /// Replaces the added layers, and keeps those of subviews.
    final func replaceSublayers(_ layers: [CALayer]) {
        for added in addedLayers where !layers.contains(where: { $0 === added.layer }) {
            added.layer.removeFromSuperlayer()
        }
        for layer in layers { addSublayer(layer) }
    }

    final func treeChanged() {
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
    static let depthLimit = 1000

    final func hit(_ point: CGPoint, depth: Int) -> CALayer? {
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

    final var anchorInBounds: CGPoint {
        let (bounds, anchor) = (bounds, anchorPoint)
        return CGPoint(x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y)
    }

    final func toSuperlayer(_ point: CGPoint) -> CGPoint {
        let anchor = anchorInBounds
        let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(affineTransform())
        return CGPoint(x: turned.x + position.x, y: turned.y + position.y)
    }

    final func fromSuperlayer(_ point: CGPoint) -> CGPoint {
        let anchor = anchorInBounds
        let turned = CGPoint(x: point.x - position.x, y: point.y - position.y)
            .applying(affineTransform().inverted())
        return CGPoint(x: turned.x + anchor.x, y: turned.y + anchor.y)
    }

    /// The layer and its ancestors, up to the root.
    final var lineage: [CALayer] {
        var all = [self]
        while let outer = all[all.count - 1].superlayer { all.append(outer) }
        return all
    }
}
