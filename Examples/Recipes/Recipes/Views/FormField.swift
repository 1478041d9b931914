import UIKit

/// A text field with a caption above it, and below it what is wrong with its text.
final class FormField: UIView {
    let textField = UITextField()

    @IBOutlet private weak var captionLabel: UILabel!
    @IBOutlet private weak var errorLabel: UILabel!

    /// What is wrong with the text; `nil` if nothing is.
    var error: String? {
        didSet {
            errorLabel.text = error
            errorLabel.isHidden = error == nil
        }
    }

    init(caption: String, identifier: String) {
        super.init(frame: .zero)
        let captionLabel = UILabel()
        captionLabel.text = caption
        captionLabel.font = .preferredFont(forTextStyle: .caption1)
        captionLabel.adjustsFontForContentSizeCategory = true
        let errorLabel = UILabel()
        errorLabel.textColor = .systemRed
        errorLabel.font = .preferredFont(forTextStyle: .footnote)
        errorLabel.numberOfLines = 0
        errorLabel.isHidden = true
        errorLabel.accessibilityIdentifier = "\(identifier)-error"
        textField.borderStyle = .roundedRect
        textField.accessibilityLabel = caption
        textField.accessibilityIdentifier = identifier

        let stack = UIStackView(arrangedSubviews: [captionLabel, textField, errorLabel])
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let views = ["stack": stack]
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[stack]|", options: [], metrics: nil, views: views)
                + NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|[stack]|", options: [], metrics: nil, views: views))
        self.captionLabel = captionLabel
        self.errorLabel = errorLabel
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var text: String {
        (textField.text ?? "").trimmingCharacters(in: .whitespaces)
    }
}
