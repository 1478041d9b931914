import HeadlessUIKit

/// Knows what notes were written elsewhere, far away.
@MainActor
public protocol NoteService: AnyObject {
    /// Fetches the titles of what was written since the last time, and calls `completion` when they are there.
    func fetchTitles(completion: @escaping @MainActor ([String]) -> Void)
}

/// Answers after a second and a half: with one note the first time, and with none from then on.
public final class DemoNoteService: NoteService {
    /// The seconds until the answer.
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
