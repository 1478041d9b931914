import HeadlessUIKit
import JSONWriting

/// Writes one view: the keys that have not their defaults.
struct NodeWriter {
    let node: RecordedNode
    let isForThumbnails: Bool

    func pairs(_ tables: inout TraceTables) -> [(String, JSON)] {
        let look = node.look
        var pairs: [(String, JSON?)] = [
            ("class", tables.drawings.text(look.className)),
            ("controller", tables.drawings.textIfAny(look.controller)),
            ("text", tables.drawings.textIfAny(look.text)),
            ("children", node.children.isEmpty ? nil : .integers(node.children.map(\.number))),
        ]
        if let drawing = look.drawing {
            pairs += place(drawing) + drawn(drawing, &tables)
        } else {
            pairs += [("hidden", .integer(1)), ("box", look.frame == .zero ? nil : look.frame.json)]
        }
        if let details = node.details, !isForThumbnails {
            pairs += [
                ("properties", tables.index(ofProperties: details.properties)),
                ("edges", tables.index(of: details.edges)),
                ("names", tables.index(of: details.names)),
            ]
        }
        return pairs.compactMap { key, value in value.map { (key, $0) } }
    }

    /// The frame without the transform, which turns about the middle.
    private func place(_ drawing: ViewDrawing) -> [(String, JSON?)] {
        let (bounds, matrix) = (drawing.bounds, drawing.placement)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY).applying(matrix)
        let box = CGRect(
            x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2, width: bounds.width,
            height: bounds.height)
        let linear = CGAffineTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: 0, ty: 0)
        return [
            ("box", box == .zero ? nil : box.json), ("transform", linear.isIdentity ? nil : linear.json),
            ("scroll", bounds.origin == .zero ? nil : bounds.origin.json),
        ]
    }

    private func drawn(_ drawing: ViewDrawing, _ tables: inout TraceTables) -> [(String, JSON?)] {
        let origin = drawing.bounds.origin
        let radii = node.look.radii
        let radius: JSON? =
            radii.allSatisfy { $0 == radii.first }
            ? radii.first.map { .number($0) } : .numbers(radii)
        return [
            ("clips", .flag(drawing.clip != nil)), ("radius", radius),
            ("opacity", drawing.effects.alpha == 1 ? nil : .number(drawing.effects.alpha)),
            ("shadow", drawing.effects.shadow?.jsonOfLayer),
            ("under", tables.drawings.fragment(drawing.under, from: origin)),
            ("over", tables.drawings.fragment(drawing.over, from: origin)),
            (
                "mask",
                drawing.mask.flatMap {
                    tables.drawings.fragment(DisplayList(drawing: $0, in: drawing.bounds), from: origin)
                }
            ),
        ]
    }
}
