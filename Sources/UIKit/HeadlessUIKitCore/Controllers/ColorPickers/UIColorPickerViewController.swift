/// A screen on which the user chooses a colour: a button with its name for each of the system's colours.
///
/// ```swift
/// tapOn(theFirstView(withLabel("Green")))
/// tapOn(theFirstView(withLabel("Close")))
/// ```
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    private static let colors: [(name: String, color: UIColor)] = [
        ("Black", .black), ("White", .white), ("Gray", .systemGray), ("Red", .systemRed),
        ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen), ("Blue", .systemBlue),
        ("Purple", .systemPurple), ("Pink", .systemPink), ("Brown", .systemBrown),
    ]

    private var isOver = false
    private lazy var list = ChoiceList(Self.colors.map(\.name.asSystemText)) { [weak self] in
        self?.choose(Self.colors[$0].color)
    }
    private lazy var content = BarredContent(title: title ?? "Colors".asSystemText, content: list)

    /// The object that is told of the colours.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .colorPickerDelegate) }
    }

    /// The colour that is chosen.
    open var selectedColor = UIColor.black
    /// Whether colours may be transparent. It has no effect here.
    open var supportsAlpha = true

    open override func loadView() {
        view = content
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let close = UIAction(title: "Close".asSystemText) { [weak self] _ in
            self?.presentingViewController?.dismiss(animated: true)
        }
        content.item.rightBarButtonItem = UIBarButtonItem(primaryAction: close)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard !isOver, isBeingDismissed || presentingViewController == nil else { return }
        isOver = true
        delegate?.colorPickerViewControllerDidFinish(self)
    }

    private func choose(_ color: UIColor) {
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    }
}

extension DelegateRole {
    static let colorPickerDelegate = DelegateRole("UIColorPickerViewControllerDelegate") {
        $0 is any UIColorPickerViewControllerDelegate.Type
    }
}
