import HeadlessUIKitCore

extension ViewKind {
    static func readImageView(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.image("image") ?? reader.imageReference(key: "image"), \UIImageView.image)
        plan.set(
            reader.image("highlightedImage", catalog: "highlightedCatalog"), \UIImageView.highlightedImage)
        plan.set(reader.bool("highlighted"), \UIImageView.isHighlighted)
        plan.set(
            reader.symbolConfiguration(key: "preferredSymbolConfiguration"),
            \UIImageView.preferredSymbolConfiguration)
        // Images keep their sizes when text is larger.
        reader.ignore(["adjustsImageSizeForAccessibilityContentSizeCategory"])
    }

    static func readWindow(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        // A window has the size of the screen, is shown when the application has launched, and is made by its delegate.
        reader.ignore(["visibleAtLaunch", "resizesToFullScreen"])
    }

    static func readStackView(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        let axis = reader.choice(
            "axis", ["vertical": NSLayoutConstraint.Axis.vertical, "horizontal": .horizontal])
        plan.set(axis, \UIStackView.axis)
        plan.set(reader.choice("distribution", distributions), \UIStackView.distribution)
        plan.set(reader.choice("alignment", alignments), \UIStackView.alignment)
        plan.set(reader.number("spacing"), \UIStackView.spacing)
        if reader.string("spacingType") == "standard" {
            plan.change { (stack: UIStackView) in stack.spacing = UIStackView.spacingUseSystem }
        }
        plan.set(reader.bool("baselineRelativeArrangement"), \UIStackView.isBaselineRelativeArrangement)
        // Xcode has no setting for it: margins that are set count.
        let hasMargins =
            reader.child(key: "directionalLayoutMargins") != nil || reader.child(key: "layoutMargins") != nil
        plan.set(
            reader.bool("layoutMarginsRelativeArrangement") ?? (hasMargins ? true : nil),
            \UIStackView.isLayoutMarginsRelativeArrangement)
    }

    static func readScrollView(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.bool("scrollEnabled"), \UIScrollView.isScrollEnabled)
        plan.set(reader.bool("pagingEnabled"), \UIScrollView.isPagingEnabled)
        plan.set(reader.bool("directionalLockEnabled"), \UIScrollView.isDirectionalLockEnabled)
        plan.set(reader.bool("bounces"), \UIScrollView.bounces)
        plan.set(reader.bool("bouncesZoom"), \UIScrollView.bouncesZoom)
        plan.set(reader.bool("alwaysBounceVertical"), \UIScrollView.alwaysBounceVertical)
        plan.set(reader.bool("alwaysBounceHorizontal"), \UIScrollView.alwaysBounceHorizontal)
        readScrollAdjustments(plan, reader)
    }

    private static func readScrollAdjustments(_ plan: ViewPlan, _ reader: ElementReader) {
        plan.set(reader.bool("showsHorizontalScrollIndicator"), \UIScrollView.showsHorizontalScrollIndicator)
        plan.set(reader.bool("showsVerticalScrollIndicator"), \UIScrollView.showsVerticalScrollIndicator)
        plan.set(reader.bool("delaysContentTouches"), \UIScrollView.delaysContentTouches)
        plan.set(reader.bool("canCancelContentTouches"), \UIScrollView.canCancelContentTouches)
        plan.set(reader.choice("indicatorStyle", ["default": .default, "black": .black, "white": .white])) {
            (view: UIScrollView, style: UIScrollView.IndicatorStyle) in view.indicatorStyle = style
        }
        plan.set(reader.choice("keyboardDismissMode", dismissModes), \UIScrollView.keyboardDismissMode)
        plan.set(
            reader.choice("contentInsetAdjustmentBehavior", adjustments),
            \UIScrollView.contentInsetAdjustmentBehavior)
        plan.set(
            reader.number("maximumZoomScale").flatMap { $0 > 0 ? $0 : nil }, \UIScrollView.maximumZoomScale)
        plan.set(
            reader.number("minimumZoomScale").flatMap { $0 > 0 ? $0 : nil }, \UIScrollView.minimumZoomScale)
        plan.set(reader.insets(key: "contentInset"), \UIScrollView.contentInset)
        plan.set(reader.insets(key: "scrollIndicatorInsets"), \UIScrollView.scrollIndicatorInsets)
        plan.set(reader.size(key: "contentSize"), \UIScrollView.contentSize)
    }

    static func readIndicator(_ plan: ViewPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.choice("style", indicatorStyles), \UIActivityIndicatorView.style)
        plan.set(reader.color(key: "color"), \UIActivityIndicatorView.color)
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
        plan.set(reader.color(key: "progressTintColor"), \UIProgressView.progressTintColor)
        plan.set(reader.color(key: "trackTintColor"), \UIProgressView.trackTintColor)
        plan.set(reader.image("progressImage"), \UIProgressView.progressImage)
        plan.set(reader.image("trackImage"), \UIProgressView.trackImage)
    }

    private static let distributions: Choices<UIStackView.Distribution> = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    private static let alignments: Choices<UIStackView.Alignment> = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
    private static let dismissModes: Choices<UIScrollView.KeyboardDismissMode> = [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    ]
    private static let adjustments: Choices<UIScrollView.ContentInsetAdjustmentBehavior> = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
    private static let indicatorStyles: Choices<UIActivityIndicatorView.Style> = [
        "medium": .medium, "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray,
    ]
}
