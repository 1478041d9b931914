import UIKit

/// The titles of an author.
class AuthorViewController: UIViewController {
    var books: [Book] = []

    @IBOutlet private weak var titlesLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        if !books.isEmpty { titlesLabel.text = books.map(\.title).joined(separator: "\n") }
    }
}
