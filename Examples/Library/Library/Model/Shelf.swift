/// The books of the library.
final class Shelf {
    enum Order: String {
        case title
        case author
    }

    private(set) var books = [
        Book(title: "The Lighthouse Keeper", author: "Mara Quill"),
        Book(title: "A Field Guide to Clouds", author: "Tobias Wren"),
        Book(title: "Northern Harbours", author: "Mara Quill"),
    ]

    var order = Order.title {
        didSet { sort() }
    }

    var authors: [String] {
        Set(books.map(\.author)).sorted()
    }

    /// The books that were opened.
    var history: [Book] {
        books.filter { $0.page > 0 }
    }

    init() {
        sort()
    }

    func books(by author: String) -> [Book] {
        books.filter { $0.author == author }
    }

    func add(_ book: Book) {
        books.append(book)
        sort()
    }

    func remove(_ book: Book) {
        books.removeAll { $0 === book }
    }

    private func sort() {
        books.sort { order == .title ? $0.title < $1.title : ($0.author, $0.title) < ($1.author, $1.title) }
    }
}
