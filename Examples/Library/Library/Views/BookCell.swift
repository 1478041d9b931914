import UIKit

class BookCell: UITableViewCell {
    @IBOutlet private weak var coverView: CoverView!
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var authorLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        coverView.isAccessibilityElement = false
    }

    func show(_ book: Book) {
        titleLabel.text = book.title
        authorLabel.text = book.borrower.map { "book.lent".localized($0) } ?? book.author
        coverView.backgroundColor = book.isFavorite ? .systemYellow : .systemTeal
    }
}
