import UIKit

/// A row of stars, of which the user chooses how many are filled.
@IBDesignable
final class StarRating: UIControl {
    @IBInspectable var maximum: Int = 5 {
        didSet { makeStars() }
    }

    @objc dynamic var value = 0 {
        didSet { showValue() }
    }

    private let stack = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        stack.distribution = .fillEqually
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.heightAnchor.constraint(equalToConstant: 44),
        ])
        makeStars()
    }

    private func makeStars() {
        stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
        for number in 1...max(1, maximum) {
            let star = UIButton(type: .system)
            star.tag = number
            star.accessibilityIdentifier = "star-\(number)"
            star.addTarget(self, action: #selector(starTapped(_:forEvent:)), for: .touchUpInside)
            stack.addArrangedSubview(star)
        }
        showValue()
    }

    private func showValue() {
        for case let star as UIButton in stack.arrangedSubviews {
            let isFilled = star.tag <= value
            star.setImage(UIImage(systemName: isFilled ? "star.fill" : "star"), for: .normal)
            star.accessibilityLabel = "rating.stars".localized(star.tag)
            star.isSelected = isFilled
        }
    }

    /// A tap on the only star that is filled empties it.
    @objc private func starTapped(_ star: UIButton, forEvent event: UIEvent) {
        value = value == star.tag ? star.tag - 1 : star.tag
        sendActions(for: .valueChanged)
    }
}
