/// A screen on which the user chooses a font: a button for each family.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// What a font picker shows.
    public typealias Configuration = UIFontPickerViewControllerConfiguration

    private static let families = [
        "Courier New", "Georgia", "Helvetica Neue", "Times New Roman", "Verdana",
    ]

    private let settings: Configuration
    private var isOver = false
    private lazy var list = ChoiceList(Self.families) { [weak self] in self?.choose(Self.families[$0]) }
    private lazy var content = BarredContent(title: "Choose Font".asSystemText, content: list)

    /// Makes a picker.
    public init(configuration: Configuration) {
        settings = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a picker of the usual values.
    public convenience init() {
        self.init(configuration: Configuration())
    }

    /// Makes a picker: nothing is decoded.
    public required init?(coder: NSCoder) {
        settings = Configuration()
        super.init(coder: coder)
    }

    /// What the picker shows.
    open var configuration: Configuration { settings }

    /// The object that is told of the font.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .fontPickerDelegate) }
    }

    /// The font that was chosen.
    open var selectedFontDescriptor: UIFontDescriptor?

    open override func loadView() {
        view = content
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        content.item.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                self?.presentingViewController?.dismiss(animated: true)
            })
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard !isOver, isBeingDismissed || presentingViewController == nil else { return }
        isOver = true
        delegate?.fontPickerViewControllerDidCancel(self)
    }

    private func choose(_ family: String) {
        guard !isOver else { return }
        isOver = true
        selectedFontDescriptor = UIFontDescriptor(name: family, size: UIFont.labelFontSize)
        delegate?.fontPickerViewControllerDidPickFont(self)
        guard let presenter = presentingViewController, !isBeingDismissed else { return }
        presenter.dismiss(animated: true)
    }
}

extension DelegateRole {
    static let fontPickerDelegate = DelegateRole("UIFontPickerViewControllerDelegate") {
        $0 is any UIFontPickerViewControllerDelegate.Type
    }
}
