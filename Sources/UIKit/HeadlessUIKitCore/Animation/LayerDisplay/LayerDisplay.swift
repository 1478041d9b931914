/// What a layer shows besides its properties: what was drawn, and how.
struct LayerDisplay {
    /// What was drawn into a part of a layer after the rest.
    struct Part {
        var rect: CGRect
        var list: DisplayList
    }

    /// What was drawn into the whole layer; `nil` before.
    var base: DisplayList?
    var parts: [Part] = []
    /// The part that waits to be drawn; `nil` for all of it.
    var dirty: CGRect?
    var drawnPart: CGRect?
    /// The pixels per point, if they were set.
    var scale: CGFloat?
    weak var delegate: (any CALayerDelegate)?
    /// Whether the delegate was set, and is not the layer's view.
    var hasOwnDelegate = false
    /// Of a standalone layer.
    var isOpaque = false
    var actions: [String: any CAAction]?
    /// What code keeps with the layer, by its keys.
    var valuesByKey: [String: Any] = [:]

    func drawing(keepsDrawing: Bool) -> DisplayList? {
        guard var list = base else { return nil }
        for part in parts {
            list.commands += [.save, .clip(DisplayList.Path(part.rect), evenOdd: false)]
            if !keepsDrawing { list.commands.append(.clear(part.rect)) }
            list.commands += part.list.commands + [.restore]
        }
        return list
    }

    /// Adds what was drawn, in place of what it covers.
    mutating func add(_ list: DisplayList, in part: CGRect?, keepsDrawing: Bool) {
        if let part, base != nil {
            if !keepsDrawing { parts.removeAll { part.encloses($0.rect) } }
            parts.append(Part(rect: part, list: list))
        } else if keepsDrawing, base != nil {
            base?.commands += list.commands
        } else {
            base = list
            parts = []
        }
    }
}
