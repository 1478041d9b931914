import TimeLapse

/// One load of an item provider, which ends when its handler is called.
final class ItemLoad: Sendable {
    let progress: Progress
    private let provider: NSItemProvider

    @MainActor
    init(of provider: NSItemProvider) {
        self.provider = provider
        progress = Progress(totalUnitCount: 1)
        provider.loadsUnderWay += 1
    }

    func end(_ handler: () -> Void) {
        progress.completedUnitCount = 1
        handler()
        let provider = provider
        if MainQueue.ifCurrent({ provider.loadsUnderWay -= 1 }) == nil {
            DispatchQueue.main.async { provider.loadsUnderWay -= 1 }
        }
    }
}
