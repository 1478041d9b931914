import UIKit

/// One offer, until when it can be had, and a button to bid more.
final class OfferViewController: UIViewController {
    var onBid: ((Offer) -> Void)?

    private var offer: Offer
    private let service: MarketService
    private let priceLabel = UILabel()
    private let remainingLabel = UILabel()
    private let bidButton = UIButton(type: .system)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private var timer: Timer?

    init(offer: Offer, service: MarketService) {
        self.offer = offer
        self.service = service
        super.init(nibName: nil, bundle: nil)
        title = offer.title
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        priceLabel.font = .preferredFont(forTextStyle: .largeTitle)
        remainingLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        remainingLabel.textColor = .secondaryLabel
        bidButton.addTarget(self, action: #selector(bid), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [priceLabel, remainingLabel, bidButton, spinner])
        stack.axis = .vertical
        stack.spacing = 12
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
            bidButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        show()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showRemaining()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.showRemaining()
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
    }

    private func show() {
        priceLabel.text = Texts.price(offer.price)
        bidButton.setTitle("Bid \(Texts.price(offer.price + 1))", for: .normal)
    }

    private func showRemaining() {
        let remaining = Texts.remaining(until: offer.endsAt)
        remainingLabel.text = remaining.map { "Ends in \($0)" } ?? "Ended"
        bidButton.isEnabled = remaining != nil && !spinner.isAnimating
        if remaining == nil { timer?.invalidate() }
    }

    @objc private func bid() {
        let amount = offer.price + 1
        spinner.startAnimating()
        bidButton.isEnabled = false
        Task { @MainActor in
            do {
                offer = try await service.bid(amount, on: offer)
                onBid?(offer)
                show()
            } catch MarketService.Failure.status(409) {
                tell("Somebody was faster.", "There is a higher bid already.")
            } catch {
                tell("Your bid was not sent.", "Try again when you are online.")
            }
            spinner.stopAnimating()
            showRemaining()
        }
    }

    private func tell(_ title: String, _ message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
