/// Finds the classes of views that draw: those that override `draw(_:)`, or a label's `drawText(in:)`.
///
/// Views of other classes need no context and no layer when they are first shown. Where this cannot find out, every
/// class of an application counts: to call the method of the framework does nothing.
@MainActor
enum DrawingMethods {
    /// Whether a class that is not the framework's has other methods for drawing than its nearest framework class.
    static func areOverridden(in viewClass: UIView.Type) -> Bool {
        #if os(Linux)
        guard let draw = drawSlot, let drawText = drawTextSlot else { return true }
        var ancestor: AnyClass = viewClass
        while !ViewTree.isFrameworkClass(ancestor) {
            guard let next = _getSuperclass(ancestor) else { return true }
            ancestor = next
        }
        if MethodTable(viewClass)[draw] != MethodTable(ancestor)[draw] { return true }
        guard viewClass is UILabel.Type else { return false }
        return MethodTable(viewClass)[drawText] != MethodTable(ancestor)[drawText]
        #else
        return true
        #endif
    }

    #if os(Linux)
    private static let drawSlot = MethodTable.slot(
        of: UIView.self, unchanged: UndrawnView.self, overridden: DrawnView.self)
    private static let drawTextSlot = MethodTable.slot(
        of: UILabel.self, unchanged: UndrawnLabel.self, overridden: DrawnLabel.self)
    #endif
}

#if os(Linux)
final class UndrawnView: UIView {}

final class DrawnView: UIView {
    override func draw(_ rect: CGRect) {}
}

final class UndrawnLabel: UILabel {}

final class DrawnLabel: UILabel {
    override func drawText(in rect: CGRect) {}
}

/// The table of a class's methods, as the runtime has it; a subclass's begins with the same methods in the same
/// places.
struct MethodTable {
    /// Where the words of the class begin that follow its size, its descriptor and its destroyer.
    private static let start = 7

    private let words: UnsafePointer<UInt>
    private let count: Int

    init(_ type: AnyClass) {
        // A class is a pointer to its metadata: words, of which the fifth has the size in bytes in its lower half,
        // and in its upper half how many of them are before the pointer.
        words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        let sizes = words[4]
        let bytes = Int(sizes & 0xFFFF_FFFF) - Int(sizes >> 32)
        count = bytes > 0 && bytes < 1 << 20 ? bytes / MemoryLayout<UInt>.size : 0
    }

    subscript(slot: Int) -> UInt? { slot < count ? words[slot] : nil }

    /// The place of the one method that `overridden` overrides, and `unchanged` does not; `nil` if it is not one.
    static func slot(of type: AnyClass, unchanged: AnyClass, overridden: AnyClass) -> Int? {
        let (base, same, other) = (MethodTable(type), MethodTable(unchanged), MethodTable(overridden))
        guard start < base.count, base.count <= min(same.count, other.count) else { return nil }
        let places = (start..<base.count).filter {
            base.words[$0] == same.words[$0] && base.words[$0] != other.words[$0]
        }
        return places.count == 1 ? places[0] : nil
    }
}
#endif
