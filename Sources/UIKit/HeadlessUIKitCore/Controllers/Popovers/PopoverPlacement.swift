/// Computes a popover's frame next to its source.
struct PopoverPlacement {
    /// The distance between a popover and its source: the arrow's length; observed, Apple documents no number.
    static let arrowLength: CGFloat = 13

    /// The source's frame, and the area that the popover may occupy.
    let source: CGRect
    let room: CGRect
    let size: CGSize
    /// Whether the side at the left of the source is tried before the one at its right.
    var isRightToLeft = false

    /// Returns the first frame at which the popover has its full size; otherwise the one at which most of it fits.
    ///
    /// Arrows up, down, and to the leading and the trailing edge are tried in this order.
    func best(of permitted: UIPopoverArrowDirection) -> (frame: CGRect, direction: UIPopoverArrowDirection) {
        var best: (frame: CGRect, direction: UIPopoverArrowDirection)?
        let sides: [UIPopoverArrowDirection] = isRightToLeft ? [.right, .left] : [.left, .right]
        for direction in [.up, .down] + sides {
            guard permitted.isEmpty || permitted.contains(direction) else { continue }
            let frame = frame(direction)
            if frame.size == wanted { return (frame, direction) }
            let area = frame.width * frame.height
            if best.map({ area > $0.frame.width * $0.frame.height }) ?? true { best = (frame, direction) }
        }
        return best ?? (frame(.up), .up)
    }

    private var wanted: CGSize {
        CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    }

    private func frame(_ direction: UIPopoverArrowDirection) -> CGRect {
        var frame = CGRect(origin: .zero, size: wanted)
        let arrow = Self.arrowLength
        switch direction {
        case .up:
            let top = min(max(source.maxY + arrow, room.minY), room.maxY)
            frame.size.height = min(frame.height, room.maxY - top)
            frame.origin.y = top
        case .down:
            let bottom = min(max(source.minY - arrow, room.minY), room.maxY)
            frame.size.height = min(frame.height, bottom - room.minY)
            frame.origin.y = bottom - frame.height
        case .left:
            let left = min(max(source.maxX + arrow, room.minX), room.maxX)
            frame.size.width = min(frame.width, room.maxX - left)
            frame.origin.x = left
        default:
            let right = min(max(source.minX - arrow, room.minX), room.maxX)
            frame.size.width = min(frame.width, right - room.minX)
            frame.origin.x = right - frame.width
        }
        if direction == .up || direction == .down {
            frame.origin.x = min(max(source.midX - frame.width / 2, room.minX), room.maxX - frame.width)
        } else {
            frame.origin.y = min(max(source.midY - frame.height / 2, room.minY), room.maxY - frame.height)
        }
        return frame
    }
}
