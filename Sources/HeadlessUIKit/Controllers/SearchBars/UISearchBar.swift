import Foundation

/// A field to type what is searched for, with buttons to cancel, and for the scopes in which to search.
///
/// ```swift
/// let bar = UISearchBar(frame: CGRect(x: 0, y: 50, width: 390, height: 56))
/// bar.placeholder = "Search"
/// bar.scopeButtonTitles = ["All", "Unread"]
/// bar.showsScopeBar = true
/// bar.delegate = self
/// ```
///
/// The buttons do nothing by themselves but tell the ``delegate``. What code sets is told to nobody.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    /// The field in which the text is typed.
    public final let searchTextField = UISearchTextField()
    final let promptLabel = UILabel()
    private var cancelButton: UIButton?
    /// The scopes, a segment each; `nil` if there are none.
    final var scopeControl: UISegmentedControl?
    private lazy var editor = SearchBarEditor(self)
    /// The search controller whose bar it is.
    final weak var search: UISearchController?

    /// Makes a search bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a search bar of no size: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        promptLabel.textAlignment = .center
        promptLabel.isHidden = true
        addSubview(promptLabel)
        addSubview(searchTextField)
        searchTextField.delegate = editor
        searchTextField.whenTextIsSet = { [weak self] in self?.textWasSet() }
        searchTextField.addAction(
            UIAction { [weak self] _ in self?.userDidEdit() }, for: .editingChanged)
    }

    /// Has a say in what is typed, and is told of the buttons; held weakly.
    open weak var delegate: (any UISearchBarDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .searchBarDelegate) }
    }

    // MARK: Text

    /// What is searched for; never `nil` when read.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    /// What stands there, greyed, while there is no text.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// A line above the field, which makes the bar higher.
    open var prompt: String? {
        didSet {
            promptLabel.text = prompt
            promptLabel.isHidden = prompt == nil
            contentDidChange()
        }
    }

    // MARK: Buttons

    /// Whether there is a button to cancel the search.
    open var showsCancelButton = false {
        didSet {
            if showsCancelButton, cancelButton == nil { makeCancelButton() }
            cancelButton?.isHidden = !showsCancelButton
            contentDidChange()
        }
    }

    /// Sets whether there is a button to cancel the search; animated or not, it holds at once.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// Whether a button for bookmarks is in the field while there is no text.
    open var showsBookmarkButton = false {
        didSet { updateFieldButton() }
    }

    /// Whether a button for a list of results is in the field while there is no text; it goes before one for bookmarks.
    open var showsSearchResultsButton = false {
        didSet { updateFieldButton() }
    }

    /// Whether the button for a list of results shows as selected.
    open var isSearchResultsButtonSelected = false {
        didSet { updateFieldButton() }
    }

    private func makeCancelButton() {
        let button = UIButton(type: .system)
        button.setTitle("Cancel", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.cancelWasPressed() }, for: .touchUpInside)
        cancelButton = button
        addSubview(button)
    }

    /// Ends the search of the bar's search controller, as the button to cancel does.
    open override func accessibilityPerformEscape() -> Bool { search?.cancelByUser() ?? false }

    final func cancelWasPressed() {
        delegate?.searchBarCancelButtonClicked(self)
        search?.cancelWasPressed()
    }

    private var fieldButton: UIButton?

    /// Shows the button in the field, if there is one and no text.
    private func updateFieldButton() {
        fieldButton?.removeFromSuperview()
        fieldButton = nil
        let isEmpty = (text ?? "").isEmpty
        if isEmpty, showsSearchResultsButton || showsBookmarkButton {
            fieldButton = makeFieldButton(forResults: showsSearchResultsButton)
        }
        searchTextField.rightView = fieldButton
        searchTextField.rightViewMode = fieldButton == nil ? .never : .always
        ViewTree.change(self)
    }

    private static let fieldButtonSide: CGFloat = 28

    private func makeFieldButton(forResults isForResults: Bool) -> UIButton {
        let button = UIButton(
            frame: CGRect(x: 0, y: 0, width: Self.fieldButtonSide, height: Self.fieldButtonSide))
        button.accessibilityLabel = isForResults ? "Search results" : "Bookmarks"
        button.isSelected = isForResults && isSearchResultsButtonSelected
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if isForResults {
                    delegate?.searchBarResultsListButtonClicked(self)
                } else {
                    delegate?.searchBarBookmarkButtonClicked(self)
                }
            }, for: .touchUpInside)
        return button
    }

    // MARK: Scopes

    /// The names of the scopes in which can be searched, a segment of a `UISegmentedControl` each; none if `nil`.
    open var scopeButtonTitles: [String]? {
        didSet { makeScopes() }
    }

    private var selectedScopeStore = 0

    /// Which scope is chosen; 0 unless set. One that is not there is a failure, and the scope stays.
    open var selectedScopeButtonIndex: Int {
        get { selectedScopeStore }
        set {
            let count = scopeButtonTitles?.count ?? 0
            guard newValue == 0 || (0..<count).contains(newValue) else {
                SearchFailure.noSuchScope(self, newValue, of: count).record()
                return
            }
            guard newValue != selectedScopeStore else { return }
            selectedScopeStore = newValue
            updateScopes()
            search?.updateResults()
        }
    }

    /// Whether the buttons for the scopes show, if there are any.
    open var showsScopeBar = false {
        didSet { updateScopes() }
    }

    /// Sets whether the buttons for the scopes show; animated or not, it holds at once.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        showsScopeBar = show
    }

    private func makeScopes() {
        scopeControl.take()?.removeFromSuperview()
        let titles = scopeButtonTitles ?? []
        if selectedScopeStore >= titles.count { selectedScopeStore = 0 }
        if !titles.isEmpty {
            let control = UISegmentedControl(items: titles)
            control.addAction(
                UIAction { [weak self, weak control] _ in
                    if let control { self?.userDidChoose(control.selectedSegmentIndex) }
                }, for: .valueChanged)
            scopeControl = control
            addSubview(control)
        }
        updateScopes()
    }

    private func updateScopes() {
        scopeControl?.selectedSegmentIndex = selectedScopeStore
        scopeControl?.isHidden = !showsScopeBar
        contentDidChange()
    }

    private func userDidChoose(_ scope: Int) {
        guard scope != selectedScopeStore else { return }
        selectedScopeStore = scope
        updateScopes()
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
        search?.updateResults()
    }

    // MARK: Looks

    /// How the bar looks, which is not drawn here.
    open var barStyle = UIBarStyle.default {
        didSet { ViewTree.change(self) }
    }

    /// How much the bar stands out, which is not drawn here.
    open var searchBarStyle = Style.default {
        didSet { ViewTree.change(self) }
    }

    // MARK: Focus

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

    /// Whether the field has the focus.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    /// Gives the field the focus, if the delegate has nothing against it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    /// Takes the focus from the field, if the delegate has nothing against it.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// The view to show above the keyboard while the field has the focus.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    // MARK: Changes

    private func userDidEdit() {
        updateFieldButton()
        delegate?.searchBar(self, textDidChange: text ?? "")
        search?.updateResults()
    }

    private func textWasSet() {
        updateFieldButton()
        search?.updateResults()
    }

    private func contentDidChange() {
        ViewTree.change(self)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOut(cancelButton: showsCancelButton ? cancelButton : nil)
    }

    /// The width that there is, and the height that suits what the bar shows.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: naturalHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: naturalHeight)
    }
}
