import Foundation

/// A view that shows what another one has shown.
final class SnapshotView: UIView {
    private var list = DisplayList()

    convenience init(_ list: DisplayList, size: CGSize) {
        self.init(frame: CGRect(origin: .zero, size: size))
        self.list = list
    }

    override var drawsItself: Bool { true }

    override func draw(_ rect: CGRect) {
        UIGraphicsGetCurrentContext()?.add(list)
    }
}

extension UIView {
    final func snapshot(of rect: CGRect, afterUpdates: Bool) -> UIView? {
        guard rect.isFinite, rect.width > 0, rect.height > 0 else { return nil }
        if afterUpdates { (window?.application ?? .shared).commit() }
        let context = CGContext(bounds: rect, scale: traitCollection.displayScale)
        context.clip(to: rect)
        layer.render(in: context)
        return SnapshotView(context.drawing.moved(from: rect.origin), size: rect.size)
    }

    final func drawTree(in rect: CGRect, afterUpdates: Bool) -> Bool {
        guard let context = ContextStack.context(for: "drawHierarchy(in:afterScreenUpdates:)"),
            context.areFinite(rect.numbers, "drawHierarchy(in:afterScreenUpdates:)"), bounds.width > 0,
            bounds.height > 0
        else { return false }
        if afterUpdates { (window?.application ?? .shared).commit() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        let (width, height) = (rect.width / bounds.width, rect.height / bounds.height)
        if width != 1 || height != 1 { context.scaleBy(x: width, y: height) }
        if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        layer.render(in: context)
        context.restoreGState()
        return true
    }
}
