import UIKit

/// The authors, beside the books of the one that is chosen.
class AuthorsViewController: UITableViewController, ShelfUser {
    var shelf: Shelf!

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shelf.authors.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "author", for: indexPath)
        cell.textLabel?.text = shelf.authors[indexPath.row]
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showAuthor", let indexPath = tableView.indexPathForSelectedRow,
            let navigation = segue.destination as? UINavigationController,
            let details = navigation.topViewController as? AuthorViewController
        else { return }
        let author = shelf.authors[indexPath.row]
        details.title = author
        details.books = shelf.books(by: author)
    }
}
