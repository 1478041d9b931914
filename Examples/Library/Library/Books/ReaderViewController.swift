import UIKit

/// Shows a page of a book, on the whole screen.
class ReaderViewController: UIViewController {
    var page = 1

    @IBOutlet private weak var pageLabel: UILabel!
    @IBOutlet private weak var pageStepper: UIStepper!
    @IBOutlet private var margins: [NSLayoutConstraint]!

    override func viewDidLoad() {
        super.viewDidLoad()
        pageStepper.value = Double(page)
        if Settings.hasLargeText { pageLabel.font = .preferredFont(forTextStyle: .largeTitle) }
        for margin in margins { margin.constant = Settings.hasLargeText ? 20 : 40 }
        showPage()
    }

    private func showPage() {
        pageLabel.text = "reader.page".localized(page)
    }

    @IBAction func pageChanged(_ sender: UIStepper) {
        page = Int(sender.value)
        showPage()
    }
}
