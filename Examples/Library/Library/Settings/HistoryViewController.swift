import UIKit

/// The books that were opened, in cells of a nib.
class HistoryViewController: UIViewController, ShelfUser {
    var shelf: Shelf!

    @IBOutlet private weak var tableView: UITableView!

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "HistoryCell", bundle: nil), forCellReuseIdentifier: "history")
    }
}

extension HistoryViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shelf.history.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "history", for: indexPath)
        (cell as? HistoryCell)?.show(shelf.history[indexPath.row])
        return cell
    }
}
