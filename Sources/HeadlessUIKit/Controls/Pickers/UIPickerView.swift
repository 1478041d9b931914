import Foundation

/// Wheels side by side, each turned by fingers to one of its rows.
///
/// The data source says how many wheels there are and how many rows are on each, the delegate what they show:
///
/// ```swift
/// let picker = UIPickerView()
/// picker.dataSource = self
/// picker.delegate = self
/// picker.selectRow(3, inComponent: 0, animated: false)
/// ```
///
/// A wheel that is dragged, flicked, or tapped on comes to rest on a row, and then the delegate is told, once, if that
/// is another than before. What code selects is not told. Only rows in sight are asked for.
///
/// To assistive technology each component is an adjustable element with the chosen row's text for its value.
///
/// Without a size, a picker is made 320 by 216 points large.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// The size of a picker that nobody gave one, in points.
    nonisolated static let standardSize = CGSize(width: 320, height: 216)

    final var wheels: [PickerWheel] = []
    final var waitsForLoading = true
    final var isLoading = false
    /// Says how rows are read that show less, for a picker of the framework's own.
    final weak var wheelObserver: (any PickerWheelObserver)?

    /// Makes a picker that shows nothing yet; without a size, it has the standard one.
    public override init(frame: CGRect) {
        let rect = frame.size == .zero ? CGRect(origin: frame.origin, size: Self.standardSize) : frame
        super.init(frame: rect)
        clipsToBounds = true
    }

    /// Makes a picker of the standard size: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.standardSize
        clipsToBounds = true
    }

    /// Says how many components and rows there are; held weakly. Setting it loads all anew.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { setNeedsLoading() }
    }

    /// Says how the rows look, and is told what the user chooses; held weakly. Setting it loads all anew.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet {
            UncalledMethods.report(delegate, as: .pickerDelegate)
            for wheel in wheels { wheel.noteDelegate() }
            setNeedsLoading()
        }
    }

    // MARK: What there is

    /// How many components there are, as the data source said when it was asked last.
    public final var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }

    /// How many rows a component has, as the data source said when it was asked last.
    ///
    /// A component that is not there is a failure, and has no rows.
    open func numberOfRows(inComponent component: Int) -> Int {
        wheel(component, for: "numberOfRows(inComponent:)")?.rowCount ?? 0
    }

    /// How large the rows of a component are, in points; a component that is not there is a failure.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let wheel = wheel(component, for: "rowSize(forComponent:)") else { return .zero }
        layoutIfNeeded()
        return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
    }

    /// The view that the delegate gave for a row; `nil` for one that is out of sight, or that shows a text.
    ///
    /// A component that is not there is a failure.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        guard let wheel = wheel(component, for: "view(forRow:forComponent:)") else { return nil }
        layoutIfNeeded()
        let view = wheel.viewInSight(of: row)
        return view is PickerTitleLabel ? nil : view
    }

    // MARK: Loading

    /// Asks for the numbers of components and rows, and for what all rows in sight show.
    ///
    /// What was chosen stays chosen; the last row, where there are fewer now. The delegate is not told.
    open func reloadAllComponents() {
        load()
    }

    /// Asks for the number of rows of a component, and for what those in sight show.
    ///
    /// What was chosen stays chosen; the last row, where there are fewer now. A component that is not there is a
    /// failure.
    open func reloadComponent(_ component: Int) {
        guard let wheel = wheel(component, for: "reloadComponent(_:)"), !isLoading else { return }
        isLoading = true
        wheel.reload()
        isLoading = false
        setNeedsLayout()
    }

    // MARK: Choosing

    /// Turns a component to a row, by animation if so asked; the delegate is not told.
    ///
    /// The row is the chosen one at once. A row or component that is not there is a failure, and nothing changes.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let wheel = wheel(component, for: "selectRow(_:inComponent:animated:)") else { return }
        guard row >= 0, row < wheel.rowCount else {
            PickerFailure.noSuchRow(self, row, component, of: wheel.rowCount).record()
            return
        }
        wheel.select(row, animated: animated)
    }

    /// The row that a component rests on; while a finger turns it, the one that it rested on before.
    ///
    /// It is -1 for a component without rows. One that is not there is a failure.
    open func selectedRow(inComponent component: Int) -> Int {
        wheel(component, for: "selectedRow(inComponent:)")?.selectedRow ?? -1
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        layOutWheels()
    }

    /// The standard size, whatever the room.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

    open override var intrinsicContentSize: CGSize { Self.standardSize }
}
