extension DraggableList {
    /// A spring for the rows: the one under the drag is activated, as by a tap.
    func makeSpring() -> OwnSpring {
        OwnSpring { [weak self] context in
            guard let self, let path = rowPath(at: context.location(in: self)) else { return false }
            context.targetView = draggedCell(at: path)
            context.targetItem = path
            return springLoads(path, context)
        } _: { [weak self] context in
            if let path = context.targetItem as? IndexPath { self?.rowWasTapped(path) }
        }
    }
}
