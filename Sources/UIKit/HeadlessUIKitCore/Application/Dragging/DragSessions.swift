import TimeLapse

/// What the sessions of one drag share.
@MainActor
final class DragContents {
    var items: [UIDragItem]
    var location: CGPoint
    var allowsMoving = true
    var isRestricted = false
    /// The animations of the drop that a list's coordinator has made.
    var dropAnimators: [DragAnimator] = []

    init(_ items: [UIDragItem], at location: CGPoint) {
        (self.items, self.location) = (items, location)
    }
}

/// A session, of dragging or of dropping.
@MainActor
class DragDropSession: NSObject, UIDragDropSession {
    let contents: DragContents

    init(_ contents: DragContents) {
        self.contents = contents
        super.init()
    }

    var items: [UIDragItem] { contents.items }
    var allowsMoveOperation: Bool { contents.allowsMoving }
    var isRestrictedToDraggingApplication: Bool { contents.isRestricted }

    func location(in view: UIView) -> CGPoint { view.convertFromScreen(contents.location) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in
            typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
        }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

@MainActor
final class DragSession: DragDropSession, UIDragSession {
    var localContext: Any?
}

@MainActor
final class DropSession: DragDropSession, UIDropSession {
    private let dragSession: DragSession
    let progress = Progress(totalUnitCount: 0)
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

    init(_ dragSession: DragSession) {
        self.dragSession = dragSession
        super.init(dragSession.contents)
    }

    var localDragSession: (any UIDragSession)? { dragSession }

    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let progress = Progress(totalUnitCount: Int64(max(providers.count, 1)))
        self.progress.totalUnitCount += progress.totalUnitCount
        self.progress.addChild(progress, withPendingUnitCount: progress.totalUnitCount)
        let load = ObjectsLoad(count: providers.count, progress, completion)
        for (index, provider) in providers.enumerated() {
            _ = provider.loadObject(ofClass: aClass) { object, _ in
                // A loader may call from any thread.
                let object = SentObject(object)
                if MainQueue.ifCurrent({ load.take(object.value, at: index) }) == nil {
                    DispatchQueue.main.async { load.take(object.value, at: index) }
                }
            }
        }
        if providers.isEmpty {
            UIApplication.shared.device.inTurnOfItsOwn("loading of dropped items") { load.finish() }
        }
        return progress
    }
}

/// A loaded object on its way to the main thread; the loader that made it is done with it.
private struct SentObject: @unchecked Sendable {
    let value: (any NSItemProviderReading)?
    init(_ value: (any NSItemProviderReading)?) { self.value = value }
}

/// The objects of a drop that are being loaded, in the order of their items.
@MainActor
private final class ObjectsLoad {
    private var objects: [(any NSItemProviderReading)?]
    private var left: Set<Int>
    private let progress: Progress
    private let completion: @MainActor ([any NSItemProviderReading]) -> Void

    init(
        count: Int, _ progress: Progress,
        _ completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
    ) {
        objects = Array(repeating: nil, count: count)
        left = Set(0..<count)
        (self.progress, self.completion) = (progress, completion)
    }

    func take(_ object: (any NSItemProviderReading)?, at index: Int) {
        guard left.remove(index) != nil else { return }
        objects[index] = object
        if left.isEmpty { finish() } else { progress.completedUnitCount += 1 }
    }

    func finish() {
        progress.completedUnitCount = progress.totalUnitCount
        completion(objects.compactMap { $0 })
    }
}
