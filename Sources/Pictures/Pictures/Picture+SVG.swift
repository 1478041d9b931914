import HeadlessUIKit

extension Picture {
    /// The picture as an SVG document, in which text is as wide as here, whatever fonts a browser has.
    ///
    /// Each view is a group, whose `data-view` is its name. Images with pixels are in the document; symbols are simple
    /// signs for their names, and other images without pixels grey cards with their names.
    ///
    /// - Parameter prefix: what all identifiers in the document begin with, if several are to be on one page.
    /// - Complexity: O(*n*) in the number of commands and pixels.
    public func svg(prefix: String = "") -> String {
        svg(in: CGRect(origin: .zero, size: size), title: title, prefix: prefix)
    }

    /// A part of the picture as an SVG document, which is as large as the part.
    ///
    /// - Parameters:
    ///   - rect: the part that is visible, in the picture's coordinates.
    ///   - title: the accessible name.
    ///   - prefix: what all identifiers in the document begin with.
    package func svg(in rect: CGRect, title: String, prefix: String = "") -> String {
        var writer = SVGWriter(bounds: rect, prefix: prefix)
        var isLayer: [Bool] = []
        for element in elements {
            if case .begin(let view) = element { isLayer.append(view.hasEffects) }
            writer.add(element)
            guard element == .end else { continue }
            if isLayer.popLast() == true { writer.endLayer() }
            writer.restore()
        }
        return writer.document(rect, title: title)
    }
}

extension DisplayList {
    /// The drawing as an SVG document.
    ///
    /// - Parameters:
    ///   - rect: the part of the drawing that is visible, in its coordinates.
    ///   - title: the accessible name.
    ///   - prefix: what all identifiers in the document begin with, if several are to be on one page.
    /// - Complexity: O(*n*) in the number of commands and pixels.
    public func svg(in rect: CGRect, title: String, prefix: String = "") -> String {
        var writer = SVGWriter(bounds: rect, prefix: prefix)
        writer.add(self)
        return writer.document(rect, title: title)
    }
}

extension SVGWriter {
    fileprivate mutating func add(_ element: Picture.Element) {
        switch element {
        case .begin(let view):
            save()
            let place = view.placement.isIdentity ? "" : " transform=\"\(view.placement.svgText)\""
            group("data-view=\"\(view.name.xmlText)\"\(place)")
            noteTransform(view.placement)
            if view.hasEffects { beginLayer(nil, view.effects) }
            save()
            if let mask = view.mask { self.mask(by: self.element(mask, in: view.bounds), in: view.bounds) }
        case .draw(let list):
            save()
            add(list)
            restore()
        case .beginSubviews(let clip, let transform):
            save()
            if let clip { self.clip(to: clip, evenOdd: false) }
            self.transform(transform)
        case .endSubviews: restore()
        case .end: restore()
        }
    }
}
