extension UIView {
    final var hasIntrinsicSize: Bool {
        let size = intrinsicContentSize
        return size.width >= 0 || size.height >= 0
    }

    /// Whether the view contains the first responder, in which case a list keeps it.
    final var holdsFocus: Bool {
        (window?.firstResponder as? UIView)?.isDescendant(of: self) ?? false
    }

    /// Places a view of the framework's layout, unless constraints place it.
    final func placeUnlessConstrained(at rect: CGRect) {
        guard !flags.contains(.isPlacedByConstraints), frame != rect else { return }
        frame = rect
    }

    /// The size of a content view inside a view that is larger by `margin`.
    final func fittingSize(
        in target: CGSize, beside margin: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let room = CGSize(
            width: max(target.width - margin.width, 0), height: max(target.height - margin.height, 0))
        let size = systemLayoutSizeFitting(
            room, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        return CGSize(width: size.width + margin.width, height: size.height + margin.height)
            .keeping(target, horizontal, vertical)
    }
}

extension CGSize {
    /// The size with the required sides of a target, which may lie between pixels.
    func keeping(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        CGSize(
            width: horizontal == .required ? target.width : width,
            height: vertical == .required ? target.height : height)
    }
}
