import Combine
import Robot
import Testing

private final class SearchModel {
    @Published var query = ""
    private(set) var searched: [String] = []
    private var cancellables: Set<AnyCancellable> = []

    init() {
        $query.dropFirst().debounce(for: 0.3, scheduler: RunLoop.main)
            .sink { [unowned self] in searched.append($0) }.store(in: &cancellables)
    }
}

@MainActor @Suite("Combine in the catalogue", .robot) struct ExampleTests {
    @Test("The search waits until nobody types for 0.3 s")
    func search() {
        // Example of Combine.md
        let model = SearchModel()  // $query.debounce(for: 0.3, scheduler: RunLoop.main).sink { … }
        model.query = "a"
        TimeLapse.advance(by: .seconds(0.2))
        model.query = "ab"
        TimeLapse.advance(by: .seconds(0.3))
        #expect(model.searched == ["ab"])
        // End of example
    }
}
