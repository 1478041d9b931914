import HeadlessLists
import HeadlessUIKitCore

/// A kind of element that describes objects which are not views: how they are made, and what is read for them.
@MainActor
struct ObjectKind {
    typealias Read = @MainActor (ObjectPlan, ElementReader, PlanDecoder) -> Void

    let make: @MainActor (ElementReader) -> @MainActor () -> AnyObject
    let reads: [Read]

    /// A kind whose objects need nothing of the file to be made.
    init(_ make: @escaping @MainActor () -> AnyObject, _ reads: Read...) {
        self.make = { _ in make }
        self.reads = reads
    }

    init(making make: @escaping @MainActor (ElementReader) -> @MainActor () -> AnyObject, _ reads: Read...) {
        self.make = make
        self.reads = reads
    }

    /// The kinds by the names of their elements.
    static let table: [String: ObjectKind] = items.merging(recognizers) { $1 }.merging(layouts) { $1 }

    private static let items: [String: ObjectKind] = [
        "navigationItem": ObjectKind({ UINavigationItem(title: "") }, readNavigationItem),
        "barButtonItem": ObjectKind(making: makeBarButtonItem, readBarItem, readBarButtonItem),
        "tabBarItem": ObjectKind(making: makeTabBarItem, readBarItem, readTabBarItem),
    ]

    private static let recognizers: [String: ObjectKind] = [
        "tapGestureRecognizer": ObjectKind({ UITapGestureRecognizer() }, readRecognizer, readTap),
        "panGestureRecognizer": ObjectKind({ UIPanGestureRecognizer() }, readRecognizer, readPan),
        "pinchGestureRecognizer": ObjectKind({ UIPinchGestureRecognizer() }, readRecognizer, readPinch),
        "rotationGestureRecognizer": ObjectKind(
            { UIRotationGestureRecognizer() }, readRecognizer, readRotation),
        "swipeGestureRecognizer": ObjectKind({ UISwipeGestureRecognizer() }, readRecognizer, readSwipe),
        // Xcode's own name of it.
        "pongPressGestureRecognizer": longPress,
        "longPressGestureRecognizer": longPress,
        "screenEdgePanGestureRecognizer": ObjectKind(
            { UIScreenEdgePanGestureRecognizer() }, readRecognizer, readPan, readEdges),
        "hoverGestureRecognizer": ObjectKind({ UIHoverGestureRecognizer() }, readRecognizer),
        "gestureRecognizer": ObjectKind({ UIGestureRecognizer() }, readRecognizer),
    ]

    private static let longPress = ObjectKind(
        { UILongPressGestureRecognizer() }, readRecognizer, readLongPress)

    private static let layouts: [String: ObjectKind] = [
        "collectionViewFlowLayout": ObjectKind({ UICollectionViewFlowLayout() }, readFlowLayout),
        "collectionViewLayout": ObjectKind({ UICollectionViewFlowLayout() }),
        "customObject": ObjectKind({ NSObject() }),
        // UIKit has no class for it any more.
        "searchDisplayController": ObjectKind({ NSObject() }, readForeignObject),
    ]
}
