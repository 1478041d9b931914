extension UISegmentedControl: UISpringLoadedInteractionSupporting {
    /// A spring for the segments: the one under the drag is selected.
    final func makeSpring() -> OwnSpring {
        OwnSpring { [weak self] context in
            guard let self, isEnabled else { return false }
            let point = context.location(in: self)
            guard let index = segments.firstIndex(where: { $0.frame.contains(point) }) else { return false }
            context.targetItem = index
            return segments[index].isEnabled
        } _: { [weak self] context in
            guard let self, let index = context.targetItem as? Int, selectedSegmentIndex != index
            else { return }
            selectedSegmentIndex = index
            sendActions(for: .valueChanged)
        }
    }
}
