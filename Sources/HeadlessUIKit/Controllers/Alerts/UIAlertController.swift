import FailureReporting
import Foundation

/// Something to be answered before anything else: an alert in the middle of the screen, or a sheet of actions.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete the note?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in store.delete(note) })
/// present(alert, animated: true)
/// ```
///
/// Its buttons are views in the window, which a test finds and touches as any other: `tapOn(theFirstView(withLabel("Delete")))`.
/// On a pad a sheet of actions is a popover, which needs to be told of where it comes from, and shows no cancel action:
/// a tap outside is that.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The two kinds of alerts.
    public enum Style: Int, Sendable {
        /// A sheet of actions that comes from the screen's bottom.
        case actionSheet = 0
        /// An alert in the middle of the screen.
        case alert = 1
    }

    /// How much what an alert says matters.
    public struct Severity: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: Int

        /// Makes a severity of a number.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// As much as alerts do.
        public static let `default` = Severity(rawValue: 0)
        /// More than most.
        public static let critical = Severity(rawValue: 1)
    }

    /// Which of the two kinds it is.
    public final let preferredStyle: Style

    /// The actions, in the order in which they were added.
    public private(set) final var actions: [UIAlertAction] = []

    private var fields: [UITextField] = []
    private lazy var fieldDelegate = AlertFieldDelegate(self)
    private let transitions: AlertTransitions
    private lazy var content = AlertView(self)
    /// The action that was chosen, while the alert goes.
    private var chosen: UIAlertAction?

    /// Makes an alert that says nothing.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        preferredStyle = .actionSheet
        transitions = AlertTransitions(.actionSheet)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Makes an alert that has no actions yet.
    ///
    /// - Parameters:
    ///   - title: what it is about, in bold.
    ///   - message: more about it.
    ///   - preferredStyle: which of the two kinds it is.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        self.message = message
        transitions = AlertTransitions(preferredStyle)
        super.init(nibName: nil, bundle: nil)
        self.title = title
        setUp()
    }

    /// Makes a sheet of actions that says nothing: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        preferredStyle = .actionSheet
        transitions = AlertTransitions(.actionSheet)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
        transitioningDelegate = transitions
    }

    // MARK: What it says

    /// What it is about.
    open override var title: String? {
        didSet { contentDidChange() }
    }

    /// More about it.
    open var message: String? {
        didSet { contentDidChange() }
    }

    /// How much what it says matters.
    open var severity = Severity.default

    /// Adds a button, below or to the right of those that are there.
    ///
    /// A second action to cancel, and one that is in an alert already, are failures, and not added.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, let other = cancelAction {
            AlertFailure.secondCancelAction(action, beside: other, in: self).record()
        } else if let alert = action.alert {
            AlertFailure.actionIsElsewhere(action, in: alert, notAddedTo: self).record()
        } else {
            action.alert = self
            actions.append(action)
            contentDidChange()
        }
    }

    /// The action that the return key performs, and whose title is bold; one of ``actions``, else a failure.
    open var preferredAction: UIAlertAction? {
        didSet {
            guard preferredAction !== oldValue else { return }
            if let action = preferredAction, !actions.contains(where: { $0 === action }) {
                AlertFailure.preferredActionIsNotThere(action, in: self).record()
                preferredAction = oldValue
                return
            }
            contentDidChange()
        }
    }

    /// The fields, in the order in which they were added; `nil` where there are none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    /// Adds a field for text below the message. Only an alert has fields: for a sheet of actions it is a failure.
    ///
    /// The first field gets the focus when the alert appears.
    ///
    /// - Parameter configurationHandler: gets the field before it is shown.
    open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            AlertFailure.fieldInSheet(self).record()
            return
        }
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.delegate = fieldDelegate
        fields.append(field)
        configurationHandler?(field)
        contentDidChange()
    }

    final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// What the return key does in the last field: the preferred action, or else the last of the default ones.
    final var actionOfReturnKey: UIAlertAction? {
        preferredAction ?? actions.last { $0.style == .default }
    }

    // MARK: Showing

    /// Makes the view with the texts, the fields and the buttons.
    open override func loadView() {
        view = content
    }

    /// Brings what it shows up to date.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        chosen = nil
        content.showsCancelAction = !isInPopover
        content.showContent()
        fitPopover()
    }

    /// Gives the focus to the first field.
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        fields.first?.becomeFirstResponder()
    }

    /// Alerts present nothing but other alerts; it is as for any controller.
    open override func present(
        _ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)? = nil
    ) {
        super.present(controller, animated: animated, completion: completion)
    }

    /// Takes away what it presents, else the alert itself; no action is performed.
    open override func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        super.dismiss(animated: animated, completion: completion)
    }

    /// Goes at once, if something was chosen on the way up.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let chosen { leave(for: chosen) }
    }

    private func contentDidChange() {
        guard isViewLoaded else { return }
        content.showContent()
        fitPopover()
    }

    private func fitPopover() {
        guard preferredStyle == .actionSheet else { return }
        preferredContentSize = content.sizeThatFits(CGSize(width: AlertMetrics.popoverWidth, height: 0))
    }

    // MARK: On a phone and on a pad

    final var isInPopover: Bool { presenter?.presentation?.controller is UIPopoverPresentationController }

    override func makePresentationController(
        for style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? {
        switch style {
        case .custom, .pageSheet, .formSheet:
            AlertPresentationController(self, presenting: presenting, style: preferredStyle)
        default: nil
        }
    }

    override func wasDismissedByUser() {
        // In a popover a tap outside takes the place of the button to cancel.
        cancelAction?.perform()
    }

    final func actionDidChange(_ action: UIAlertAction) {
        if isViewLoaded { content.showState(of: action) }
    }

    // MARK: Choosing

    /// Does what a press of an action's button does: the alert goes, and then the action is performed.
    final func choose(_ action: UIAlertAction) {
        guard action.isEnabled, chosen == nil else { return }
        chosen = action
        if !isBeingPresented { leave(for: action) }
    }

    private func leave(for action: UIAlertAction) {
        guard let presenter = presentingViewController else {
            action.perform()
            return
        }
        presenter.dismiss(animated: true) { action.perform() }
    }

    /// Performs the action to cancel, if there is one that is enabled.
    open override func accessibilityPerformEscape() -> Bool {
        guard let action = cancelAction, action.isEnabled else { return false }
        choose(action)
        return true
    }

    /// Takes the alert away as a tap outside of it does, if it has an action to cancel.
    final func wasTappedOutside() {
        if let action = cancelAction { choose(action) }
    }
}

/// Has the return key lead from one of an alert's fields to the next, and from the last to an action.
@MainActor
private final class AlertFieldDelegate: UITextFieldDelegate {
    private weak var alert: UIAlertController?

    init(_ alert: UIAlertController) {
        self.alert = alert
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let alert, let fields = alert.textFields,
            let index = fields.firstIndex(where: { $0 === textField })
        else { return true }
        if index + 1 < fields.count {
            fields[index + 1].becomeFirstResponder()
        } else if let action = alert.actionOfReturnKey {
            alert.choose(action)
        }
        return true
    }
}
