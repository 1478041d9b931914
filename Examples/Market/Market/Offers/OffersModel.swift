import Combine
import Foundation

/// The offers that were loaded so far.
final class OffersModel: ObservableObject {
    @Published private(set) var offers: [Offer] = []
    @Published private(set) var isLoading = false
    /// Why the last request failed.
    @Published private(set) var failure: String?
    @Published private(set) var isOnline = true
    @Published private(set) var updatedAt: Date?

    private let service: MarketService
    private var nextPage: Int? = 1
    private var subscriptions: Set<AnyCancellable> = []

    init(service: MarketService, connection: Connection) {
        self.service = service
        connection.$isOnline.removeDuplicates().sink { [weak self] isOnline in
            self?.isOnline = isOnline
        }
        .store(in: &subscriptions)
        // What is online again shows what is new.
        connection.$isOnline.removeDuplicates().dropFirst().filter { $0 }.sink { [weak self] _ in
            self?.reload()
        }
        .store(in: &subscriptions)
        Timer.publish(every: 300, on: .main, in: .common).autoconnect()
            .filter { [weak self] _ in self?.isOnline == true }
            .sink { [weak self] _ in self?.reload() }
            .store(in: &subscriptions)
    }

    /// Begins again with the first page.
    func reload() {
        nextPage = 1
        load()
    }

    /// Loads the next page, if there is one and none is on its way.
    func load() {
        guard let page = nextPage, !isLoading else { return }
        isLoading = true
        failure = nil
        Task { @MainActor in
            do {
                show(try await service.offers(page: page), isFirst: page == 1)
            } catch {
                failure = isOnline ? "The market cannot be reached." : "You are offline."
            }
            isLoading = false
        }
    }

    func add(_ offer: Offer) {
        offers.insert(offer, at: 0)
    }

    func replace(_ offer: Offer) {
        guard let index = offers.firstIndex(where: { $0.id == offer.id }) else { return }
        offers[index] = offer
    }

    private func show(_ page: OfferPage, isFirst: Bool) {
        offers = (isFirst ? [] : offers) + page.offers
        nextPage = page.next
        updatedAt = Date()
    }
}
