/// A note.
struct Note: Identifiable, Equatable {
    let id: Int
    var title: String
    var isPinned = false
}

/// The notes, with observers of changes.
@MainActor
final class NoteStore {
    private let service: any NoteService
    private(set) var notes = [
        Note(id: 1, title: "Buy lamp oil"),
        Note(id: 2, title: "Paint the railing"),
        Note(id: 3, title: "Write to Ada"),
    ]

    var onChange: () -> Void = {}

    init(service: any NoteService) {
        self.service = service
    }

    /// Pinned notes first, then the others in the order in which they were written.
    var sorted: [Note] {
        notes.filter(\.isPinned) + notes.filter { !$0.isPinned }
    }

    func note(_ id: Note.ID) -> Note? {
        notes.first { $0.id == id }
    }

    func save(_ note: Note) {
        if let index = notes.firstIndex(where: { $0.id == note.id }) {
            notes[index] = note
        } else {
            notes.append(note)
        }
        onChange()
    }

    func remove(_ id: Note.ID) {
        notes.removeAll { $0.id == id }
        onChange()
    }

    /// Moves a note within the sorted list.
    func move(from source: Int, to destination: Int) {
        var notes = sorted
        notes.insert(notes.remove(at: source), at: destination)
        self.notes = notes
        onChange()
    }

    /// Fetches notes that were written elsewhere, and calls `completion` when they have arrived.
    func refresh(completion: @escaping @MainActor () -> Void) {
        service.fetchTitles { [weak self] titles in
            for title in titles { self?.add(title) }
            completion()
        }
    }

    func makeNote() -> Note {
        Note(id: (notes.map(\.id).max() ?? 0) + 1, title: "")
    }

    private func add(_ title: String) {
        var note = makeNote()
        note.title = title
        save(note)
    }
}
