import Combine
import Foundation

/// Finds offers while somebody types.
final class SearchModel: ObservableObject {
    enum State: Equatable {
        case empty
        case searching
        case found([Offer])
        case failed
    }

    @Published var text = ""
    @Published private(set) var state = State.empty

    init(service: MarketService) {
        $text
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .map { text -> AnyPublisher<State, Never> in
                guard !text.isEmpty else { return Just(.empty).eraseToAnyPublisher() }
                return service.search(text)
                    .map { .found($0) }
                    .catch { _ in Just(.failed) }
                    .prepend(.searching)
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .assign(to: &$state)
    }
}
