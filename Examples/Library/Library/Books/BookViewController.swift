import UIKit

/// A book, with its loan in a view that it contains.
class BookViewController: UIViewController {
    let book: Book

    @IBOutlet private weak var coverView: CoverView?
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var authorLabel: UILabel!
    @IBOutlet private var favoriteItem: UIBarButtonItem!

    init?(coder: NSCoder, book: Book) {
        self.book = book
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        fatalError("A book is shown by the segue action of the list.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = book.title
        showBook()
    }

    private func showBook() {
        authorLabel.text = book.page == 0 ? book.author : "book.page".localized(book.author, book.page)
        coverView?.backgroundColor = book.isFavorite ? .systemYellow : .systemTeal
        favoriteItem.title = (book.isFavorite ? "book.favorite" : "book.ordinary").localized()
    }

    @IBAction private func coverTapped(_ recognizer: UITapGestureRecognizer) {
        book.isFavorite.toggle()
        showBook()
    }

    @IBAction func favoriteTapped(_ sender: UIBarButtonItem) {
        book.isFavorite.toggle()
        showBook()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.destination {
        case let loan as LoanViewController: loan.book = book
        case let reader as ReaderViewController: reader.page = max(book.page, 1)
        default: break
        }
    }

    @IBAction func readerClosed(_ segue: UIStoryboardSegue) {
        guard let reader = segue.source as? ReaderViewController else { return }
        book.page = reader.page
        showBook()
    }
}
