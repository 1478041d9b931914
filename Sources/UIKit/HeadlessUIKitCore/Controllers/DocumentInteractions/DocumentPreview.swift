/// The screen of a file's preview: its name, and a button that closes it.
final class DocumentPreview: UIViewController {
    private let didEnd: @MainActor () -> Void
    private var isOver = false
    private lazy var content = BarredContent(title: title ?? "", content: UIView())

    init(_ name: String, didEnd: @escaping @MainActor () -> Void) {
        self.didEnd = didEnd
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = content }

    override func viewDidLoad() {
        super.viewDidLoad()
        content.item.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard !isOver, isBeingDismissed || presentingViewController == nil else { return }
        isOver = true
        didEnd()
    }
}
