extension UIView {
    /// Whether the view's content is read from the right.
    ///
    /// - Complexity: O(1); one load as long as no interface of the process was read from the right.
    package final var isRightToLeft: Bool {
        LayoutDirections.areMixed && effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// A rectangle of a layout from the left, where it is in the view as it is read.
    package final func mirrored(_ rect: CGRect) -> CGRect {
        isRightToLeft ? rect.mirrored(in: bounds) : rect
    }
}

extension UIView {
    final var leadingTextAlignment: NSTextAlignment { isRightToLeft ? .right : .left }

    /// An alignment with left or right for a natural one, and for the last lines of justified text.
    package final func physical(_ alignment: NSTextAlignment) -> NSTextAlignment {
        switch alignment {
        case .natural, .justified: leadingTextAlignment
        case .left, .center, .right: alignment
        }
    }
}

extension CGRect {
    /// The rectangle as a mirror at the middle of `container` shows it, which has the same coordinates.
    package func mirrored(in container: CGRect) -> CGRect {
        CGRect(x: container.minX + container.maxX - maxX, y: minY, width: width, height: height)
    }
}
