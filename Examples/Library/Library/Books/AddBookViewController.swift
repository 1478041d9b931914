import UIKit

/// A form for a new book.
class AddBookViewController: UIViewController {
    @IBOutlet private weak var titleField: UITextField!
    @IBOutlet private weak var authorField: UITextField!
    @IBOutlet private weak var hintLabel: UILabel!

    /// The book; nil before both fields are filled in.
    var book: Book? {
        guard let title = titleField.text, let author = authorField.text, !title.isEmpty, !author.isEmpty
        else { return nil }
        return Book(title: title, author: author)
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard identifier == "save", book == nil else { return true }
        hintLabel.text = "add.incomplete".localized()
        return false
    }

    @IBAction func titleEntered(_ sender: UITextField) {
        authorField.becomeFirstResponder()
    }
}
