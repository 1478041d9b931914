/// How a view looks as a preview that is lifted off the screen. It has no effect here.
open class UIPreviewParameters: NSObject, NSCopying {
    /// The part of the view that is visible, in its coordinates; all of it if `nil`.
    open var visiblePath: UIBezierPath?

    /// The outline of the shadow; that of the visible part if `nil`.
    open var shadowPath: UIBezierPath?

    /// The colour behind the view; the system's if `nil`.
    open var backgroundColor: UIColor!

    /// Makes parameters that show all of a view.
    public override init() {
        super.init()
    }

    /// Makes parameters that show lines of text.
    ///
    /// - Parameter textLineRects: the rectangles of the lines as `NSValue`, in the view's coordinates. One that is not
    ///   finite is left out.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for rect in textLineRects.map(\.cgRectValue) where rect.isFinite {
            path.append(UIBezierPath(rect: rect))
        }
        visiblePath = path
    }

    /// Returns parameters with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPreviewParameters()
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        copy.backgroundColor = backgroundColor
        return copy
    }
}
