/// A note.
struct Note: Identifiable, Equatable {
    let id: Int
    var title: String
    var isPinned = false
}

/// The notes, and who wants to know of changes.
@MainActor
final class NoteStore {
    private(set) var notes = [
        Note(id: 1, title: "Buy lamp oil"),
        Note(id: 2, title: "Paint the railing"),
        Note(id: 3, title: "Write to Ada"),
    ]

    var onChange: () -> Void = {}

    /// Pinned notes first, else as they were written.
    var sorted: [Note] {
        notes.filter(\.isPinned) + notes.filter { !$0.isPinned }
    }

    func save(_ note: Note) {
        if let index = notes.firstIndex(where: { $0.id == note.id }) {
            notes[index] = note
        } else {
            notes.append(note)
        }
        onChange()
    }

    func makeNote() -> Note {
        Note(id: (notes.map(\.id).max() ?? 0) + 1, title: "")
    }
}
