/// An open menu. It covers the whole window, so that a tap outside the menu closes it.
@preconcurrency @MainActor
package final class UIMenuOverlay: UIView {
    private static let width: CGFloat = 250
    private static let margin: CGFloat = 8

    weak var interaction: UIContextMenuInteraction?
    private(set) var preview: UIViewController?
    /// The open menus, each a submenu of the one before; the last one is shown.
    private var menus: [UIMenu]
    private weak var sender: AnyObject?
    /// A menu that is single-selection regardless of its options.
    private let selection: UIMenu?
    private let backdrop = UIMenuBackdrop()
    private let list = UIScrollView()
    private var previewBox: UIMenuBackdrop?
    /// The rectangle that the menu is placed beside, or the point pressed, in the window's coordinates.
    private var anchor = CGRect.zero
    private var contentHeight: CGFloat = 0
    private var isReloading = false
    private var needsReload = false
    /// The limit on reloads in a row, caused by deferred elements that return further deferred elements immediately.
    private static let mostPasses = 100
    /// Called once when a menu without an interaction closes.
    var whenDismissed: (() -> Void)?
    /// The rectangle of the menu, in the window's coordinates.
    var listFrame: CGRect { convert(list.frame, to: nil) }

    init(_ menu: UIMenu, sender: AnyObject, selection: UIMenu?) {
        menus = [menu]
        self.sender = sender
        self.selection = selection
        super.init(frame: .zero)
        accessibilityViewIsModal = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.accessibilityLabel = "Dismiss context menu"
        backdrop.whenTapped = { [weak self] in self?.dismiss() }
        list.backgroundColor = .secondarySystemBackground
        list.layer.cornerRadius = 12
        list.clipsToBounds = true
        list.alwaysBounceVertical = false
        addSubview(backdrop)
        addSubview(list)
    }

    package required init?(coder: NSCoder) { nil }

    /// Adds the menu to the window, in front, beside a view's rectangle or the point pressed.
    func show(in window: UIWindow, besides rect: CGRect?, at location: CGPoint, preview: UIViewController?) {
        anchor = rect ?? CGRect(origin: location, size: .zero)
        self.preview = preview
        if let view = preview?.view { addPreview(view) }
        for action in menus[0].deferredElements { action.prepareToOpen() }
        frame = window.bounds
        list.alpha = 0
        window.addSubview(self)
        UIView.animate(withDuration: 0.25, options: .allowUserInteraction) { [list] in list.alpha = 1 }
        reload()
    }

    private func addPreview(_ view: UIView) {
        let box = UIMenuBackdrop()
        box.isAccessibilityElement = false
        box.clipsToBounds = true
        box.layer.cornerRadius = 12
        box.whenTapped = { [weak self] in self?.interaction?.performPreviewAction() }
        view.isUserInteractionEnabled = false
        box.addSubview(view)
        previewBox = box
        insertSubview(box, aboveSubview: backdrop)
    }

    // MARK: Rows

    private func reload() {
        // Deferred elements that load during a reload are shown by another one after it.
        guard !isReloading else { return needsReload = true }
        isReloading = true
        for _ in 0..<Self.mostPasses {
            needsReload = false
            if let menu = menus.last { makeRows(of: menu) }
            if !needsReload { break }
        }
        isReloading = false
        setNeedsLayout()
    }

    private func makeRows(of menu: UIMenu) {
        for row in list.subviews { row.removeFromSuperview() }
        var rows: [UIView] = []
        if menus.count > 1 {
            let back = UIMenuRow(menu, as: .opened)
            back.whenTapped = { [weak self] in self?.goBack() }
            rows.append(back)
        } else if !menu.title.isEmpty {
            rows.append(UIMenuTitle(menu.title))
        }
        for entry in MenuEntry.entries(of: menu) { rows.append(row(for: entry)) }
        contentHeight = 0
        for row in rows {
            let height = row.sizeThatFits(CGSize(width: Self.width, height: 0)).height
            row.frame = CGRect(x: 0, y: contentHeight, width: Self.width, height: height)
            contentHeight += height
            list.addSubview(row)
        }
        list.isHidden = rows.isEmpty
        list.contentSize = CGSize(width: Self.width, height: contentHeight)
        list.contentOffset = .zero
    }

    private func row(for entry: MenuEntry) -> UIView {
        switch entry {
        case .title(let title): return UIMenuTitle(title)
        case .separator: return UIMenuSeparator()
        case .loading(let element):
            element.load { [weak self] in self?.reload() }
            return UIMenuTitle("Loading…")
        case .action(let action, in: let group):
            let row = UIMenuRow(action, as: .plain)
            row.whenTapped = { [weak self, weak row] in self?.choose(action, in: group, row) }
            return row
        case .menu(let menu):
            let row = UIMenuRow(menu, as: .closed)
            row.whenTapped = { [weak self] in self?.open(menu) }
            return row
        }
    }

    private func open(_ menu: UIMenu) {
        menus.append(menu)
        for element in menu.deferredElements { element.prepareToOpen() }
        reload()
    }

    /// Closes the menu; works even after its interaction was released.
    func dismiss() {
        guard let interaction else {
            whenDismissed.take()?()
            return removeFromSuperview()
        }
        interaction.dismissMenu()
    }

    package override func accessibilityPerformEscape() -> Bool {
        dismiss()
        return true
    }

    private func goBack() {
        guard menus.count > 1 else { return }
        menus.removeLast()
        reload()
    }

    func update(_ block: (UIMenu) -> UIMenu) {
        menus = menus.map(block)
        reload()
    }

    /// Performs an action, and closes the menu first unless the action keeps it open.
    private func choose(_ action: any UIMenuLeaf, in group: UIMenu?, _ row: UIMenuRow?) {
        let sender = sender
        if !action.attributes.contains(.keepsMenuPresented) { dismiss() }
        let outermost = menus.first { $0.options.contains(.singleSelection) }
        (selection ?? outermost ?? group)?.select(action)
        (sender as? UIButton)?.menuSelectionDidChange()
        action.performWithSender(sender ?? self, target: nil)
        if superview != nil { reload() }
    }

    // MARK: Layout

    package override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = bounds
        var free = bounds.inset(by: safeAreaInsets)
        free.size.height = max(min(free.maxY, keyboardLayoutGuide.layoutFrame.minY) - free.minY, 0)
        let area = free.insetBy(dx: Self.margin, dy: Self.margin)
        guard area.width > 0, area.height > 0 else { return }
        let previewSize = previewBox == nil ? .zero : previewSize(in: area)
        let gap = previewBox == nil ? 0 : Self.margin
        let size = CGSize(
            width: min(Self.width, area.width),
            height: min(contentHeight, area.height - previewSize.height - gap))
        let total = previewSize.height + gap + size.height
        let below = anchor.maxY + Self.margin
        let above = anchor.minY - Self.margin - total
        let y = below + total <= area.maxY ? below : above >= area.minY ? above : area.maxY - total
        func x(_ width: CGFloat) -> CGFloat {
            min(max(anchor.midX - width / 2, area.minX), area.maxX - width)
        }
        previewBox?.frame = CGRect(origin: CGPoint(x: x(previewSize.width), y: y), size: previewSize)
        previewBox?.subviews.first?.frame = CGRect(origin: .zero, size: previewSize)
        list.frame = CGRect(
            x: x(size.width), y: y + previewSize.height + gap, width: size.width, height: max(size.height, 0))
    }

    /// The size of the preview: its view's own, limited to two thirds of the area's height.
    private func previewSize(in area: CGRect) -> CGSize {
        let wanted = preview?.view?.bounds.size ?? .zero
        return CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height * 2 / 3))
    }
}
