import Combine
import UIKit

final class SearchViewController: UITableViewController {
    private let model: SearchModel
    private let service: MarketService
    private let messageLabel = UILabel()
    private var offers: [Offer] = []
    private var subscription: AnyCancellable?

    init(model: SearchModel, service: MarketService) {
        self.model = model
        self.service = service
        super.init(style: .plain)
        title = "Search"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(OfferCell.self, forCellReuseIdentifier: OfferCell.identifier)
        messageLabel.textAlignment = .center
        messageLabel.textColor = .secondaryLabel
        tableView.backgroundView = messageLabel
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "What are you looking for?"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        subscription = model.$state.receive(on: DispatchQueue.main).sink { [weak self] state in
            self?.show(state)
        }
    }

    private func show(_ state: SearchModel.State) {
        offers = []
        switch state {
        case .empty: messageLabel.text = nil
        case .searching: messageLabel.text = "Searching …"
        case .failed: messageLabel.text = "The search failed."
        case .found(let offers):
            self.offers = offers
            messageLabel.text = offers.isEmpty ? "Nothing found" : nil
        }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        offers.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: OfferCell.identifier, for: indexPath)
        (cell as? OfferCell)?.show(offers[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let screen = OfferViewController(offer: offers[indexPath.row], service: service)
        navigationController?.pushViewController(screen, animated: true)
    }
}

extension SearchViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        model.text = searchController.searchBar.text ?? ""
    }
}
