import FailureReporting

/// A sheet that offers activities for what an application shares: the system's and the application's own.
///
/// ```swift
/// let sheet = UIActivityViewController(activityItems: [note.text], applicationActivities: nil)
/// sheet.completionWithItemsHandler = { type, completed, _, _ in print(type as Any, completed) }
/// present(sheet, animated: true)
/// ```
///
/// Its buttons are views in the window: `tapOn(theFirstView(withLabel("Copy")))`. On a pad it is a popover, which needs
/// a source to point to.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// The closure that is called at the end.
    public typealias CompletionWithItemsHandler =
        @MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let ownActivities: [UIActivity]
    private lazy var activities = makeActivities()
    private lazy var content = ActivitySheetView(title: headline, activities, in: self)
    private var isOver = false

    /// Makes a sheet.
    ///
    /// - Parameters:
    ///   - activityItems: the items to share, or a ``UIActivityItemSource`` for each.
    ///   - applicationActivities: the application's own activities.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        ownActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        for case let source as any UIActivityItemSource in items {
            UncalledMethods.report(source, as: .activityItemSource)
        }
    }

    /// Makes a sheet with nothing to share: nothing is decoded.
    public required init?(coder: NSCoder) {
        items = []
        ownActivities = []
        super.init(coder: coder)
    }

    /// Called when an activity ended, successfully or not, and when the sheet is dismissed without one.
    ///
    /// It gets the activity's type and whether it succeeded; the other two values are always `nil` here.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// The types of activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    // MARK: Showing

    open override func loadView() {
        view = content
    }

    /// Reports that the sheet disappears without an activity, if that is so.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard !isOver, isBeingDismissed || presentingViewController == nil else { return }
        isOver = true
        completionWithItemsHandler?(nil, false, nil, nil)
    }

    private func makeActivities() -> [UIActivity] {
        let placeholders = items.map(placeholder)
        let excluded = excludedActivityTypes ?? []
        let shown = (ownActivities + [CopyActivity()]).filter { activity in
            !(activity.activityType.map { excluded.contains($0) } ?? false)
                && activity.canPerform(withActivityItems: placeholders)
        }
        // Activities that send come first, as on a phone.
        let sharing = shown.filter { type(of: $0).activityCategory == .share }
        return sharing + shown.filter { type(of: $0).activityCategory == .action }
    }

    private func placeholder(of item: Any) -> Any {
        (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }

    /// The text that the sheet shows for the shared items.
    private var headline: String? {
        let first = items.first.map(placeholder)
        return first as? String ?? (first as? URL).map { $0.host ?? $0.absoluteString }
    }

    // MARK: Performing

    final func choose(_ activity: UIActivity) {
        guard !isOver else { return }
        activity.sheet = self
        let chosen = items.compactMap { item -> Any? in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: activity.activityType)
        }
        activity.prepare(withActivityItems: chosen)
        if let controller = activity.activityViewController {
            present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    final func didFinish(_ activity: UIActivity, _ completed: Bool) {
        guard !isOver else { return }
        guard completed else {
            // The activity was cancelled: the others can still be chosen.
            if presentedViewController != nil { dismiss(animated: true) }
            completionWithItemsHandler?(activity.activityType, false, nil, nil)
            return
        }
        isOver = true
        let tell: @MainActor () -> Void = { [self] in
            completionWithItemsHandler?(activity.activityType, true, nil, nil)
        }
        guard let presenter = presentingViewController else { return tell() }
        presenter.dismiss(animated: true, completion: tell)
    }

    final func close() {
        presentingViewController?.dismiss(animated: true)
    }
}
