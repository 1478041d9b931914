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
            || controller?.child("freeformSimulatedSizeMetrics") != nil
        // A freeform view is a screen if it is as high as one, since Xcode 14 whatever its height, unless it has no bar.
        let hasStatusBar = root.child(key: "simulatedStatusBarMetrics") == nil
        let isScreen =
            isWhole || isFreeform && (height >= 480 || hasStatusBar && document.toolsVersion >= 21_000)
        if isScreen {
            insets.top = statusBarHeight(root)
            insets.bottom = device.hasHomeIndicator ? (device.idiom == .pad ? 20 : 34) : 0
        }
        if let bar = root.child("simulatedNavigationBarMetrics") {
            // A bar that is not translucent is above the view.
            if bar["translucent"] == "NO" { insets.top = 0 } else { insets.top += 44 }
        } else if let controller, isWhole || !isFreeform, let bar = navigationBar(of: controller) {
            insets.top = bar.bottom ?? (isWhole ? insets.top + 44 : 0)
            if !isWhole {
                // The view is below the bar, or in a sheet.
                if CGFloat(height) + insets.top == device.size.height { insets.top = 0 }
            } else if controller.child("toolbarItems") != nil
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

    /// The bar of the navigation controller into which a segue of the storyboard puts the controller, or in which one that
    /// is there pushes it; `nil` if none is shown.
    private func navigationBar(of controller: NibElement) -> NavigationBar? {
        for navigation in document.topLevel where navigation.name == "navigationController" {
            guard isReached(controller, from: navigation) else { continue }
            return navigation["navigationBarHidden"] == "YES" ? nil : NavigationBar(of: navigation)
        }
        return nil
    }

    private func isReached(_ controller: NibElement, from navigation: NibElement) -> Bool {
        var reached: Set<String> = []
        var pending = destinations(of: navigation, kinds: ["relationship"])
        while let next = pending.popLast() {
            guard reached.insert(next).inserted, let element = document.elements[next] else { continue }
            if element === controller { return true }
            pending += destinations(of: element, kinds: ["show", "push", "showDetail"])
        }
        return false
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

/// A navigation controller's bar, as Xcode drew it.
private struct NavigationBar {
    /// How much of a controller's view it covers: none if it is above the view; `nil` if the file does not tell.
    let bottom: CGFloat?

    init(of navigation: NibElement) {
        let bar = navigation.child(key: "navigationBar")
        let rect = bar?.child(key: "frame")
        let end = (rect?["y"].flatMap(Double.init) ?? 0) + (rect?["height"].flatMap(Double.init) ?? 0)
        bottom = bar?["translucent"] == "NO" ? 0 : end > 0 ? CGFloat(end) : nil
    }
}
