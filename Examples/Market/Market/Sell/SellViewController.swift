import UIKit

/// A form for an offer of one's own.
final class SellViewController: UITableViewController {
    var onPublish: ((Offer) -> Void)?

    private let service: MarketService
    private let suggestions: PlaceSuggestions
    private let titleField = UITextField()
    private let priceField = UITextField()
    private let placeField = UITextField()
    private lazy var fieldCells = [titleField, priceField, placeField].map(FieldCell.init)
    private var places: [String] = []
    private var message: String?

    init(service: MarketService) {
        self.service = service
        suggestions = PlaceSuggestions(service: service)
        super.init(style: .grouped)
        title = "Sell"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        titleField.placeholder = "Title"
        priceField.placeholder = "Price in euros"
        priceField.keyboardType = .decimalPad
        placeField.placeholder = "Place"
        placeField.autocorrectionType = .no
        placeField.addTarget(self, action: #selector(placeDidChange), for: .editingChanged)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Publish", style: .done, target: self, action: #selector(publish))
        suggestions.onChange = { [weak self] places in
            self?.places = places
            self?.tableView.reloadSections(IndexSet(integer: 1), with: .automatic)
        }
    }

    @objc private func placeDidChange() {
        suggestions.textDidChange(to: placeField.text ?? "")
    }

    @objc private func cancel() {
        dismiss(animated: true)
    }

    @objc private func publish() {
        guard let title = titleField.text, !title.isEmpty, let place = placeField.text, !place.isEmpty,
            let price = Decimal(string: priceField.text ?? "")
        else {
            show("Title, price and place are needed.")
            return
        }
        navigationItem.rightBarButtonItem?.isEnabled = false
        Task { @MainActor in
            do {
                onPublish?(try await service.publish(OfferDraft(title: title, price: price, place: place)))
            } catch {
                show("The offer was not published.")
            }
            navigationItem.rightBarButtonItem?.isEnabled = true
        }
    }

    private func show(_ message: String) {
        self.message = message
        tableView.reloadData()
    }

    // MARK: - Table

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? fieldCells.count : places.count
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 0 ? message : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 0 { return fieldCells[indexPath.row] }
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = places[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section == 1 else { return }
        placeField.text = places[indexPath.row]
        suggestions.textDidChange(to: "")
    }
}

/// A row that is a text field.
private final class FieldCell: UITableViewCell {
    init(_ field: UITextField) {
        super.init(style: .default, reuseIdentifier: nil)
        selectionStyle = .none
        field.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            field.topAnchor.constraint(equalTo: contentView.topAnchor),
            field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
