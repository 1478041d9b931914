import FailureReporting
import Foundation

/// A sheet of what can be done with what an application shares: the system's activities and the application's own.
///
/// ```swift
/// let sheet = UIActivityViewController(activityItems: [note.text], applicationActivities: nil)
/// sheet.completionWithItemsHandler = { type, completed, _, _ in print(type as Any, completed) }
/// present(sheet, animated: true)
/// ```
///
/// Its buttons are views in the window: `tapOn(theFirstView(withLabel("Copy")))`. On a pad it is a popover, which needs
/// to be told of where it comes from.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// What is called at the end.
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
    ///   - activityItems: what is shared, or a ``UIActivityItemSource`` of it.
    ///   - applicationActivities: what the application offers besides the system.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        ownActivities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    /// Makes a sheet with nothing to share: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        items = []
        ownActivities = []
        super.init(coder: coder)
    }

    /// Called once somebody performed an activity, and once the sheet goes without that.
    ///
    /// It gets the activity's type, whether it did what it is there for, and nothing else here.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// The kinds of activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    // MARK: Showing

    /// Makes the view with the buttons.
    open override func loadView() {
        view = content
    }

    /// Tells that the sheet goes with nothing done, if that is so.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard !isOver, isBeingDismissed || presentingViewController == nil else { return }
        isOver = true
        completionWithItemsHandler?(nil, false, nil, nil)
    }

    open override func present(
        _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
    ) {
        super.present(controller, animated: animated, completion: completion)
    }

    open override func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        super.dismiss(animated: animated, completion: completion)
    }

    private func makeActivities() -> [UIActivity] {
        let placeholders = items.map {
            ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
        }
        let excluded = excludedActivityTypes ?? []
        let shown = (ownActivities + [CopyActivity()]).filter { activity in
            !(activity.activityType.map { excluded.contains($0) } ?? false)
                && activity.canPerform(withActivityItems: placeholders)
        }
        // Those that send come before those that do something else, as on a phone.
        let sharing = shown.filter { type(of: $0).activityCategory == .share }
        return sharing + shown.filter { type(of: $0).activityCategory == .action }
    }

    /// What the sheet shows of what is shared.
    private var headline: String? {
        let first = items.first.map {
            ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
        }
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
            // Somebody thought better of it: the others are still there to be chosen from.
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
