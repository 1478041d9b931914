import UIKit

/// The list of the books.
class BooksViewController: UITableViewController, ShelfUser {
    var shelf: Shelf! {
        didSet {
            if isViewLoaded { tableView.reloadData() }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    // MARK: Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shelf.books.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
        (cell as? BookCell)?.show(shelf.books[indexPath.row])
        return cell
    }

    // MARK: Segues

    @IBSegueAction func showBook(
        _ coder: NSCoder, sender: Any?, segueIdentifier: String?
    ) -> BookViewController? {
        guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) else {
            return nil
        }
        return BookViewController(coder: coder, book: shelf.books[indexPath.row])
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        segue.destination.popoverPresentationController?.delegate = self
    }

    @IBAction func bookAdded(_ segue: UIStoryboardSegue) {
        guard let form = segue.source as? AddBookViewController, let book = form.book else { return }
        shelf.add(book)
        tableView.reloadData()
    }

    @IBAction func addingCancelled(_ segue: UIStoryboardSegue) {}

    @IBAction func bookReturned(_ segue: UIStoryboardSegue) {
        guard let details = segue.source as? BookViewController else { return }
        shelf.remove(details.book)
        tableView.reloadData()
    }

    @IBAction func orderChosen(_ segue: UIStoryboardSegue) {
        guard let order = segue.identifier.flatMap(Shelf.Order.init) else { return }
        shelf.order = order
        tableView.reloadData()
    }
}

extension BooksViewController: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }
}
