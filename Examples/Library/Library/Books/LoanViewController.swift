import UIKit

/// Who has a book: a part of the book's screen.
class LoanViewController: UIViewController {
    var book: Book!

    @IBOutlet private weak var loanLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        showLoan()
    }

    private func showLoan() {
        guard let borrower = book.borrower else { return }
        loanLabel.text = "book.lent".localized(borrower)
    }

    @IBAction func bookLent(_ segue: UIStoryboardSegue) {
        book.borrower = (segue.source as? LendViewController)?.borrower
        showLoan()
    }
}
