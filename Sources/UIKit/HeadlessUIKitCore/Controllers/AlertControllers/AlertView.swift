/// The content of an alert: its texts and fields at the top, its buttons below; both scroll where there is no room for all.
final class AlertView: UIView {
    /// The least height of a button in an alert, in points, and in an action sheet.
    private static let buttonHeight: CGFloat = 44
    private static let sheetButtonHeight: CGFloat = 57
    private static let fieldHeight: CGFloat = 30
    private static let spacing: CGFloat = 4
    private static let corners: CGFloat = 14

    /// The space above and below a button's title, where that needs more than the least height.
    private static let titlePadding: CGFloat = 11

    private static var titleFont: UIFont { .preferredFont(forTextStyle: .headline) }
    private static var sheetTitleFont: UIFont {
        UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .semibold))
    }
    private static var messageFont: UIFont { .preferredFont(forTextStyle: .footnote) }

    // The view can outlive the alert, as any view can.
    private weak var alert: UIAlertController?
    private let isSheet: Bool
    // Each is made when there is a text for it.
    private var titleLabel: UILabel?
    private var messageLabel: UILabel?
    private var fields: [UITextField] = []
    private var actionViews: [AlertActionView] = []
    /// The cancel button of an action sheet, which is set apart.
    private var cancelView: AlertActionView?
    /// What the texts and fields scroll in, and the buttons; `nil` as long as there was room for all of them.
    private var scrolls: (header: UIScrollView, buttons: UIScrollView)?

    init(_ alert: UIAlertController) {
        self.alert = alert
        isSheet = alert.preferredStyle == .actionSheet
        super.init(frame: .zero)
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the cancel button is shown: in a popover a tap outside replaces it.
    var showsCancelAction = true {
        didSet { if showsCancelAction != oldValue { showContent() } }
    }

    override func textSizeDidChange() {
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    override func drawContent(in context: CGContext) {
        let height = max(0, bounds.height - heightOfCancel)
        context.fill(
            CGRect(x: 0, y: 0, width: bounds.width, height: height), radius: Self.corners,
            .secondarySystemGroupedBackground)
    }

    // MARK: Content

    func showContent() {
        guard let alert else { return }
        showTexts(of: alert)
        showFields(of: alert)
        for view in actionViews { view.removeFromSuperview() }
        cancelView.take()?.removeFromSuperview()
        actionViews = []
        for action in ordered(alert) {
            let view = makeView(action)
            actionViews.append(view)
            (scrolls?.buttons ?? self).addSubview(view)
        }
        if isSheet, showsCancelAction, let action = alert.cancelAction { showCancel(action) }
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private func showTexts(of alert: UIAlertController) {
        let (title, message) = (alert.title ?? "", alert.message ?? "")
        if titleLabel == nil, !title.isEmpty {
            let label = addText(isSheet ? Self.sheetTitleFont : Self.titleFont, at: 0)
            label.accessibilityTraits = [.staticText, .header]
            titleLabel = label
        }
        if messageLabel == nil, !message.isEmpty {
            messageLabel = addText(Self.messageFont, at: titleLabel == nil ? 0 : 1)
        }
        for (label, text) in [(titleLabel, title), (messageLabel, message)] {
            label?.text = text
            label?.isHidden = text.isEmpty
        }
    }

    private func addText(_ font: UIFont, at index: Int) -> UILabel {
        let label = UILabel()
        label.font = font
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.numberOfLines = 0
        (scrolls?.header ?? self).insertSubview(label, at: index)
        return label
    }

    /// Adds the fields behind the buttons, below the texts.
    private func showFields(of alert: UIAlertController) {
        fields = alert.textFields ?? []
        let header = scrolls?.header ?? self
        var index = (titleLabel == nil ? 0 : 1) + (messageLabel == nil ? 0 : 1)
        for field in fields {
            if field.superview !== header { header.insertSubview(field, at: index) }
            index += 1
        }
    }

    private func showCancel(_ action: UIAlertAction) {
        let view = makeView(action)
        view.hasLines = false
        view.backgroundColor = .secondarySystemGroupedBackground
        view.layer.cornerRadius = Self.corners
        cancelView = view
        addSubview(view)
    }

    private func makeView(_ action: UIAlertAction) -> AlertActionView {
        let view = AlertActionView(action)
        view.showState(isPreferred: isPreferred(action))
        return view
    }

    func showState(of action: UIAlertAction) {
        for case let view? in actionViews + [cancelView] where view.action === action {
            view.showState(isPreferred: isPreferred(action))
        }
    }

    /// Whether the action's title is bold: the preferred one's; if there is none, the cancel action's.
    private func isPreferred(_ action: UIAlertAction) -> Bool {
        guard let preferred = alert?.preferredAction else { return action.style == .cancel }
        return preferred === action
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
        for view in actionViews where (view.titleLabel?.intrinsicContentSize.width ?? 0) > room {
            return false
        }
        return true
    }

    private var buttonHeight: CGFloat {
        height(ofButtonsAtLeast: isSheet ? Self.sheetButtonHeight : Self.buttonHeight)
    }

    private func height(ofButtonsAtLeast least: CGFloat) -> CGFloat {
        let font = (actionViews.first ?? cancelView)?.titleLabel?.font ?? AlertActionView.font
        return max(least, (font.lineHeight + 2 * Self.titlePadding).rounded(.up))
    }

    private var cancelHeight: CGFloat { height(ofButtonsAtLeast: Self.sheetButtonHeight) }

    private var heightOfButtons: CGFloat {
        buttonHeight * CGFloat(isSideBySide ? 1 : actionViews.count)
    }

    private var heightOfCancel: CGFloat {
        cancelView == nil ? 0 : AlertMetrics.sheetMargin + cancelHeight
    }

    private func rows(width: CGFloat) -> [(view: UIView, height: CGFloat)] {
        let room = CGSize(width: width - 2 * AlertMetrics.padding, height: .greatestFiniteMagnitude)
        var rows: [(view: UIView, height: CGFloat)] = []
        for case let label? in [titleLabel, messageLabel] where !label.isHidden {
            rows.append((label, label.sizeThatFits(room).height))
        }
        for field in fields { rows.append((field, Self.fieldHeight)) }
        return rows
    }

    private func height(of rows: [(view: UIView, height: CGFloat)]) -> CGFloat {
        guard !rows.isEmpty else { return 0 }
        var height = 2 * AlertMetrics.padding - Self.spacing
        for row in rows { height += row.height + Self.spacing }
        return height
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width,
            height: height(of: rows(width: size.width)) + heightOfButtons + heightOfCancel)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let room = max(0, bounds.height - heightOfCancel)
        let rows = rows(width: width)
        let (top, below) = (height(of: rows), heightOfButtons)
        // The views may be positioned by half of a pixel.
        if scrolls == nil, top + below > room + 0.5 { scrolls = makeScrolls() }
        if let scrolls {
            // Buttons get the height that they need, up to a half; the texts get the rest.
            let shown = min(below, max(room / 2, room - top))
            scrolls.header.frame = CGRect(x: 0, y: 0, width: width, height: min(top, max(0, room - shown)))
            scrolls.header.contentSize = CGSize(width: width, height: top)
            scrolls.buttons.frame = CGRect(
                x: 0, y: scrolls.header.frame.maxY, width: width, height: shown)
            scrolls.buttons.contentSize = CGSize(width: width, height: below)
        }
        layOutHeader(rows, width)
        layOutButtons(width, below: scrolls == nil ? top : 0)
        cancelView?.frame = CGRect(
            x: 0, y: room + AlertMetrics.sheetMargin, width: width, height: cancelHeight)
    }

    private func makeScrolls() -> (header: UIScrollView, buttons: UIScrollView) {
        let (header, buttons) = (UIScrollView(), UIScrollView())
        for view in subviews where view !== cancelView {
            (view is AlertActionView ? buttons : header).addSubview(view)
        }
        for (index, view) in [header, buttons].enumerated() {
            view.alwaysBounceVertical = false
            view.contentInsetAdjustmentBehavior = .never
            insertSubview(view, at: index)
        }
        return (header, buttons)
    }

    private func layOutHeader(_ rows: [(view: UIView, height: CGFloat)], _ width: CGFloat) {
        var y = AlertMetrics.padding
        for (view, height) in rows {
            view.frame = CGRect(
                x: AlertMetrics.padding, y: y, width: width - 2 * AlertMetrics.padding, height: height)
            y += height + Self.spacing
        }
    }

    private func layOutButtons(_ width: CGFloat, below y: CGFloat) {
        // Side by side, the cancel button comes first; stacked, last.
        if isSideBySide {
            for (index, view) in actionViews.enumerated() {
                view.frame = mirrored(
                    CGRect(x: CGFloat(index) * width / 2, y: y, width: width / 2, height: buttonHeight))
            }
            return
        }
        var y = y
        for isCancel in [false, true] {
            for view in actionViews where (view.action.style == .cancel) == isCancel {
                view.frame = CGRect(x: 0, y: y, width: width, height: buttonHeight)
                y += buttonHeight
            }
        }
    }
}
