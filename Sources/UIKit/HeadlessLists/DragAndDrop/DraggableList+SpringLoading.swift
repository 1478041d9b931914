extension DraggableList {
    /// A spring for the rows: the one under the drag is activated.
    func rowSpring(
        _ allows: @escaping @MainActor (Self, IndexPath, any UISpringLoadedInteractionContext) -> Bool,
        activate: @escaping @MainActor (Self, IndexPath) -> Void
    ) -> OwnSpring {
        OwnSpring { [weak self] context in
            guard let self, let path = rowPath(at: context.location(in: self)) else { return false }
            context.targetView = draggedCell(at: path)
            context.targetItem = path
            return allows(self, path, context)
        } _: { [weak self] context in
            guard let self, let path = context.targetItem as? IndexPath else { return }
            activate(self, path)
        }
    }
}
