import Foundation

/// Several items that move as one body, each with its own shape for collisions.
///
/// Behaviors get the group; its items must not be in any.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The items of the group.
    open private(set) var items: [any UIDynamicItem]
    private let middle: CGPoint
    /// Where the items were when the group was made, from its centre.
    private let places: [(offset: CGPoint, transform: CGAffineTransform)]

    /// The smallest rectangle around the items, about (0, 0).
    open private(set) var bounds: CGRect

    /// Makes a group of items where they are now.
    public init(items: [any UIDynamicItem]) {
        let frames = items.map { item in
            let bounds = CGRect(
                x: -item.bounds.width / 2, y: -item.bounds.height / 2, width: item.bounds.width,
                height: item.bounds.height)
            let turned = bounds.applying(item.transform)
            return turned.offsetBy(dx: item.center.x, dy: item.center.y)
        }
        let frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        self.items = items
        self.middle = middle
        places = items.map {
            (CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y), $0.transform)
        }
        bounds = CGRect(
            x: -frame.width / 2, y: -frame.height / 2, width: frame.width, height: frame.height)
        center = middle
        super.init()
    }

    /// The centre of the group; setting it moves the items.
    open var center: CGPoint {
        didSet { place() }
    }

    /// The transform of the group about its centre; setting it rotates the items about that.
    open var transform = CGAffineTransform.identity {
        didSet { place() }
    }

    private func place() {
        for (item, place) in zip(items, places) {
            let offset = place.offset.applying(transform)
            item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
            item.transform = place.transform.concatenating(transform)
        }
    }

    /// The shapes of the items, from the group's centre.
    final var shapes: [DynamicShape] {
        zip(items, places).flatMap { item, place in
            let turn = place.transform.concatenating(
                CGAffineTransform(translationX: place.offset.x, y: place.offset.y))
            return DynamicShape.shapes(of: item).map { $0.applying(turn) }
        }
    }
}
