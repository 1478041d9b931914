/// A layer that was added to another one.
struct AddedLayer {
    var layer: CALayer
    /// How many layers of subviews it stands in front of; never more than there are.
    var place: Int
}

/// Where a layer is inserted among its siblings.
enum SublayerPosition {
    case front
    case index(Int)
    case below(CALayer?)
    case above(CALayer?)
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

    /// The sublayers from back to front, as they are drawn.
    final var childrenByDepth: [CALayer] {
        let all = children
        guard all.contains(where: { $0.style.zPosition != 0 }) else { return all }
        return all.enumerated().sorted {
            let (one, other) = ($0.element.zPosition, $1.element.zPosition)
            return one == other ? $0.offset < $1.offset : one < other
        }.map(\.element)
    }

    final func insert(_ layer: CALayer, at position: SublayerPosition) {
        if let view = layer.ownerView {
            guard view.superview?.layer === self else { return LayerFailure.ofView(layer, in: self).record() }
        }
        var outer: CALayer? = self
        while let current = outer {
            if current === layer { return LayerFailure.loop(layer, in: self).record() }
            outer = current.superlayer
        }
        layer.removeFromSuperlayer()
        let behind = siblings(behind: position, without: layer)
        if let view = layer.ownerView {
            ownerView?.reorder(view, to: .among(index: behind.views, addedLayers: behind.added))
            return
        }
        addedLayers.insert(AddedLayer(layer: layer, place: behind.views), at: behind.added)
        layer.adoptiveLayer = self
        layer.markOwnersForDisplay()
        treeChanged()
    }

    /// How many of the subviews' layers and of the added ones are behind a position, without a certain layer.
    private func siblings(behind position: SublayerPosition, without layer: CALayer) -> (
        views: Int, added: Int
    ) {
        switch position {
        // Without a look at each, as thousands may be added one after another.
        case .front where layer.ownerView == nil: return (ownerView?.subviews.count ?? 0, addedLayers.count)
        case .index(0): return (0, 0)
        case .below(let sibling), .above(let sibling):
            guard layer.ownerView == nil, let index = indexOfAdded(sibling) else { break }
            if case .below = position { return (addedLayers[index].place, index) }
            return (addedLayers[index].place, index + 1)
        default: break
        }
        var others = children
        others.removeObject(layer)
        var (views, added) = (0, 0)
        for other in others[..<index(of: position, among: others)] {
            if other.adoptiveLayer === self { added += 1 } else { views += 1 }
        }
        return (views, added)
    }

    private func indexOfAdded(_ layer: CALayer?) -> Int? {
        guard let layer, layer.adoptiveLayer === self else { return nil }
        return addedLayers.indexFromBothEnds { $0.layer === layer }
    }

    /// The index that a position stands for; a sibling that is none is a failure, and stands for the front.
    private func index(of position: SublayerPosition, among layers: [CALayer]) -> Int {
        func place(of sibling: CALayer?) -> Int? {
            if let place = sibling.flatMap({ layers.indexOfObject($0) }) { return place }
            LayerFailure.notASibling(sibling, in: self).record()
            return nil
        }
        switch position {
        case .front: return layers.count
        case .index(let index): return min(index, layers.count)
        case .below(let sibling): return place(of: sibling) ?? layers.count
        case .above(let sibling): return place(of: sibling).map { $0 + 1 } ?? layers.count
        }
    }

    /// Replaces the added layers, and keeps those of subviews.
    final func replaceSublayers(_ layers: [CALayer]) {
        let kept = Set(layers.map { ObjectIdentifier($0) })
        for added in addedLayers where !kept.contains(ObjectIdentifier(added.layer)) {
            added.layer.removeFromSuperlayer()
        }
        for layer in layers { addSublayer(layer) }
    }

    final func removeAdded(_ layer: CALayer) {
        // Mostly all are removed, from one end or the other.
        if addedLayers.last?.layer === layer {
            addedLayers.removeLast()
        } else {
            for index in addedLayers.indices where addedLayers[index].layer === layer {
                addedLayers.remove(at: index)
                break
            }
        }
        layer.adoptiveLayer = nil
        treeChanged()
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
        for layer in childrenByDepth.reversed() {
            if let hit = layer.hit(inner, depth: depth + 1) { return hit }
        }
        return isInside ? self : nil
    }

    final func toSuperlayer(_ point: CGPoint) -> CGPoint {
        let anchor = values.anchorInBounds
        let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(affineTransform())
        return CGPoint(x: turned.x + position.x, y: turned.y + position.y)
    }

    final func fromSuperlayer(_ point: CGPoint) -> CGPoint {
        let anchor = values.anchorInBounds
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
