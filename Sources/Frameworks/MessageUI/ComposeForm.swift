import TimeLapse

/// The form of a mail or a message: fields with titles, the text below them, "Cancel" and "Send" above.
final class ComposeForm: UIViewController {
    private let names: [String]
    private let fields: [UITextField]
    private let labels: [UILabel]
    private let text = UITextView()
    private let files = UILabel()
    /// Called by the buttons.
    var send: (@MainActor () -> Void)?
    var cancel: (@MainActor () -> Void)?

    private static let rowHeight: CGFloat = 44
    private static let margin: CGFloat = 16

    init(_ names: [String], title: String) {
        self.names = names
        fields = names.map { name in
            let field = UITextField()
            field.accessibilityLabel = String(name.dropLast()).asSystemText
            field.autocapitalizationType = name == "Subject:" ? .sentences : .none
            return field
        }
        labels = names.map { name in
            let label = UILabel()
            label.text = name.asSystemText
            label.textColor = .secondaryLabel
            label.isAccessibilityElement = false
            return label
        }
        super.init(nibName: nil, bundle: nil)
        self.title = title.asSystemText
        text.font = .systemFont(ofSize: UIFont.labelFontSize)
        text.accessibilityLabel = "Message Body".asSystemText
        files.numberOfLines = 0
        for field in fields {
            field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
        }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel?() })
        let send = UIBarButtonItem(
            title: "Send".asSystemText, primaryAction: UIAction { [weak self] _ in self?.send?() })
        send.style = .done
        navigationItem.rightBarButtonItem = send
        update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    // MARK: Content

    /// The text of a field.
    subscript(name: String) -> String {
        get { field(name)?.text ?? "" }
        set {
            field(name)?.text = newValue
            update()
        }
    }

    private func field(_ name: String) -> UITextField? {
        names.firstIndex(of: name).map { fields[$0] }
    }

    /// The entries of a field that are separated by commas.
    func list(_ name: String) -> [String] {
        self[name].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            !$0.isEmpty
        }
    }

    var body: String {
        get { text.text ?? "" }
        set { text.text = newValue }
    }

    var attachmentNames: [String] = [] {
        didSet {
            files.text = attachmentNames.joined(separator: "\n")
            viewIfLoaded?.setNeedsLayout()
        }
    }

    var hasContent: Bool {
        !body.isEmpty || !attachmentNames.isEmpty || fields.contains { $0.text?.isEmpty == false }
    }

    /// Only what has a recipient can be sent.
    private func update() {
        navigationItem.rightBarButtonItem?.isEnabled = names.prefix(3).contains {
            $0 != "Subject:" && !list($0).isEmpty
        }
    }

    // MARK: Layout

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for subview in labels + fields + [files, text] as [UIView] { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.margin, dy: 0)
        let width = max(0, area.width)
        let titleWidth = labels.map { $0.intrinsicContentSize.width }.max() ?? 0
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var y = area.minY
        for (label, field) in zip(labels, fields) {
            let title = CGRect(x: area.minX, y: y, width: titleWidth, height: Self.rowHeight)
            let start = titleWidth + Self.margin / 2
            let rest = CGRect(
                x: area.minX + start, y: y, width: max(0, width - start), height: Self.rowHeight)
            label.frame = isMirrored ? title.mirrored(in: area) : title
            field.frame = isMirrored ? rest.mirrored(in: area) : rest
            y += Self.rowHeight
        }
        let height =
            attachmentNames.isEmpty
            ? 0 : files.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        files.frame = CGRect(x: area.minX, y: y, width: width, height: height)
        y += height
        text.frame = CGRect(x: area.minX, y: y, width: width, height: max(0, area.maxY - y))
    }
}

extension String {
    /// A text of the system, which is English, as the device shows it: changed by a pseudo-language alone.
    var asSystemText: String { DeviceLanguage.current.shown(self) }
}
