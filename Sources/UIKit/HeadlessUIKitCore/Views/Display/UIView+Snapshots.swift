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
}
