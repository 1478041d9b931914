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
            change { (view: UIView) in view.frame = frame }
        }
        let mask = reader.autoresizingMask()
        change { (view: UIView) in view.autoresizingMask = mask }
        readLook(reader)
        readInteraction(reader)
        readLayout(reader)
        reader.ignore(
            "verifyAmbiguity", "restorationIdentifier", "simulatedAppContext", "catalogName",
            "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "fixedFrame", "autoshrinkMode")
        // Where Xcode drew the object, and the bars that it drew around it.
        _ = reader.children {
            $0.name == "point" && $0.key == "canvasLocation" || $0.name.hasPrefix("simulated")
                || $0.name == "freeformSimulatedSizeMetrics" || $0.key?.hasPrefix("simulated") == true
                || $0.key == "userComments" || $0.key == "customSize" || $0.key == "freeformSize"
                || $0.name == "nil" || $0.name == "designable" || $0.name == "extendedEdge"
        }
        // Gesture recognizers are objects beside the views, which connections name.
        _ = reader.child("gestureRecognizers")
    }

    private func readLook(_ reader: ElementReader) {
        set(reader.choice("contentMode", Self.contentModes)) { (view: UIView, mode) in view.contentMode = mode
        }
        set(reader.bool("clipsSubviews")) { (view: UIView, clips) in view.clipsToBounds = clips }
        set(reader.bool("opaque")) { (view: UIView, isOpaque) in view.isOpaque = isOpaque }
        set(reader.bool("clearsContextBeforeDrawing")) { (view: UIView, clears) in
            view.clearsContextBeforeDrawing = clears
        }
        set(reader.bool("hidden")) { (view: UIView, isHidden) in view.isHidden = isHidden }
        set(reader.number("alpha")) { (view: UIView, alpha) in view.alpha = alpha }
        set(reader.color(key: "backgroundColor")) { (view: UIView, color) in view.backgroundColor = color }
        set(reader.color(key: "tintColor")) { (view: UIView, color) in view.tintColor = color }
    }

    private func readInteraction(_ reader: ElementReader) {
        set(reader.bool("userInteractionEnabled")) { (view: UIView, isEnabled) in
            view.isUserInteractionEnabled = isEnabled
        }
        set(reader.bool("multipleTouchEnabled")) { (view: UIView, isEnabled) in
            view.isMultipleTouchEnabled = isEnabled
        }
        set(reader.bool("exclusiveTouch")) { (view: UIView, isExclusive) in
            view.isExclusiveTouch = isExclusive
        }
        set(reader.integer("tag")) { (view: UIView, tag) in view.tag = tag }
    }

    private func readLayout(_ reader: ElementReader) {
        set(reader.bool("autoresizesSubviews")) { (view: UIView, resizes) in
            view.autoresizesSubviews = resizes
        }
        set(reader.bool("translatesAutoresizingMaskIntoConstraints")) { (view: UIView, translates) in
            view.translatesAutoresizingMaskIntoConstraints = translates
        }
        set(reader.choice("semanticContentAttribute", Self.semantics)) { (view: UIView, semantics) in
            view.semanticContentAttribute = semantics
        }
        set(reader.bool("insetsLayoutMarginsFromSafeArea")) { (view: UIView, insets) in
            view.insetsLayoutMarginsFromSafeArea = insets
        }
        set(reader.bool("preservesSuperviewLayoutMargins")) { (view: UIView, preserves) in
            view.preservesSuperviewLayoutMargins = preserves
        }
        set(reader.insets(key: "layoutMargins")) { (view: UIView, margins) in view.layoutMargins = margins }
        set(reader.directionalInsets(key: "directionalLayoutMargins")) { (view: UIView, margins) in
            view.directionalLayoutMargins = margins
        }
        followsReadableWidth = reader.bool("layoutMarginsFollowReadableWidth") ?? false
        readPriorities(reader)
    }

    private func readPriorities(_ reader: ElementReader) {
        func read(_ name: String, _ apply: @escaping @MainActor (UIView, UILayoutPriority) -> Void) {
            set(reader.number(name).map { UILayoutPriority(rawValue: Float(min(max($0, 0), 1000))) }, apply)
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
        let drawn = reader.element.id.flatMap { reader.context.designSizes[$0] }
        func length(_ name: String, _ drawn: CGFloat?) -> CGFloat? {
            let text = reader.string(name)
            // "infinite" stands for none in that direction.
            if text == "infinite" { return nil }
            return text.flatMap { Double($0) }.map { CGFloat($0) } ?? drawn.flatMap { $0 < 0 ? nil : $0 }
        }
        let width = length("placeholderIntrinsicWidth", drawn?.width)
        let height = length("placeholderIntrinsicHeight", drawn?.height)
        if width != nil || height != nil { designSize = (width, height) }
    }

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left,
        "right": .right, "topLeft": .topLeft, "TopLeft": .topLeft, "topRight": .topRight,
        "TopRight": .topRight, "bottomLeft": .bottomLeft, "BottomLeft": .bottomLeft,
        "bottomRight": .bottomRight, "BottomRight": .bottomRight,
    ]

    private static let semantics: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
}
