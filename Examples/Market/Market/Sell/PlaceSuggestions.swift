import Foundation

/// Places that begin as somebody types, asked of the server when nothing was typed for a while.
@MainActor
final class PlaceSuggestions {
    var onChange: (([String]) -> Void)?

    private let service: MarketService
    private var task: Task<Void, Never>?

    init(service: MarketService) {
        self.service = service
    }

    func textDidChange(to text: String) {
        task?.cancel()
        guard !text.isEmpty else {
            onChange?([])
            return
        }
        task = Task {
            do {
                try await Task.sleep(nanoseconds: 400_000_000)
                let places = try await service.places(text)
                try Task.checkCancellation()
                onChange?(places)
            } catch is CancellationError {
            } catch {
                onChange?([])
            }
        }
    }
}
