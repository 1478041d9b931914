import FailureReporting

/// Asks the user a question before anything else: as an alert in the middle of the screen, or as an action sheet.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete the note?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in store.delete(note) })
/// present(alert, animated: true)
/// ```
///
/// Its buttons are views in the window, which a test finds and taps like any other:
/// `tapOn(theFirstView(withLabel("Delete")))`. On a pad an action sheet is a popover, which needs a source to point to,
/// and shows no cancel action: a tap outside performs that.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Whether it is an alert or an action sheet.
    open private(set) var preferredStyle = Style.actionSheet

    /// The actions, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []

    private var fields: [UITextField] = []
    private lazy var fieldDelegate = AlertFieldDelegate(self)
    private let transitions = AlertTransitions(.actionSheet)
    private lazy var content = AlertView(self)
    /// The chosen action, while the alert is being dismissed.
    private var chosen: UIAlertAction?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Makes an alert that has no actions yet.
    ///
    /// - Parameters:
    ///   - title: the title, in bold.
    ///   - message: the text below the title.
    ///   - preferredStyle: whether it is an alert or an action sheet.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        transitions.style = preferredStyle
        adaptToStyle()
        self.title = title
        self.message = message
    }

    /// Makes an action sheet without texts: nothing is decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        adaptToStyle()
        transitioningDelegate = transitions
    }

    private func adaptToStyle() {
        modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
    }

    // MARK: Content

    open override var title: String? {
        didSet { contentDidChange() }
    }

    /// The text below the title.
    open var message: String? {
        didSet { contentDidChange() }
    }

    /// The importance of the alert. It has no effect here.
    open var severity = Severity.default

    /// Adds a button, below or to the right of the existing ones.
    ///
    /// A second cancel action, and an action that is in an alert already, are failures, and not added.
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

    /// The action that the return key performs, and whose title is bold; one of ``actions``, otherwise a failure.
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

    /// Adds a text field below the message. Only an alert has fields: for an action sheet it is a failure.
    ///
    /// The first field becomes first responder when the alert appears.
    ///
    /// - Parameter configurationHandler: called with the field before it is shown.
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

    final var cancelAction: UIAlertAction? {
        for action in actions where action.style == .cancel { return action }
        return nil
    }

    /// The action of the return key in the last field: the preferred one, otherwise the last default one.
    final var actionOfReturnKey: UIAlertAction? {
        preferredAction ?? actions.last { $0.style == .default }
    }

    // MARK: Showing

    open override func loadView() {
        view = content
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        chosen = nil
        content.showsCancelAction = !isInPopover
        content.showContent()
        fitPopover()
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        fields.first?.becomeFirstResponder()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let chosen { leave(for: chosen) }
    }

    private func contentDidChange() {
        guard isViewLoaded else { return }
        content.showContent()
        fitPopover()
    }

    /// Gives an action sheet its size in a popover, about as wide as on an iPad.
    private func fitPopover() {
        guard preferredStyle == .actionSheet else { return }
        preferredContentSize = content.sizeThatFits(CGSize(width: 300, height: 0))
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
        // In a popover a tap outside replaces the cancel button.
        cancelAction?.perform()
    }

    final func actionDidChange(_ action: UIAlertAction) {
        if isViewLoaded { content.showState(of: action) }
    }

    // MARK: Choosing an action

    /// Chooses an action as a tap on its button does: dismisses the alert, then performs the action.
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

    open override func accessibilityPerformEscape() -> Bool {
        guard let action = cancelAction, action.isEnabled else { return false }
        choose(action)
        return true
    }

    /// Dismisses the alert as a tap outside of it does, if it has a cancel action.
    final func wasTappedOutside() {
        if let action = cancelAction { choose(action) }
    }
}

/// Moves from one of an alert's fields to the next with the return key, and performs an action in the last one.
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

extension UIAlertController {
    /// What reports call the alert: `the alert "Delete?" with the buttons "Delete", "Keep"`.
    package final var nameWithButtons: String { wording.nameWithButtons }

    final var wording: AlertWording {
        AlertWording(
            isActionSheet: preferredStyle != .alert, title: title ?? message,
            buttons: actions.map { $0.title ?? "" })
    }
}
