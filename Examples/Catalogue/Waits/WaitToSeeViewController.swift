import HeadlessUIKit

/// Views that appear and disappear as time passes, until the screen is too low for them.
final class WaitToSeeViewController: ColumnViewController {
    private let onContinue: (@MainActor () -> Void)?
    private let items = WaitedItems()
    private let loader = UIButton("Load items", identifier: "wait_to_see_loader", .filled())
    private let scrollLoader = UIButton(
        "This button loads more items to force scrolling", identifier: "wait_to_see_scroll_loader")
    private let alertButton = UIButton("Alert", identifier: "wait_to_see_alert_button")
    private lazy var switchRow = SwitchRow(
        "First and last label", identifier: "wait_to_see_switch", isOn: true
    ) { [weak self] in self?.showFirstAndLast($0) }
    private var timer: Timer?
    private var task: Task<Void, Never>?
    private var alertItem: DispatchWorkItem?

    /// - Parameter onContinue: called when the items would be loaded, if that continues a flow.
    init(onContinue: (@MainActor () -> Void)?) {
        self.onContinue = onContinue
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        loader.addTarget(self, action: WaitToSeeViewController.load, for: .touchUpInside)
        scrollLoader.addTarget(self, action: WaitToSeeViewController.loadMore, for: .touchUpInside)
        alertButton.addTarget(self, action: WaitToSeeViewController.scheduleAlert, for: .touchUpInside)
        add([
            items.first, loader, scrollLoader, items.second, items.third, switchRow, alertButton,
            items.pictures, items.fourth, items.fifth, items.sixth,
        ])
        for view in [scrollLoader, switchRow, alertButton] as [UIView] + items.later { view.isHidden = true }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
        task?.cancel()
        alertItem?.cancel()
    }

    // MARK: What appears

    /// Shows a label, and half a second later in its place a button that loads more.
    private func load() {
        if let onContinue { return onContinue() }
        loader.isEnabled = false
        items.second.isHidden = false
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
            self?.items.second.isHidden = true
            self?.scrollLoader.isHidden = false
        }
    }

    /// Shows most of the rest, and what changes something one after the other.
    private func loadMore() {
        scrollLoader.isEnabled = false
        for view in items.later { view.isHidden = false }
        alertButton.isHidden = false
        alertButton.isEnabled = false
        task = Task { [weak self] in
            try? await Task.sleep(for: .milliseconds(300))
            guard !Task.isCancelled else { return }
            self?.switchRow.isHidden = false
            try? await Task.sleep(for: .milliseconds(300))
            guard !Task.isCancelled else { return }
            self?.alertButton.isEnabled = true
        }
    }

    private func showFirstAndLast(_ isShown: Bool) {
        for label in [items.first, items.sixth] { label.isHidden = !isShown }
    }

    // MARK: The alert

    /// Presents the alert half a second later.
    private func scheduleAlert() {
        alertButton.isEnabled = false
        let item = DispatchWorkItem { [weak self] in self?.showAlert() }
        alertItem = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
    }

    private func showAlert() {
        alertButton.isEnabled = true
        let alert = UIAlertController(
            title: "Alert", message: "It came half a second later", preferredStyle: .alert)
        alert.view.accessibilityIdentifier = "wait_to_see_alert"
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
    }
}
