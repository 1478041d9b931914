import UIKit

/// A row with a recipe's name, how long it takes, and a star if it is a favourite.
final class RecipeCell: UITableViewCell {
    static let identifier = "RecipeCell"

    @IBOutlet private(set) weak var nameLabel: UILabel!
    @IBOutlet private(set) weak var timeLabel: UILabel!
    @IBOutlet private weak var star: UIImageView!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let nameLabel = UILabel()
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.numberOfLines = 0
        let timeLabel = UILabel()
        timeLabel.font = .preferredFont(forTextStyle: .subheadline)
        timeLabel.adjustsFontForContentSizeCategory = true
        timeLabel.textColor = .secondaryLabel
        let star = UIImageView(image: UIImage(systemName: "star.fill"))
        star.tintColor = UIColor(named: "Accent")
        star.isAccessibilityElement = true
        star.accessibilityLabel = "recipe.favorite".localized
        star.setContentHuggingPriority(.required, for: .horizontal)

        let texts = UIStackView(arrangedSubviews: [nameLabel, timeLabel])
        texts.axis = .vertical
        texts.spacing = 2
        let row = UIStackView(arrangedSubviews: [texts, star])
        row.alignment = .center
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: margins.topAnchor),
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        self.nameLabel = nameLabel
        self.timeLabel = timeLabel
        self.star = star
        accessoryType = .disclosureIndicator
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ recipe: Recipe) {
        nameLabel.text = recipe.name
        timeLabel.text = "recipe.minutes".localized(recipe.minutes)
        star.isHidden = !recipe.isFavorite
    }
}
