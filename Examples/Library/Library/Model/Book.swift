/// A book in the library.
final class Book {
    let title: String
    let author: String
    var isFavorite = false
    /// The page that was read last; 0 if the book was not opened.
    var page = 0
    /// Who has it; nil if it is in the library.
    var borrower: String?

    init(title: String, author: String) {
        self.title = title
        self.author = author
    }
}
