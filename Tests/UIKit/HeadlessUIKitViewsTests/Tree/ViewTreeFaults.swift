import Foundation

@testable import HeadlessUIKitCore

extension UIView {
    /// The faults of the links and layout flags of the hierarchy under this view, which must be its root.
    ///
    /// - Complexity: O(*n*) in the views of the tree.
    @MainActor func treeFaults() -> [String] {
        var faults: [String] = []
        var seen: Set<ObjectIdentifier> = []
        var pending: [UIView] = [self]
        if superview != nil { faults.append("\(nameInLog) is not a root") }
        while let view = pending.popLast() {
            guard seen.insert(ObjectIdentifier(view)).inserted else {
                faults.append("\(view.nameInLog) is in the tree twice")
                continue
            }
            if view.window !== self as? UIWindow {
                faults.append("\(view.nameInLog) has another window than its root")
            }
            for subview in view.subviews {
                if subview.superview !== view {
                    faults.append("\(subview.nameInLog) is in \(view.nameInLog) and does not know")
                }
                let isWaiting = !subview.flags.isDisjoint(with: .waitsForLayout)
                if isWaiting, !view.flags.contains(.containsViewNeedingLayout) {
                    faults.append(
                        "\(view.nameInLog) does not know that \(subview.nameInLog) waits for layout")
                }
                pending.append(subview)
            }
        }
        return faults
    }

    /// The faults of the hierarchy that contains this view.
    @MainActor func faultsFromRoot() -> [String] {
        guard let superview else { return treeFaults() }
        let isIn = superview.subviews.contains { $0 === self }
        return root.treeFaults() + (isIn ? [] : ["\(nameInLog) is not in its superview"])
    }
}
