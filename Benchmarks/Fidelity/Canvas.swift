import Foundation
import HeadlessNibs
import HeadlessUIKit

/// Shows the views of a document as Xcode's canvas did: on the screen of its device, with the bars that it drew.
@MainActor
struct Canvas {
    let document: NibDocument

    /// The size of the largest view: freeform ones may be larger than the screen.
    var largest = CGSize.zero

    private var device: DeviceProfile {
        let device = document.device
        let size = CGSize(
            width: max(device.size.width, largest.width), height: max(device.size.height, largest.height))
        return DeviceProfile(
            name: device.id, idiom: device.idiom, size: size, scale: device.scale, safeAreaInsets: .zero,
            hasHomeButton: !device.hasHomeIndicator)
    }

    /// Does something in an application on the document's device.
    func run(_ body: () -> Void) {
        UIApplication.withShared(UIApplication(device: device), perform: body)
    }

    /// Shows the view of a root, of the size that Xcode stored, and lays it out.
    func show(_ view: UIView, of plan: ViewPlan, inControllerWith insets: UIEdgeInsets) -> UIWindow {
        let size = plan.frame?.size ?? document.device.size
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        // Of a controller's view, or one that stands for it, the frame counts.
        view.translatesAutoresizingMaskIntoConstraints = true
        let controller = CanvasController()
        let isWide = size.width > 320 && max(document.device.size.width, size.width) > Self.narrowScreen
        controller.margin = isWide ? 20 : 16
        controller.additionalSafeAreaInsets = insets
        controller.view = view
        window.rootViewController = controller
        window.isHidden = false
        view.frame = CGRect(origin: .zero, size: size)
        window.layoutIfNeeded()
        return window
    }

    /// Shows a cell or another part of a list.
    ///
    /// - Returns: the frame that its content view had before it was given the size that Xcode stored, too.
    func show(cell view: UIView, of plan: ViewPlan) -> (window: UIWindow, content: CGRect?) {
        let screen = document.device.size.width
        let size = plan.frame?.size ?? CGSize(width: screen, height: 44)
        // Cells without a table have the margins of the window.
        let width = max(screen > Self.narrowScreen ? max(screen, 414) : screen, size.width)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: size.height))
        window.isHidden = false
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(origin: .zero, size: size)
        window.addSubview(view)
        window.layoutIfNeeded()
        return (window, keepContent(of: view, at: plan))
    }

    /// The width of screens up to which the canvas had the narrow margins.
    private static let narrowScreen: CGFloat = 390

    /// Gives a cell such a size that its content view has the one that Xcode stored, so that what is inside is compared
    /// for itself; returns the frame of the content view before.
    private func keepContent(of view: UIView, at plan: ViewPlan) -> CGRect? {
        guard let cell = view as? UITableViewCell,
            let content = plan.parts.first(where: { $0.plan.kind == "tableViewCellContentView" }),
            let frame = content.plan.frame
        else { return nil }
        let before = cell.contentView.frame
        // Rows are higher since iOS 26.
        if document.isOfDesign26 {
            cell.contentView.directionalLayoutMargins.top = 15
            cell.contentView.directionalLayoutMargins.bottom = 15
        }
        // Until iOS 12 the smallest phones had less.
        if document.device.size.width == 320, document.toolsVersion < 16_000 {
            cell.contentView.directionalLayoutMargins.leading = 15
            if cell.accessoryType == .none, cell.accessoryView == nil {
                cell.contentView.directionalLayoutMargins.trailing = 15
            }
        }
        cell.frame.size.width += frame.width - before.width
        cell.frame.size.height += frame.height - before.height
        cell.layoutIfNeeded()
        return before
    }
}

/// A controller whose margins are those of the device, not of the window.
private final class CanvasController: UIViewController {
    var margin: CGFloat = 16

    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    }
}

extension NibDocument {
    /// Whether Xcode 26 stored it, which draws the controls and rows of iOS 26. Greater numbers stand for any version.
    var isOfDesign26: Bool { toolsVersion >= 24_000 && toolsVersion < 30_000 }
}
