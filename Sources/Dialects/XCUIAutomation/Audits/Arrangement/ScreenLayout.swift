import HeadlessUIKit

/// Where the views of a screen are in their superviews, to compare the same screen in another direction.
@MainActor
package struct ScreenLayout {
    struct Place {
        let frame: CGRect
        let roomWidth: CGFloat
    }

    private var places: [UInt64: Place] = [:]
    private var keys: [ObjectIdentifier: UInt64] = [:]

    /// The layout of the current application's windows.
    ///
    /// - Complexity: O(*n*) in the views.
    package init() {
        for window in UIApplication.shared.windows {
            var pending: [(view: UIView, key: UInt64)] = [(window, 1)]
            while let (view, outer) = pending.popLast() {
                for (index, subview) in view.subviews.enumerated() {
                    let key = Self.key(subview, index, in: outer)
                    places[key] = Place(frame: subview.frame, roomWidth: view.bounds.width)
                    keys[ObjectIdentifier(subview)] = key
                    pending.append((subview, key))
                }
            }
        }
    }

    /// Where another layout has the view at the same place of the hierarchy.
    func place(of view: UIView, in other: ScreenLayout) -> Place? {
        keys[ObjectIdentifier(view)].flatMap { other.places[$0] }
    }

    private static func key(_ view: UIView, _ index: Int, in key: UInt64) -> UInt64 {
        let factor: UInt64 = 0x100_0000_01b3
        let type = UInt64(UInt(bitPattern: ObjectIdentifier(Swift.type(of: view))))
        return ((key &* factor) ^ UInt64(index)) &* factor ^ type
    }
}
