import Combine
import UIKit

/// The newest offers, page after page: the first screen.
final class OffersViewController: UITableViewController {
    private let model: OffersModel
    private let service: MarketService
    private let banner = BannerLabel()
    private let footer = LoadingFooter()
    private var subscriptions: Set<AnyCancellable> = []

    init(model: OffersModel, service: MarketService) {
        self.model = model
        self.service = service
        super.init(style: .plain)
        title = "Offers"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(OfferCell.self, forCellReuseIdentifier: OfferCell.identifier)
        tableView.tableFooterView = footer
        footer.retryButton.addTarget(self, action: #selector(retry), for: .touchUpInside)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(sell))
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
        bind()
        model.load()
    }

    private func bind() {
        model.$offers.receive(on: DispatchQueue.main).sink { [weak self] _ in
            self?.tableView.reloadData()
        }
        .store(in: &subscriptions)
        model.$isLoading.combineLatest(model.$failure).receive(on: DispatchQueue.main)
            .sink { [weak self] isLoading, failure in
                self?.footer.show(isLoading: isLoading, failure: failure)
                if !isLoading { self?.refreshControl?.endRefreshing() }
            }
            .store(in: &subscriptions)
        model.$isOnline.removeDuplicates().receive(on: DispatchQueue.main).sink { [weak self] isOnline in
            self?.showBanner(isOnline: isOnline)
        }
        .store(in: &subscriptions)
        // "5 minutes ago" becomes older.
        Timer.publish(every: 60, on: .main, in: .common).autoconnect()
            .map { _ in }.prepend(()).combineLatest(model.$updatedAt)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _, date in
                self?.navigationItem.prompt = date.map { "Updated: \(Texts.age(of: $0))" }
                self?.showAges()
            }
            .store(in: &subscriptions)
    }

    private func showBanner(isOnline: Bool) {
        banner.text = "No connection"
        tableView.tableHeaderView = isOnline ? nil : banner
    }

    private func showAges() {
        for indexPath in tableView.indexPathsForVisibleRows ?? [] where indexPath.row < model.offers.count {
            (tableView.cellForRow(at: indexPath) as? OfferCell)?.show(model.offers[indexPath.row])
        }
    }

    @objc private func refresh() {
        model.reload()
    }

    @objc private func retry() {
        model.load()
    }

    @objc private func sell() {
        let form = SellViewController(service: service)
        form.onPublish = { [weak self] offer in
            self?.model.add(offer)
            self?.dismiss(animated: true)
        }
        present(UINavigationController(rootViewController: form), animated: true)
    }

    // MARK: - Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        model.offers.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: OfferCell.identifier, for: indexPath)
        (cell as? OfferCell)?.show(model.offers[indexPath.row])
        return cell
    }

    override func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        if indexPath.row == model.offers.count - 1 { model.load() }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let screen = OfferViewController(offer: model.offers[indexPath.row], service: service)
        screen.onBid = { [weak self] offer in self?.model.replace(offer) }
        navigationController?.pushViewController(screen, animated: true)
    }
}
