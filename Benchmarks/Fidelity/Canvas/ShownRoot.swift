import Foundation
import HeadlessNibs

/// A view at the top of a nib, or of a controller, as Xcode's canvas showed it.
struct ShownRoot {
    let element: NibElement
    let controller: NibElement?
    let size: CGSize
    let isFreeform: Bool
    /// Whether it covers the screen.
    let isWhole: Bool
    /// Whether it has the safe area of the screen.
    let isScreen: Bool

    init?(_ element: NibElement, of controller: NibElement?, in document: NibDocument) {
        guard let rect = element.child(key: "frame"), let width = rect["width"].flatMap(Double.init),
            let height = rect["height"].flatMap(Double.init)
        else { return nil }
        let size = CGSize(width: width, height: height)
        let device = document.device
        let isFreeform =
            element.child("freeformSimulatedSizeMetrics") != nil || element.name.hasPrefix("collection")
            || controller?.child("freeformSimulatedSizeMetrics") != nil
        isWhole =
            size == device.size
            || !isFreeform && size.width >= device.size.width && size.height >= device.size.height
        (self.element, self.controller, self.size, self.isFreeform) = (element, controller, size, isFreeform)
        isScreen = isWhole || isFreeform && size.height >= Self.leastHeight(of: element, in: document)
    }

    /// The height from which on a freeform view is a screen: that of the smallest one. On phones without a home button
    /// it is much more than the bars, and since Xcode 14 it is any, unless the view has no bar.
    private static func leastHeight(of element: NibElement, in document: NibDocument) -> CGFloat {
        let hasStatusBar = element.child(key: "simulatedStatusBarMetrics") == nil
        if hasStatusBar, document.toolsVersion >= 21_000 { return 0 }
        return hasStatusBar && document.device.hasHomeIndicator ? 130 : 480
    }

    /// Whether the view or its controller has a bar of an element's name.
    func simulates(_ bar: NibName) -> Bool {
        element.child(bar) != nil || controller?.child(bar) != nil
    }
}
