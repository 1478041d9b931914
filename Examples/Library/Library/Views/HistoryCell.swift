import UIKit

class HistoryCell: UITableViewCell {
    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var pageLabel: UILabel!

    func show(_ book: Book) {
        titleLabel.text = book.title
        pageLabel.text = "history.page".localized(book.page)
    }
}
