/// A view with wheels side by side; the user turns each to select one of its rows.
///
/// The data source provides the number of wheels and of their rows, the delegate what they show:
///
/// ```swift
/// let picker = UIPickerView()
/// picker.dataSource = self
/// picker.delegate = self
/// picker.selectRow(3, inComponent: 0, animated: false)
/// ```
///
/// A wheel that is dragged, flicked or tapped comes to rest on a row; then the delegate is called once, if the row
/// changed. It is not called when code selects a row. Only visible rows are requested.
///
/// Assistive technology sees each component as an adjustable element whose value is the selected row's text.
///
/// A picker without a size gets 320 by 216 points.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// The size of a picker that was not given one, in points.
    nonisolated static let standardSize = CGSize(width: 320, height: 216)

    final var wheels: [PickerWheel] = []
    final var waitsForLoading = true
    final var isLoading = false
    /// Says how rows are read, for a picker inside one of the framework's own views.
    final weak var wheelObserver: (any PickerWheelObserver)?

    /// Creates an empty picker; an empty frame gets the standard size.
    public override init(frame: CGRect) {
        let rect = frame.size == .zero ? CGRect(origin: frame.origin, size: Self.standardSize) : frame
        super.init(frame: rect)
        clipsToBounds = true
    }

    /// Creates a picker of a nib, with what the file says of it. A coder that code makes holds nothing.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.standardSize
        clipsToBounds = true
        coder.fill(self)
    }

    @_spi(Wings) open override class var finishesDecoding: Bool { true }

    /// The object that provides the numbers of components and rows, held weakly. Setting it reloads the picker.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { setNeedsLoading() }
    }

    /// The object that provides the rows and handles selection, held weakly. Setting it reloads the picker.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet {
            UncalledMethods.report(delegate, as: .pickerDelegate)
            for wheel in wheels { wheel.noteDelegate() }
            setNeedsLoading()
        }
    }

    // MARK: Counts

    /// The number of components that the data source returned last.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }

    /// The number of rows of a component that the data source returned last.
    ///
    /// A component that does not exist is a failure, and has no rows.
    open func numberOfRows(inComponent component: Int) -> Int {
        wheel(component, for: "numberOfRows(inComponent:)")?.rowCount ?? 0
    }

    /// The size of a component's rows, in points; a component that does not exist is a failure.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let wheel = wheel(component, for: "rowSize(forComponent:)") else { return .zero }
        layoutIfNeeded()
        return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
    }

    /// The view that the delegate returned for a row; `nil` for a row that is off screen or shows a title.
    ///
    /// A component that does not exist is a failure.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        guard let wheel = wheel(component, for: "view(forRow:forComponent:)") else { return nil }
        layoutIfNeeded()
        let view = wheel.visibleView(of: row)
        return view is PickerTitleLabel ? nil : view
    }

    // MARK: Loading

    /// Reloads the numbers of components and rows, and all visible rows.
    ///
    /// The selection is kept, moved to the last row where there are fewer now. The delegate is not told.
    open func reloadAllComponents() {
        load()
    }

    /// Reloads the number of rows of a component, and its visible rows.
    ///
    /// It keeps the selection, or moves it to the last row. A component that does not exist is a failure.
    open func reloadComponent(_ component: Int) {
        guard let wheel = wheel(component, for: "reloadComponent(_:)"), !isLoading else { return }
        isLoading = true
        wheel.reload()
        isLoading = false
        setNeedsLayout()
    }

    // MARK: Selecting

    /// Selects a row of a component, animated or not; the delegate is not told.
    ///
    /// It is the selected one immediately. A row or component that does not exist is a failure that changes nothing.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let wheel = wheel(component, for: "selectRow(_:inComponent:animated:)") else { return }
        guard row >= 0, row < wheel.rowCount else {
            return PickerFailure(
                "Row \(row) of component \(component) of \(summary) cannot be selected: it has"
                    + " \(wheel.rowCount) row\(wheel.rowCount == 1 ? "" : "s"). Nothing changes."
            ).record()
        }
        wheel.select(row, animated: animated)
    }

    /// The selected row of a component; while the user turns the wheel, the row selected before.
    ///
    /// It is -1 for a component without rows. A component that does not exist is a failure.
    open func selectedRow(inComponent component: Int) -> Int {
        wheel(component, for: "selectedRow(inComponent:)")?.selectedRow ?? -1
    }

    // MARK: Layout

    /// Lays out the wheels side by side, centred, the first at the leading edge: those without a width from the delegate
    /// share the rest equally.
    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        let given = wheels.map { askedWidth($0.component) }
        let taken = given.reduce(0) { $0 + ($1 ?? 0) }
        let rest = given.count { $0 == nil }
        let share = rest == 0 ? 0 : max(0, bounds.width - taken) / CGFloat(rest)
        let total = taken + share * CGFloat(rest)
        var x = (bounds.width - total) / 2
        for index in wheels.indices {
            let width = given[index] ?? share
            let frame = mirrored(CGRect(x: x, y: 0, width: width, height: bounds.height))
            if wheels[index].frame != frame { wheels[index].frame = frame }
            wheels[index].setNeedsLayout()
            x += width
        }
    }

    @_spi(Wings) open override func drawContent(in context: CGContext) {
        let height = wheels.first?.rowHeight ?? 32
        context.fill(
            CGRect(x: 9, y: bounds.midY - height / 2, width: bounds.width - 18, height: height), radius: 8,
            .tertiarySystemFill)
    }

    /// The standard size, whatever `size` is.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

    open override var intrinsicContentSize: CGSize { Self.standardSize }
}
