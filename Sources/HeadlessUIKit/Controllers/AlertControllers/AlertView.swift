import Foundation

/// The content of an alert: its texts and fields at the top, its buttons below; both scroll if necessary.
final class AlertView: UIView {
    /// The height of a button in an alert, in points, and in an action sheet.
    private static let buttonHeight: CGFloat = 44
    private static let sheetButtonHeight: CGFloat = 57
    private static let fieldHeight: CGFloat = 30
    /// The space between one text or field and the next.
    private static let spacing: CGFloat = 4
    /// The radius of the corners.
    private static let corners: CGFloat = 14

    // The view can outlive the alert, as any view can.
    private weak var alert: UIAlertController?
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let header = UIScrollView()
    private let buttons = UIScrollView()
    private var fields: [UITextField] = []
    private var actionViews: [AlertActionView] = []
    /// The cancel button of an action sheet, which is set apart.
    private var cancelView: AlertActionView?

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: .zero)
        isSheet = alert.preferredStyle == .actionSheet
        layer.cornerRadius = Self.corners
        backgroundColor = isSheet ? nil : .secondarySystemGroupedBackground
        accessibilityViewIsModal = true
        titleLabel.font = .systemFont(ofSize: isSheet ? 13 : UIFont.labelFontSize, weight: .semibold)
        titleLabel.accessibilityTraits = [.staticText, .header]
        messageLabel.font = .systemFont(ofSize: 13)
        for label in [titleLabel, messageLabel] {
            label.textAlignment = .center
            label.numberOfLines = 0
            header.addSubview(label)
        }
        for view in [header, buttons] {
            view.alwaysBounceVertical = false
            view.contentInsetAdjustmentBehavior = .never
            addSubview(view)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private var isSheet = false

    /// Whether the cancel button is shown: in a popover a tap outside replaces it.
    var showsCancelAction = true {
        didSet { if showsCancelAction != oldValue { showContent() } }
    }

    override func drawContent(in context: CGContext) {
        guard isSheet else { return }
        let height = max(0, bounds.height - heightOfCancel)
        context.fill(
            CGRect(x: 0, y: 0, width: bounds.width, height: height), radius: Self.corners,
            .secondarySystemGroupedBackground)
    }

    // MARK: Content

    func showContent() {
        guard let alert else { return }
        titleLabel.text = alert.title
        messageLabel.text = alert.message
        for label in [titleLabel, messageLabel] { label.isHidden = (label.text ?? "").isEmpty }
        fields = alert.textFields ?? []
        for field in fields where field.superview !== header { header.addSubview(field) }
        let cancel = alert.cancelAction
        for view in actionViews + [cancelView].compactMap({ $0 }) { view.removeFromSuperview() }
        actionViews = ordered(alert).map { AlertActionView($0) }
        for view in actionViews { buttons.addSubview(view) }
        cancelView = isSheet && showsCancelAction ? cancel.map { AlertActionView($0) } : nil
        if let cancelView {
            cancelView.backgroundColor = .secondarySystemGroupedBackground
            cancelView.layer.cornerRadius = Self.corners
            addSubview(cancelView)
        }
        for view in shownActions { view.showState(isPreferred: isPreferred(view.action)) }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    func showState(of action: UIAlertAction) {
        for view in shownActions where view.action === action {
            view.showState(isPreferred: isPreferred(action))
        }
    }

    private var shownActions: [AlertActionView] { actionViews + (cancelView.map { [$0] } ?? []) }

    /// Whether the action's title is bold: the preferred one's; if there is none, the cancel action's.
    private func isPreferred(_ action: UIAlertAction) -> Bool {
        alert?.preferredAction.map { $0 === action } ?? (action.style == .cancel)
    }

    /// Returns the actions in display order, the cancel action first of two, otherwise last.
    private func ordered(_ alert: UIAlertController) -> [UIAlertAction] {
        guard let cancel = alert.cancelAction else { return alert.actions }
        let others = alert.actions.filter { $0.style != .cancel }
        if isSheet { return others }
        return others.count == 1 ? [cancel] + others : others + [cancel]
    }

    // MARK: Layout

    /// Whether the two buttons are side by side: if there is room for both titles.
    private var isSideBySide: Bool {
        guard !isSheet, actionViews.count == 2 else { return false }
        let room = AlertMetrics.width / 2 - AlertMetrics.padding
        return actionViews.allSatisfy { ($0.titleLabel?.intrinsicContentSize.width ?? 0) <= room }
    }

    private var buttonHeight: CGFloat {
        isSheet ? Self.sheetButtonHeight : Self.buttonHeight
    }

    private var heightOfButtons: CGFloat {
        buttonHeight * CGFloat(isSideBySide ? 1 : actionViews.count)
    }

    private var heightOfCancel: CGFloat {
        cancelView == nil ? 0 : AlertMetrics.sheetMargin + Self.sheetButtonHeight
    }

    /// Returns the texts and fields, with the height of each.
    private func rows(width: CGFloat) -> [(view: UIView, height: CGFloat)] {
        let room = CGSize(width: width - 2 * AlertMetrics.padding, height: .greatestFiniteMagnitude)
        var rows: [(view: UIView, height: CGFloat)] = []
        if !titleLabel.isHidden { rows.append((titleLabel, titleLabel.sizeThatFits(room).height)) }
        if !messageLabel.isHidden { rows.append((messageLabel, messageLabel.sizeThatFits(room).height)) }
        for field in fields { rows.append((field, Self.fieldHeight)) }
        return rows
    }

    private func height(of rows: [(view: UIView, height: CGFloat)]) -> CGFloat {
        guard !rows.isEmpty else { return 0 }
        var height = 2 * AlertMetrics.padding - Self.spacing
        for row in rows { height += row.height + Self.spacing }
        return height
    }

    /// Returns the height of the whole content at the width of `size`.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width,
            height: height(of: rows(width: size.width)) + heightOfButtons + heightOfCancel)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let room = max(0, bounds.height - heightOfCancel)
        // Buttons get the height that they need, up to a half; the texts get the rest.
        let rows = rows(width: width)
        let top = height(of: rows)
        let below = min(heightOfButtons, max(room / 2, room - top))
        header.frame = CGRect(x: 0, y: 0, width: width, height: min(top, max(0, room - below)))
        header.contentSize = CGSize(width: width, height: top)
        buttons.frame = CGRect(x: 0, y: header.frame.maxY, width: width, height: below)
        buttons.contentSize = CGSize(width: width, height: heightOfButtons)
        layOutHeader(rows, width)
        layOutButtons(width)
        cancelView?.frame = CGRect(
            x: 0, y: buttons.frame.maxY + AlertMetrics.sheetMargin, width: width,
            height: Self.sheetButtonHeight)
    }

    private func layOutHeader(_ rows: [(view: UIView, height: CGFloat)], _ width: CGFloat) {
        var y = AlertMetrics.padding
        for (view, height) in rows {
            view.frame = CGRect(
                x: AlertMetrics.padding, y: y, width: width - 2 * AlertMetrics.padding, height: height)
            y += height + Self.spacing
        }
    }

    private func layOutButtons(_ width: CGFloat) {
        let isSideBySide = isSideBySide
        // Side by side, the cancel button comes first; stacked, last.
        let rows =
            isSideBySide
            ? actionViews
            : actionViews.filter { $0.action.style != .cancel }
                + actionViews.filter { $0.action.style == .cancel }
        for (index, view) in rows.enumerated() {
            view.frame =
                isSideBySide
                ? mirrored(
                    CGRect(x: CGFloat(index) * width / 2, y: 0, width: width / 2, height: buttonHeight))
                : CGRect(x: 0, y: CGFloat(index) * buttonHeight, width: width, height: buttonHeight)
        }
    }
}
