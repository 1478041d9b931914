import HeadlessUIKit

/// A server with notes that were written elsewhere.
@MainActor
public protocol NoteService: AnyObject {
    /// Fetches the titles of notes written since the last call, and calls `completion` when they have arrived.
    func fetchTitles(completion: @escaping @MainActor ([String]) -> Void)
}

/// A server that responds after 1.5 seconds: with one note the first time, and with none from then on.
public final class DemoNoteService: NoteService {
    /// The seconds until the response.
    public static let delay: TimeInterval = 1.5

    private var titles = ["Wind the clock"]

    /// Makes a service that has one note.
    public init() {}

    /// Fetches the note if it was not fetched before.
    public func fetchTitles(completion: @escaping @MainActor ([String]) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [self] in
            completion(titles)
            titles = []
        }
    }
}
