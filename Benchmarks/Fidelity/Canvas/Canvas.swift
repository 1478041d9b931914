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
        let application = UIApplication(device: device)
        // Xcode 13 and 14 drew text styles at the smallest size.
        if document.toolsVersion >= 18_000, document.toolsVersion < 21_000 {
            application.device.preferredContentSizeCategory = .extraSmall
        }
        UIApplication.withShared(application, perform: body)
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

    /// The width of screens up to which the canvas had the narrow margins.
    static let narrowScreen: CGFloat = 390
}

/// A controller whose margins are those of the device, not of the window.
private final class CanvasController: UIViewController {
    var margin: CGFloat = 16

    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    }
}

extension NibDocument {
    /// Whether an Xcode before 11 stored it, which drew the controls and rows of iOS 12 and earlier.
    var isBeforeDesign13: Bool { toolsVersion < 14_800 }

    /// Whether Xcode 26 stored it, which draws the controls and rows of iOS 26. Greater numbers stand for any version.
    var isOfDesign26: Bool { toolsVersion >= 24_000 && toolsVersion < 30_000 }
}
