import Foundation
import HeadlessNibs
import HeadlessUIKit

/// Shows the views of a document as Xcode's canvas did: on the screen of its device, with the bars that it drew.
@MainActor
struct Canvas {
    let document: NibDocument

    private var device: DeviceProfile {
        let device = document.device
        return DeviceProfile(
            name: device.id, idiom: device.idiom, size: device.size, scale: device.scale,
            safeAreaInsets: .zero,
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
        let controller = CanvasController()
        controller.additionalSafeAreaInsets = insets
        controller.view = view
        window.rootViewController = controller
        window.isHidden = false
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(origin: .zero, size: size)
        window.layoutIfNeeded()
        return window
    }

    /// Shows a cell or another part of a list.
    func show(cell view: UIView, of plan: ViewPlan) -> UIWindow {
        let size = plan.frame?.size ?? CGSize(width: document.device.size.width, height: 44)
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.isHidden = false
        view.translatesAutoresizingMaskIntoConstraints = true
        view.frame = CGRect(origin: .zero, size: size)
        window.addSubview(view)
        window.layoutIfNeeded()
        keepContent(of: view, at: plan)
        return window
    }

    /// Gives a cell's content view the size that Xcode stored, so that what is inside is compared for itself.
    private func keepContent(of view: UIView, at plan: ViewPlan) {
        guard let cell = view as? UITableViewCell,
            let content = plan.parts.first(where: { $0.plan.kind == "tableViewCellContentView" }),
            let frame = content.plan.frame, cell.contentView.frame.size != frame.size
        else { return }
        cell.contentView.frame = frame
        cell.contentView.layoutIfNeeded()
    }
}

/// A controller whose margins are those of the device, not of the window.
private final class CanvasController: UIViewController {
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let margin: CGFloat = UIScreen.main.bounds.width >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    }
}
