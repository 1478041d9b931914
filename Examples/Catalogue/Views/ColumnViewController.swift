import HeadlessUIKit

/// A screen with views below each other, which scrolls where they do not fit above the keyboard.
class ColumnViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let column = UIStackView()

    /// The text input that stays visible while the keyboard is shown.
    weak var revealedInput: UIView? {
        didSet { revealInput() }
    }

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(column)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        setUpLayout()
        // Controls and text inputs handle their taps themselves.
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: ColumnViewController.endEditing))
    }

    private func setUpLayout() {
        let content = scrollView.contentLayoutGuide
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: safeArea.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            column.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            column.widthAnchor.constraint(equalTo: view.readableContentGuide.widthAnchor),
        ])
    }

    /// Adds views at the bottom.
    func add(_ views: [UIView]) {
        for view in views { column.addArrangedSubview(view) }
    }

    // MARK: The keyboard

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        revealInput()
    }

    private func revealInput() {
        guard let input = revealedInput, input.isFirstResponder else { return }
        let frame = scrollView.convert(input.bounds, from: input)
        scrollView.scrollRectToVisible(frame.insetBy(dx: 0, dy: -8), animated: false)
    }

    /// A tap beside everything else dismisses the keyboard.
    private func endEditing() {
        view.endEditing(true)
    }
}
