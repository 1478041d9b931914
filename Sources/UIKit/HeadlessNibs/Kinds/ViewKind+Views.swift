import HeadlessUIKitCore

extension ViewKind {
    static func readImageView(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.image("image") ?? reader.imageReference(key: "image")) { (view: UIImageView, image) in
            view.image = image
        }
        plan.set(reader.image("highlightedImage", catalog: "highlightedCatalog")) {
            (view: UIImageView, image) in
            view.highlightedImage = image
        }
        plan.set(reader.bool("highlighted")) { (view: UIImageView, isOn) in view.isHighlighted = isOn }
        plan.set(reader.symbolConfiguration(key: "preferredSymbolConfiguration")) {
            (view: UIImageView, configuration) in view.preferredSymbolConfiguration = configuration
        }
        reader.ignore("adjustsImageSizeForAccessibilityContentSizeCategory")
    }

    static func readStackView(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        let axis = reader.choice(
            "axis", ["vertical": NSLayoutConstraint.Axis.vertical, "horizontal": .horizontal])
        plan.set(axis) { (stack: UIStackView, axis) in stack.axis = axis }
        plan.set(reader.choice("distribution", distributions)) { (stack: UIStackView, distribution) in
            stack.distribution = distribution
        }
        plan.set(reader.choice("alignment", alignments)) { (stack: UIStackView, alignment) in
            stack.alignment = alignment
        }
        plan.set(reader.number("spacing")) { (stack: UIStackView, spacing) in stack.spacing = spacing }
        if reader.string("spacingType") == "standard" {
            plan.change { (stack: UIStackView) in stack.spacing = UIStackView.spacingUseSystem }
        }
        plan.set(reader.bool("baselineRelativeArrangement")) { (stack: UIStackView, isOn) in
            stack.isBaselineRelativeArrangement = isOn
        }
        plan.set(reader.bool("layoutMarginsRelativeArrangement")) { (stack: UIStackView, isOn) in
            stack.isLayoutMarginsRelativeArrangement = isOn
        }
    }

    static func readScrollView(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.bool("scrollEnabled")) { (view: UIScrollView, isOn) in view.isScrollEnabled = isOn }
        plan.set(reader.bool("pagingEnabled")) { (view: UIScrollView, isOn) in view.isPagingEnabled = isOn }
        plan.set(reader.bool("directionalLockEnabled")) { (view: UIScrollView, isOn) in
            view.isDirectionalLockEnabled = isOn
        }
        plan.set(reader.bool("bounces")) { (view: UIScrollView, isOn) in view.bounces = isOn }
        plan.set(reader.bool("bouncesZoom")) { (view: UIScrollView, isOn) in view.bouncesZoom = isOn }
        plan.set(reader.bool("alwaysBounceVertical")) { (view: UIScrollView, isOn) in
            view.alwaysBounceVertical = isOn
        }
        plan.set(reader.bool("alwaysBounceHorizontal")) { (view: UIScrollView, isOn) in
            view.alwaysBounceHorizontal = isOn
        }
        readScrollAdjustments(plan, reader)
    }

    private static func readScrollAdjustments(_ plan: ViewPlan, _ reader: ElementReader) {
        plan.set(reader.bool("showsHorizontalScrollIndicator")) { (view: UIScrollView, isOn) in
            view.showsHorizontalScrollIndicator = isOn
        }
        plan.set(reader.bool("showsVerticalScrollIndicator")) { (view: UIScrollView, isOn) in
            view.showsVerticalScrollIndicator = isOn
        }
        plan.set(reader.bool("delaysContentTouches")) { (view: UIScrollView, isOn) in
            view.delaysContentTouches = isOn
        }
        plan.set(reader.bool("canCancelContentTouches")) { (view: UIScrollView, isOn) in
            view.canCancelContentTouches = isOn
        }
        plan.set(reader.choice("indicatorStyle", ["default": .default, "black": .black, "white": .white])) {
            (view: UIScrollView, style: UIScrollView.IndicatorStyle) in view.indicatorStyle = style
        }
        plan.set(reader.choice("keyboardDismissMode", dismissModes)) { (view: UIScrollView, mode) in
            view.keyboardDismissMode = mode
        }
        plan.set(reader.choice("contentInsetAdjustmentBehavior", adjustments)) {
            (view: UIScrollView, behavior) in view.contentInsetAdjustmentBehavior = behavior
        }
        plan.set(reader.number("maximumZoomScale").flatMap { $0 > 0 ? $0 : nil }) {
            (view: UIScrollView, scale) in view.maximumZoomScale = scale
        }
        plan.set(reader.number("minimumZoomScale").flatMap { $0 > 0 ? $0 : nil }) {
            (view: UIScrollView, scale) in view.minimumZoomScale = scale
        }
        plan.set(reader.insets(key: "contentInset")) { (view: UIScrollView, inset) in
            view.contentInset = inset
        }
        plan.set(reader.insets(key: "scrollIndicatorInsets")) { (view: UIScrollView, insets) in
            view.scrollIndicatorInsets = insets
        }
        plan.set(reader.size(key: "contentSize")) { (view: UIScrollView, size) in view.contentSize = size }
    }

    static func readEffectView(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        if let effect = reader.child("blurEffect") {
            let style = ElementReader(effect, in: reader.context).choice("style", blurStyles) ?? .regular
            plan.change { (view: UIVisualEffectView) in view.effect = UIBlurEffect(style: style) }
        }
        if let vibrancy = reader.child("vibrancyEffect") {
            let style = vibrancy.child("blurEffect").flatMap {
                ElementReader($0, in: reader.context).choice("style", blurStyles)
            }
            plan.change { (view: UIVisualEffectView) in
                view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style ?? .regular))
            }
        }
        if let content = reader.child(key: "contentView") {
            plan.addPart(decoder.part(content) { ($0 as? UIVisualEffectView)?.contentView })
        }
    }

    static func readIndicator(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.choice("style", indicatorStyles)) { (view: UIActivityIndicatorView, style) in
            view.style = style
        }
        plan.set(reader.color(key: "color")) { (view: UIActivityIndicatorView, color) in view.color = color }
        let hides = reader.bool("hidesWhenStopped") ?? false
        let isAnimating = reader.bool("animating") ?? false
        plan.change { (view: UIActivityIndicatorView) in
            view.hidesWhenStopped = hides
            if isAnimating { view.startAnimating() }
        }
    }

    static func readProgressView(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.choice("progressViewStyle", ["default": .default, "bar": .bar])) {
            (view: UIProgressView, style: UIProgressView.Style) in view.progressViewStyle = style
        }
        plan.set(reader.number("progress")) { (view: UIProgressView, value) in view.progress = Float(value) }
        plan.set(reader.color(key: "progressTintColor")) { (view: UIProgressView, color) in
            view.progressTintColor = color
        }
        plan.set(reader.color(key: "trackTintColor")) { (view: UIProgressView, color) in
            view.trackTintColor = color
        }
    }

    private static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    private static let alignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
    private static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    ]
    private static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
    private static let indicatorStyles: [String: UIActivityIndicatorView.Style] = [
        "medium": .medium, "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray,
    ]
}
