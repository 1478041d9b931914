import Foundation
import HeadlessUIKitCore

// What all views have.
extension ViewPlan {
    func readView(_ reader: ElementReader) {
        frame = reader.rect(key: "frame")
        isMisplaced = reader.bool("misplaced") ?? false
        isAmbiguous = reader.bool("ambiguous") ?? false
        isFixed = reader.bool("fixedFrame") ?? false
        if let frame {
            change(to: frame) { (view: UIView, frame) in view.frame = frame }
        }
        change(to: reader.autoresizingMask()) { (view: UIView, mask) in view.autoresizingMask = mask }
        readLook(reader)
        readInteraction(reader)
        readLayout(reader)
        // Gesture recognizers are objects beside the views, which connections name.
        _ = reader.child("gestureRecognizers")
        // Of before images could be resized: the part of the content that is stretched.
        _ = reader.child(key: "contentStretch")
    }

    private func readLook(_ reader: ElementReader) {
        set(reader.choice("contentMode", Self.contentModes)) { (view: UIView, value) in
            view.contentMode = value
        }
        set(reader.bool("clipsSubviews")) { (view: UIView, value) in view.clipsToBounds = value }
        set(reader.bool("opaque")) { (view: UIView, value) in view.isOpaque = value }
        set(reader.bool("clearsContextBeforeDrawing"), \UIView.clearsContextBeforeDrawing)
        let hidden = reader.bool("hidden")
        isHidden = hidden ?? false
        set(hidden) { (view: UIView, value) in view.isHidden = value }
        set(reader.number("alpha")) { (view: UIView, value) in view.alpha = value }
        set(reader.color(key: "backgroundColor")) { (view: UIView, value) in view.backgroundColor = value }
        set(reader.color(key: "tintColor"), \UIView.tintColor)
    }

    private func readInteraction(_ reader: ElementReader) {
        set(reader.bool("userInteractionEnabled")) { (view: UIView, value) in
            view.isUserInteractionEnabled = value
        }
        set(reader.bool("multipleTouchEnabled")) { (view: UIView, value) in
            view.isMultipleTouchEnabled = value
        }
        set(reader.bool("exclusiveTouch"), \UIView.isExclusiveTouch)
        set(reader.integer("tag")) { (view: UIView, value) in view.tag = value }
    }

    private func readLayout(_ reader: ElementReader) {
        set(reader.bool("autoresizesSubviews"), \UIView.autoresizesSubviews)
        set(reader.bool("translatesAutoresizingMaskIntoConstraints")) { (view: UIView, value) in
            view.translatesAutoresizingMaskIntoConstraints = value
        }
        set(reader.choice("semanticContentAttribute", Self.semantics), \UIView.semanticContentAttribute)
        set(reader.bool("insetsLayoutMarginsFromSafeArea"), \UIView.insetsLayoutMarginsFromSafeArea)
        set(reader.bool("preservesSuperviewLayoutMargins"), \UIView.preservesSuperviewLayoutMargins)
        set(reader.insets(key: "layoutMargins"), \UIView.layoutMargins)
        set(reader.directionalInsets(key: "directionalLayoutMargins"), \UIView.directionalLayoutMargins)
        followsReadableWidth = reader.bool("layoutMarginsFollowReadableWidth") ?? false
        readPriorities(reader)
    }

    private func readPriorities(_ reader: ElementReader) {
        func read(_ name: NibName, _ apply: @escaping @MainActor (UIView, UILayoutPriority) -> Void) {
            guard let strength = reader.number(name) else { return }
            set(UILayoutPriority(rawValue: Float(min(max(strength, 1), 1000))), apply)
        }
        read("horizontalHuggingPriority") { $0.setContentHuggingPriority($1, for: .horizontal) }
        read("verticalHuggingPriority") { $0.setContentHuggingPriority($1, for: .vertical) }
        read("horizontalCompressionResistancePriority") {
            $0.setContentCompressionResistancePriority($1, for: .horizontal)
        }
        read("verticalCompressionResistancePriority") {
            $0.setContentCompressionResistancePriority($1, for: .vertical)
        }
        readDesignSize(reader)
    }

    /// Reads the size that the view has on the canvas alone: one that was typed, or one that its class said there.
    private func readDesignSize(_ reader: ElementReader) {
        var drawn: CGSize?
        if let id, !reader.context.designSizes.isEmpty { drawn = reader.context.designSizes[id] }
        func length(_ name: NibName, _ drawn: CGFloat?) -> CGFloat? {
            let text = reader.string(name)
            // "infinite" stands for none in that direction.
            if text == "infinite" { return nil }
            return text.flatMap { Double($0) }.map { CGFloat($0) } ?? drawn.flatMap { $0 < 0 ? nil : $0 }
        }
        let width = length("placeholderIntrinsicWidth", drawn?.width)
        let height = length("placeholderIntrinsicHeight", drawn?.height)
        if width != nil || height != nil { designSize = (width, height) }
    }

    private static let contentModes: Choices<UIView.ContentMode> = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left,
        "right": .right, "topLeft": .topLeft, "TopLeft": .topLeft, "topRight": .topRight,
        "TopRight": .topRight, "bottomLeft": .bottomLeft, "BottomLeft": .bottomLeft,
        "bottomRight": .bottomRight, "BottomRight": .bottomRight,
    ]

    private static let semantics: Choices<UISemanticContentAttribute> = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
}
