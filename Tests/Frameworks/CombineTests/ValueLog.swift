import Combine

/// What a subscriber receives, as text: `1, 2, |` for two values and the end, `!error` for a failure.
final class ValueLog {
    private(set) var entries: [String] = []
    private var cancellable: AnyCancellable?

    var text: String { entries.joined(separator: " ") }

    init<P: Publisher>(of publisher: P) {
        cancellable = publisher.sink(
            receiveCompletion: { [unowned self] completion in
                switch completion {
                case .finished: entries.append("|")
                case .failure(let error): entries.append("!\(error)")
                }
            }, receiveValue: { [unowned self] in entries.append("\($0)") })
    }

    func add(_ entry: String) { entries.append(entry) }
    func cancel() { cancellable = nil }
}

/// What goes wrong in tests.
enum Trouble: Error { case oops, other }
