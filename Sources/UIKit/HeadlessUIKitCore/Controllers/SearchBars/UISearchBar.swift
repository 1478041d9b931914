/// A text field for searching, with buttons to cancel and to choose a scope.
///
/// ```swift
/// let bar = UISearchBar(frame: CGRect(x: 0, y: 50, width: 390, height: 56))
/// bar.placeholder = "Search"
/// bar.scopeButtonTitles = ["All", "Unread"]
/// bar.showsScopeBar = true
/// bar.delegate = self
/// ```
///
/// The buttons only tell the ``delegate``, except that the cancel button also ends the search of a search controller.
/// The delegate is not told of changes by code.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    /// The field for the text.
    open var searchTextField: UISearchTextField { searchTextFieldStore }
    private let searchTextFieldStore = UISearchTextField()
    final let promptLabel = UILabel()
    private var cancelButton: UIButton?
    /// Takes what appearance proxies set for the cancel button.
    private let cancelItem = UIBarButtonItem(system: .cancel)
    final var scopeControl: UISegmentedControl?
    private lazy var editor = SearchBarEditor(self)
    final weak var search: UISearchController?

    override func didInit() {
        super.didInit()
        promptLabel.textAlignment = .center
        promptLabel.isHidden = true
        addSubview(promptLabel)
        addSubview(searchTextField)
        searchTextField.delegate = editor
        searchTextField.whenTextIsSet = { [weak self] in self?.textWasSet() }
        searchTextField.addAction(
            UIAction { [weak self] _ in self?.userDidEdit() }, for: .editingChanged)
    }

    /// The object that decides about editing, and is told of changes and buttons; held weakly.
    open weak var delegate: (any UISearchBarDelegate)? {
        didSet { UncalledMethods.report(delegate, as: .searchBarDelegate) }
    }

    // MARK: Text

    /// The search text; never `nil` when read.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    /// The text that is shown in grey while there is no text.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// A line of text above the field, which makes the bar higher.
    open var prompt: String? {
        didSet {
            promptLabel.text = prompt
            promptLabel.isHidden = prompt == nil
            contentDidChange()
        }
    }

    // MARK: Buttons

    /// Whether the cancel button is shown.
    open var showsCancelButton = false {
        didSet {
            if showsCancelButton, cancelButton == nil { makeCancelButton() }
            cancelButton?.isHidden = !showsCancelButton
            contentDidChange()
        }
    }

    /// Sets whether the cancel button is shown; animated or not, it takes effect immediately.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// Whether a bookmark button is in the field while there is no text.
    open var showsBookmarkButton = false { didSet { updateFieldButton() } }

    /// Whether a results button is in the field while there is no text; it takes precedence over a bookmark button.
    open var showsSearchResultsButton = false { didSet { updateFieldButton() } }

    /// Whether the results button is selected.
    open var isSearchResultsButtonSelected = false { didSet { updateFieldButton() } }

    private func makeCancelButton() {
        let button = UIButton.ofSystemScreen()
        button.setTitle("Cancel".asSystemText, for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.cancelWasPressed() }, for: .touchUpInside)
        cancelButton = button
        showCancelLook()
        addSubview(button)
    }

    /// Shows the cancel button as appearance proxies of bar button items in search bars have it, as in UIKit.
    private func showCancelLook() {
        guard let cancelButton else { return }
        cancelItem.takeAppearance(in: self)
        for state in [UIControl.State.normal, .highlighted, .disabled] {
            let color = cancelItem.attributes(in: state)[.foregroundColor] as? UIColor
            cancelButton.setTitleColor(color ?? cancelItem.tintColor, for: state)
        }
        if let font = cancelItem.attributes(in: .normal)[.font] as? UIFont {
            cancelButton.titleLabel?.font = font
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { showCancelLook() }
    }

    open override func accessibilityPerformEscape() -> Bool { search?.cancelByUser() ?? false }

    final func cancelWasPressed() {
        delegate?.searchBarCancelButtonClicked(self)
        search?.cancelWasPressed()
    }

    private var fieldButton: UIButton?

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

    /// The titles of the search scopes, with a segment of a `UISegmentedControl` for each; none if `nil`.
    open var scopeButtonTitles: [String]? {
        didSet { makeScopes() }
    }

    private var selectedScopeStore = 0

    /// The index of the selected scope; 0 unless set. An index out of range is a failure, and nothing changes.
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

    /// Whether the scope buttons are shown, if there are any.
    open var showsScopeBar = false {
        didSet { updateScopes() }
    }

    /// Sets whether the scope buttons are shown; animated or not, it takes effect immediately.
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
            for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
                if let attributes = pictures.scopeTitles[state] {
                    control.setTitleTextAttributes(attributes, for: state)
                }
            }
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

    // MARK: Appearance

    /// The colours of the bar. It has no effect here.
    open var barStyle = UIBarStyle.default {
        didSet { drawingDidChange(.searchBarStyle) }
    }

    /// The colour of the bar's background. It has no effect here.
    open var barTintColor: UIColor? {
        didSet { drawingDidChange(.searchBarTint) }
    }

    /// Whether the bar is translucent; `true` unless set. It has no effect here.
    open var isTranslucent = true {
        didSet { drawingDidChange(.searchTranslucent) }
    }

    private final var pictures = SearchBarPictures()

    /// Sets the image of an icon for a state.
    ///
    /// The magnifying glass shows it; those of the buttons are stored.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        let key = SearchBarPictures.argument(icon.rawValue, state)
        pictures.icons[key] = iconImage
        if icon == .search, state == .normal {
            let glass = UIImageView(image: iconImage ?? UIImage(systemName: "magnifyingglass"))
            searchTextField.leftView = glass
        }
        drawingDidChange(.searchIcon, key, slot: icon.rawValue)
    }

    /// The image set for an icon in exactly `state`.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        pictures.icons[SearchBarPictures.argument(icon.rawValue, state)]
    }

    /// The image behind the bar. It has no effect here.
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }

    /// Sets the image behind the bar for a position and a height of bars. It has no effect here.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        pictures.backgrounds[barPosition, barMetrics] = backgroundImage
        drawingDidChange(.searchBackground, BarImages.argument(barPosition, barMetrics))
    }

    /// The image set behind the bar for exactly a position and a height of bars.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        pictures.backgrounds[barPosition, barMetrics]
    }

    /// The image behind the scope buttons. It has no effect here.
    open var scopeBarBackgroundImage: UIImage? {
        didSet { drawingDidChange(.searchScopeBackground) }
    }

    /// Sets the image behind the field for a state. It has no effect here.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        pictures.fields[state] = backgroundImage
        drawingDidChange(
            .searchFieldBackground, Int(bitPattern: state.rawValue), slot: state.appearanceSlot)
    }

    /// The image set behind the field for exactly `state`.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { pictures.fields[state] }

    /// Sets the attributes of the scope buttons' titles for a state; font and colour are shown.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        pictures.scopeTitles[state] = attributes
        scopeControl?.setTitleTextAttributes(attributes, for: state)
        drawingDidChange(.searchScopeTitles, Int(bitPattern: state.rawValue), slot: state.appearanceSlot)
    }

    /// The attributes set for the scope buttons' titles in exactly `state`.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]?
    {
        pictures.scopeTitles[state]
    }

    /// How far the image behind the field is moved, in points. It has no effect here.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet {
            searchFieldBackgroundPositionAdjustment = searchFieldBackgroundPositionAdjustment.finite(
                or: oldValue, "searchFieldBackgroundPositionAdjustment", of: summary)
            drawingDidChange(.searchFieldPosition)
        }
    }

    /// How far the text in the field is moved, in points. It has no effect here.
    open var searchTextPositionAdjustment = UIOffset.zero {
        didSet {
            searchTextPositionAdjustment = searchTextPositionAdjustment.finite(
                or: oldValue, "searchTextPositionAdjustment", of: summary)
            drawingDidChange(.searchTextPosition)
        }
    }

    /// Sets how far an icon is moved, in points. It has no effect here.
    ///
    /// One that is not finite is a failure, and the old one is kept.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        guard adjustment.isFinite else {
            ViewFailure.notFinite(self, "position adjustment", adjustment.shortText).record()
            return
        }
        pictures.positions[icon] = adjustment
        drawingDidChange(.searchIconPosition, icon.rawValue)
    }

    /// How far an icon is moved, in points.
    open func positionAdjustment(for icon: Icon) -> UIOffset { pictures.positions[icon] ?? .zero }

    /// How prominent the bar is. It has no effect here.
    open var searchBarStyle = Style.default {
        didSet { drawingDidChange(.searchStyle) }
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

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

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: naturalHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: naturalHeight)
    }

    // MARK: Text input traits

    /// When the keyboard capitalizes automatically.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }

    /// Whether words are corrected while they are typed. It has no effect here.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }

    /// Whether the spelling is checked. It has no effect here.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }

    /// The type of the keyboard.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }

    /// The appearance of the keyboard. It has no effect here.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }

    /// The type of the return key; search unless set.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }

    /// Whether the return key is disabled while there is no text; `true` unless set.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }

    /// The meaning of the text, such as an email address; `nil` if unknown. It has no effect here.
    open var textContentType: UITextContentType? {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
}
