import HeadlessNibs
import HeadlessUIKit

extension Canvas {
    /// Shows a cell or another part of a list.
    ///
    /// - Returns: the frame that its content view had before it was given the size that Xcode stored, too.
    func show(cell view: UIView, of plan: ViewPlan, in list: NibElement?) -> (
        window: UIWindow, content: CGRect?
    ) {
        let size = plan.frame?.size ?? CGSize(width: document.device.size.width, height: 44)
        // Cells without a table have the margins of the window.
        let narrow = windowWidth(in: list)
        let hasLabels = plan.id.flatMap { document.elements[$0] }?["style"] != nil
        let width = hasLabels ? narrow : max(narrow, size.width)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: size.height))
        window.isHidden = false
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(origin: .zero, size: size)
        window.addSubview(view)
        window.layoutIfNeeded()
        return (window, (view as? UITableViewCell).flatMap { keepContent(of: $0, at: plan, in: list) })
    }

    /// The width of a window that has the margins of the canvas, which a phone had on its side, too.
    private func windowWidth(in list: NibElement?) -> CGFloat {
        let device = document.device
        let width = device.idiom == .phone ? min(device.size.width, device.size.height) : device.size.width
        let isInset = list?["style"] == "insetGrouped" && device.idiom == .phone && device.hasHomeIndicator
        return isInset || width > Self.narrowScreen ? max(width, 414) : width
    }

    /// Gives a cell such a size that its content view has the one that Xcode stored, so that what is inside is compared
    /// for itself; returns the frame of the content view before.
    private func keepContent(of cell: UITableViewCell, at plan: ViewPlan, in list: NibElement?) -> CGRect? {
        guard let content = plan.parts.first(where: { $0.plan.kind == "tableViewCellContentView" })?.plan,
            let frame = content.frame
        else { return nil }
        let laidOut = cell.contentView.frame
        var before = laidOut
        // Rows are higher since iOS 26.
        if document.isOfDesign26 {
            cell.contentView.directionalLayoutMargins.top = 15
            cell.contentView.directionalLayoutMargins.bottom = 15
        }
        if let margin = sideMargin(of: cell, in: list) {
            cell.contentView.directionalLayoutMargins.leading = margin
            if cell.accessoryType == .none, cell.accessoryView == nil {
                cell.contentView.directionalLayoutMargins.trailing = margin
            }
        }
        if document.isBeforeDesign13 { makeOld(cell, &before, in: list) }
        cell.frame.size.width += frame.width - laidOut.width
        cell.frame.size.height += frame.height - laidOut.height
        cell.layoutIfNeeded()
        return before
    }

    /// The margin at the sides of custom content; `nil` where it is that of the window.
    private func sideMargin(of cell: UITableViewCell, in list: NibElement?) -> CGFloat? {
        switch document.toolsVersion {
        case ..<13_000:
            let takesThem = cell.preservesSuperviewLayoutMargins
            return takesThem || cell.contentView.preservesSuperviewLayoutMargins ? nil : 8
        case ..<14_800: return document.device.size.width == 320 ? 15 : nil
        case _ where windowWidth(in: list) > Self.narrowScreen: return nil
        case ..<17_000: return 15
        // A cell that is wider than the screen has its margins.
        default: return cell.frame.width >= 414 ? 16 : nil
        }
    }

    /// Makes a frame of content as rows had it until iOS 12.
    private func makeOld(_ cell: UITableViewCell, _ frame: inout CGRect, in list: NibElement?) {
        // The separator took one pixel from the content.
        if list?["separatorStyle"] != "none" { frame.size.height -= 1 / document.device.scale }
        // An indicator took 33 or 34 points.
        if cell.accessoryType == .disclosureIndicator, document.device.size.width <= Self.narrowScreen {
            frame.size.width = cell.bounds.width - 33.5
        }
    }
}
