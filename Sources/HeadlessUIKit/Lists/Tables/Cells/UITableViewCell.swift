import Foundation

/// A row of a table, as long as it is in sight.
///
/// ```swift
/// let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
/// cell.textLabel?.text = notes[indexPath.row].title
/// cell.accessoryType = .disclosureIndicator
/// ```
///
/// What one shows is put into ``contentView``, which makes room for accessories and editing controls by itself. A cell
/// whose height the table does not know is asked for it by ``sizeThatFits(_:)``: there are no constraints here.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// Which of the labels and pictures the cell has, and how they stand.
    final let style: CellStyle
    /// The table that shows the cell, and as which row.
    final weak var table: UITableView?
    final var rowPath: IndexPath?
    /// Whether the cell waits to be used again.
    final var isWaiting = false
    final let parts = CellParts()

    /// The name under which the cell waits to be used again; `nil` for one that is used once.
    public final let reuseIdentifier: String?

    /// Makes a cell of a style, 320 by 44 points.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
        setUp()
    }

    /// Makes a cell of the default style, which is used once.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Makes a cell as without a coder, which carries nothing here.
    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    /// Makes the cell of a class that is registered with a table.
    ///
    /// A class that overrides ``init(style:reuseIdentifier:)``, or has no initializers of its own, inherits it. It is
    /// what registering a class takes: without UIKit's runtime only such an initializer can be called by class alone.
    public required convenience init(registeredWith reuseIdentifier: String) {
        self.init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    private func setUp() {
        addSubview(contentView)
    }

    /// The view that the cell's content is in; what is beside it, such as accessories, is the cell's own.
    public final let contentView: UIView = UITableViewCellContentView(frame: .zero)

    // MARK: Labels and pictures

    /// The label of the cell; made when it is first asked for.
    open var textLabel: UILabel? { parts.textLabel(of: self) }

    /// The second label; `nil` in the default style.
    open var detailTextLabel: UILabel? { style == .default ? nil : parts.detailLabel(of: self) }

    /// The picture at the left; `nil` in the style `value2`.
    open var imageView: UIImageView? { style == .value2 ? nil : parts.picture(of: self) }

    // MARK: Backgrounds

    /// The view behind all else, as large as the cell.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { exchange(oldValue, backgroundView, at: 0) } }
    }

    /// The view in front of the background while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            updateSelectedBackground()
        }
    }

    /// The view in front of the background while the cell is selected in a table that takes several selections.
    ///
    /// Without one it is ``selectedBackgroundView``.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            guard multipleSelectionBackgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            updateSelectedBackground()
        }
    }

    // MARK: Accessories

    /// What is at the right edge, unless ``accessoryView`` is.
    open var accessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }

    /// The view at the right edge.
    open var accessoryView: UIView? { didSet { accessoriesDidChange() } }

    /// What is at the right edge while the cell is edited, unless ``editingAccessoryView`` is.
    open var editingAccessoryType = AccessoryType.none { didSet { accessoriesDidChange() } }

    /// The view at the right edge while the cell is edited.
    open var editingAccessoryView: UIView? { didSet { accessoriesDidChange() } }

    /// How the cell shows that it is selected.
    open var selectionStyle = SelectionStyle.default { didSet { updateSelectedBackground() } }

    /// How many times ``indentationWidth`` the content is moved to the right.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }

    /// How wide one level of indentation is, in points; 10 unless set.
    open var indentationWidth: CGFloat = 10 {
        didSet {
            indentationWidth = indentationWidth.finite(or: oldValue, "indentationWidth", of: summary)
            setNeedsLayout()
        }
    }

    /// How far the separator keeps from the cell's edges. It is not drawn here, and is no view of its own.
    open var separatorInset = UIEdgeInsets(top: 0, left: TableMetrics.margin, bottom: 0, right: 0) {
        didSet { separatorInset = separatorInset.finite(or: oldValue, "separatorInset", of: summary) }
    }

    // MARK: Selected, highlighted

    private var selectionFlags: UIControl.State = []

    /// Whether the cell is selected; setting it is ``setSelected(_:animated:)`` without animation.
    open var isSelected: Bool {
        get { selectionFlags.contains(.selected) }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the cell is highlighted; setting it is ``setHighlighted(_:animated:)`` without animation.
    open var isHighlighted: Bool {
        get { selectionFlags.contains(.highlighted) }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Shows that the cell is selected, or no longer; labels and pictures in it show as highlighted.
    open func setSelected(_ selected: Bool, animated: Bool) {
        setState(.selected, selected)
    }

    /// Shows that the cell is highlighted, or no longer; labels and pictures in it show likewise.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        setState(.highlighted, highlighted)
    }

    private func setState(_ flag: UIControl.State, _ isOn: Bool) {
        guard selectionFlags.contains(flag) != isOn else { return }
        let wasLit = !selectionFlags.isEmpty
        selectionFlags.formSymmetricDifference(flag)
        ViewTree.change(self)
        setNeedsUpdateConfiguration()
        let isLit = !selectionFlags.isEmpty
        if isLit == wasLit { return }
        contentView.visit { view in
            (view as? UILabel)?.isHighlighted = isLit
            (view as? UIImageView)?.isHighlighted = isLit
            return .into
        }
        updateSelectedBackground()
    }

    package override var contentState: UIControl.State { selectionFlags }

    // MARK: Editing

    final var editing = CellEditing()

    /// Whether the cell shows what it takes to edit its row; setting it is ``setEditing(_:animated:)``.
    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows what it takes to edit the row, or takes it away.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(editing)
    }

    /// What editing does to the row, as its table says.
    public final var editingStyle: EditingStyle { editing.style }

    /// Whether a control to move the row by is shown while it is edited.
    ///
    /// It is where the data source says that the row can be moved; where it says nothing of that, this decides.
    open var showsReorderControl = false { didSet { updateEditingControls() } }

    /// Whether content moves aside for the editing control.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }

    /// Whether the button that deletes the row is shown.
    public final var showingDeleteConfirmation: Bool { editing.showsConfirmation }

    /// Tells that the cell is about to show other things for editing.
    open func willTransition(to state: StateMask) {}

    /// Tells that the cell shows other things for editing.
    open func didTransition(to state: StateMask) {}

    // MARK: Configurations

    final let host = ContentHost()

    /// Whether the content follows the state by itself.
    open var automaticallyUpdatesContentConfiguration = true

    /// Whether the background follows the state by itself.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// What is called after ``updateConfiguration(using:)``, to bring the cell in line with its state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Brings the cell in line with a state; for subclasses, does nothing by itself.
    ///
    /// It is called before the cell is shown, and when its state changed; not for calling:
    /// ``setNeedsUpdateConfiguration()`` is.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Looks at traits that changed.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    // MARK: Use

    /// Tells that the cell is about to be used for another row.
    ///
    /// What a subclass leaves in it is there still; the cell itself takes nothing back but being highlighted.
    open func prepareForReuse() {
        if isHighlighted { setHighlighted(false, animated: false) }
    }

    /// The room that picture and labels take, with the style's margins: at least 44 points high.
    ///
    /// The table asks for the height with a size of its width; a subclass that lays out content of its own overrides it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        return CGSize(width: size.width, height: heightThatFits(width: size.width))
    }

    /// Puts content, accessories and editing controls in their places.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layOutParts()
    }
}

/// The view that the content of a cell is in.
final class UITableViewCellContentView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        (superview as? UITableViewCell)?.layOutContent()
    }
}
