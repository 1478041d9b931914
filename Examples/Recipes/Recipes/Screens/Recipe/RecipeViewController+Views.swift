import UIKit

extension RecipeViewController {
    /// Makes the views, as a storyboard would.
    func makeViews() {
        photo = UIImageView(image: UIImage(named: "Plate"))
        photo.isUserInteractionEnabled = true
        photo.isAccessibilityElement = true
        photo.accessibilityLabel = recipe.name
        photo.accessibilityIdentifier = "photo"

        rating = StarRating()
        rating.addTarget(self, action: #selector(ratingChanged), for: .valueChanged)

        servingsLabel = UILabel()
        servingsLabel.font = .preferredFont(forTextStyle: .title3)
        servingsLabel.adjustsFontForContentSizeCategory = true
        servingsStepper = UIStepper()
        servingsStepper.minimumValue = 1
        servingsStepper.maximumValue = 12
        servingsStepper.addTarget(self, action: #selector(servingsChanged(_:)), for: .valueChanged)
        let servings = UIStackView(arrangedSubviews: [servingsLabel, servingsStepper])
        servings.distribution = .equalSpacing

        ingredientRows = UIStackView()
        ingredientRows.axis = .vertical
        ingredientRows.spacing = 8

        let stack = UIStackView(arrangedSubviews: [
            photo, rating, servings, ingredientRows,
            button("recipe.buyAll", #selector(buyAll(_:))), button("recipe.timer", #selector(startTimer)),
        ])
        stack.axis = .vertical
        stack.spacing = 16
        place(stack)
        photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5).isActive = true
    }

    private func button(_ title: String, _ action: Selector) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title.localized, for: .normal)
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }

    private func place(_ stack: UIStackView) {
        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
        ])
    }
}
