import Foundation
import HeadlessNibs
import HeadlessUIKit

extension Canvas {
    /// The safe area that Xcode drew for a view at the top of a nib, or of a controller.
    func insets(of element: NibElement, in controller: NibElement?) -> UIEdgeInsets {
        guard let root = ShownRoot(element, of: controller, in: document) else { return .zero }
        var insets = root.isScreen ? screenInsets : .zero
        if root.isFreeform, element.child(key: "simulatedBottomBarMetrics")?.name == "nil" {
            insets.bottom = 0
        }
        // A sheet ends at the bottom of the screen.
        if !root.isScreen, root.size.height == document.device.size.height - 54 {
            insets.bottom = homeIndicatorHeight
        }
        if let bar = element.child("simulatedNavigationBarMetrics") {
            // A bar that is not translucent is above the view.
            if bar["translucent"] == "NO" { insets.top = 0 } else { insets.top += 44 }
        } else if let controller, root.isWhole || !root.isFreeform, let bar = navigationBar(of: controller) {
            insets.top = bar.bottom ?? (root.isWhole ? insets.top + 44 : 0)
            // The view is below the bar, or in a sheet.
            let isBelow = root.size.height + insets.top == document.device.size.height
            if !root.isWhole, isBelow { insets.top = 0 }
        } else if let controller, root.isWhole, isBelowSimulatedBar(controller) {
            insets.top += 44
        }
        insets.bottom += bottomBarHeight(of: root)
        return insets
    }

    /// What bars at the bottom cover.
    private func bottomBarHeight(of root: ShownRoot) -> CGFloat {
        let device = document.device
        let tabBarHeight: CGFloat = device.isLandscape && device.idiom == .phone ? 52 : 49
        if root.simulates("simulatedTabBarMetrics") { return tabBarHeight }
        guard let controller = root.controller, root.isWhole else { return 0 }
        let hasItems = controller.child("toolbarItems") != nil && navigationBar(of: controller) != nil
        if root.simulates("simulatedToolbarMetrics") || hasItems { return device.hasHomeIndicator ? 49 : 44 }
        return isReached(controller, from: "tabBarController") ? tabBarHeight : 0
    }

    /// The safe area of a view that covers the screen.
    private var screenInsets: UIEdgeInsets {
        // Since Xcode 16.3 the canvas added it twice.
        let isTwofold = document.toolsVersion >= 23_700 && document.toolsVersion < 30_000
        let times: CGFloat = isTwofold && document.device.hasHomeIndicator ? 2 : 1
        let device = document.device
        let side =
            device.isLandscape && device.hasHomeIndicator && device.idiom == .phone ? statusBarHeight : 0
        return UIEdgeInsets(
            top: times * statusBarHeight, left: side, bottom: times * homeIndicatorHeight, right: side)
    }

    private var homeIndicatorHeight: CGFloat {
        guard document.device.hasHomeIndicator else { return 0 }
        return document.device.idiom == .pad ? 20 : 34
    }

    private var statusBarHeight: CGFloat {
        let device = document.device
        let version = document.toolsVersion
        if device.hasHomeIndicator {
            if device.idiom == .pad { return 24 }
            // Xcode had 44 for all of them at first.
            guard version >= 20_500 else { return 44 }
            switch device.id {
            case "retina5_9" where version >= 22_600 && version < 30_000: return 50
            case "retina6_1": return 48
            case "retina6_0", "retina6_7": return 47
            case "retina6_12", "retina6_72": return 59
            case "retina6_3", "retina6_9": return 62
            default: return 44
            }
        }
        // Versions between these drew no status bar on phones with a home button.
        return version >= 14_500 && version < 21_600 ? 0 : 20
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

    /// Whether a controller, or one that pushes it, is drawn with a navigation bar.
    private func isBelowSimulatedBar(_ controller: NibElement) -> Bool {
        document.topLevel.contains { other in
            guard let bar = other.child("simulatedNavigationBarMetrics"), bar["translucent"] != "NO" else {
                return false
            }
            return other === controller || isReached(controller, from: other, by: Self.pushes)
        }
    }

    private static let pushes: Set<String> = ["show", "push", "showDetail"]

    private func isReached(_ controller: NibElement, from kind: String) -> Bool {
        document.topLevel.contains { $0.name == kind && isReached(controller, from: $0) }
    }

    private func isReached(
        _ controller: NibElement, from first: NibElement, by kinds: Set<String> = ["relationship"]
    ) -> Bool {
        var reached: Set<String> = []
        var pending = destinations(of: first, kinds: kinds)
        while let next = pending.popLast() {
            guard reached.insert(next).inserted, let element = document.elements[next] else { continue }
            if element === controller { return true }
            pending += destinations(of: element, kinds: Self.pushes)
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
