import UIKit

/// What stands below a list: a spinner while more is loaded, or why it could not be.
final class LoadingFooter: UIView {
    let retryButton = UIButton(type: .system)
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 88))
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.textColor = .secondaryLabel
        retryButton.setTitle("Try Again", for: .normal)
        let stack = UIStackView(arrangedSubviews: [spinner, label, retryButton])
        stack.axis = .vertical
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        show(isLoading: false, failure: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(isLoading: Bool, failure: String?) {
        if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
        label.text = failure
        label.isHidden = failure == nil
        retryButton.isHidden = failure == nil
    }
}
