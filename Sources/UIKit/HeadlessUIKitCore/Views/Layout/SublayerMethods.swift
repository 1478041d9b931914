/// Finds the classes of views that override `layoutSublayers(of:)`: only these need a layer to be laid out.
@MainActor
enum SublayerMethods {
    /// Whether the view's class has another method than `UIView`.
    ///
    /// - Complexity: O(1).
    static func areOverridden(in view: UIView) -> Bool {
        #if os(Linux)
        guard let slot else { return true }
        return MethodTable(type(of: view))[slot] != MethodTable(UIView.self)[slot]
        #else
        return true
        #endif
    }

    #if os(Linux)
    private static let slot = MethodTable.slot(
        of: UIView.self, unchanged: UndrawnView.self, overridden: LaidOutView.self)
    #endif
}

#if os(Linux)
final class LaidOutView: UIView {
    override func layoutSublayers(of layer: CALayer) {}
}
#endif
