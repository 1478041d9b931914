import Foundation
import HeadlessNibs
import HeadlessUIKit

extension Canvas {
    /// The safe area that Xcode drew for a view at the top of a nib, or of a controller.
    func insets(of root: NibElement, in controller: NibElement?) -> UIEdgeInsets {
        guard let rect = root.child(key: "frame"), let width = rect["width"].flatMap(Double.init),
            let height = rect["height"].flatMap(Double.init)
        else { return .zero }
        var insets = UIEdgeInsets.zero
        let device = document.device
        let isWhole = CGFloat(width) == device.size.width && CGFloat(height) == device.size.height
        let isFreeform =
            root.child("freeformSimulatedSizeMetrics") != nil || root.name.hasPrefix("collection")
        // A freeform view is a screen if it is as high as one.
        let isScreen = isWhole || isFreeform && height >= 480
        if isScreen {
            insets.top = statusBarHeight(root)
            insets.bottom = device.hasHomeIndicator ? (device.idiom == .pad ? 20 : 34) : 0
        }
        if let bar = root.child("simulatedNavigationBarMetrics") {
            // A bar that is not translucent is above the view.
            if bar["translucent"] == "NO" { insets.top = 0 } else { insets.top += 44 }
        } else if let controller, isWhole, isInNavigationController(controller) {
            insets.top += 44
            if controller.child("toolbarItems") != nil
                || root.child("simulatedToolbarMetrics") != nil
                || controller.child("simulatedToolbarMetrics") != nil
            {
                insets.bottom += 44
            }
        }
        if root.child("simulatedTabBarMetrics") != nil { insets.bottom += 49 }
        return insets
    }

    private func statusBarHeight(_ root: NibElement) -> CGFloat {
        let device = document.device
        let version = document.toolsVersion
        if device.hasHomeIndicator {
            if device.idiom == .pad { return 24 }
            // Xcode had 44 for all of them at first.
            guard version >= 20_500 else { return 44 }
            switch device.id {
            case "retina6_1": return 48
            case "retina6_0", "retina6_7": return 47
            case "retina6_12", "retina6_72": return 59
            case "retina6_3", "retina6_9": return 62
            default: return 44
            }
        }
        // Versions between these drew no status bar on phones with a home button.
        let end: Double = document.kind == .storyboard ? 22_600 : 22_000
        return version >= 16_500 && version < end ? 0 : 20
    }

    /// Whether a segue of the storyboard puts the controller into a navigation controller, or one that is there pushes it.
    private func isInNavigationController(_ controller: NibElement) -> Bool {
        guard let id = controller.id else { return false }
        var reached: Set<String> = []
        var pending = document.topLevel.filter { $0.name == "navigationController" }.flatMap {
            destinations(of: $0, kinds: ["relationship"])
        }
        while let next = pending.popLast() {
            guard reached.insert(next).inserted else { continue }
            guard let element = document.elements[next] else { continue }
            pending += destinations(of: element, kinds: ["show", "push", "showDetail"])
        }
        return reached.contains(id)
    }

    private func destinations(of element: NibElement, kinds: Set<String>) -> [String] {
        var result: [String] = []
        element.visit { child in
            if child.name == "segue", let kind = child["kind"], kinds.contains(kind),
                let destination = child["destination"]
            {
                result.append(destination)
            }
        }
        return result
    }
}
