import Foundation

/// A row of segments of which one is selected.
///
/// ```swift
/// let sizes = UISegmentedControl(items: ["Small", "Large"])
/// sizes.selectedSegmentIndex = 0
/// sizes.addTarget(self, action: OrderViewController.sizeChanged(_:), for: .valueChanged)
/// ```
///
/// A finger selects the segment on which it is lifted, which may be another than it came down on; `valueChanged` is
/// sent then, unless that one is selected already. As is observed of UIKit's, it sends no events of the touch itself.
/// Code that selects a segment sends nothing. Segments are buttons for assistive technology, the selected one with the
/// trait `selected`.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// Stands for no segment.
    public nonisolated static let noSegment = -1

    package final var segments: [UISegment] = []
    private var selection = noSegment
    private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

    /// Makes a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a control with segments, of the size that suits them best.
    ///
    /// - Parameter items: for each its title, its picture or its `UIAction`. Anything else is a failure, and left out.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            switch item {
            case let title as String: insertSegment(withTitle: title, at: numberOfSegments, animated: false)
            case let image as UIImage: insertSegment(with: image, at: numberOfSegments, animated: false)
            case let action as UIAction: insertSegment(action: action, at: numberOfSegments, animated: false)
            default: ControlFailure.notASegment(self, item).record()
            }
        }
        sizeToFit()
    }

    /// Makes a control with a segment for each action, which does it when it is selected; without a size in `frame`,
    /// of the size that suits them best.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
        if frame.size == .zero { sizeToFit() }
    }

    /// Makes a control without segments: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
    }

    // MARK: Selection

    /// The index of the selected segment; ``noSegment``, as from the start, for none.
    ///
    /// Setting it sends no event. An index without a segment is a failure, and what was selected stays. A control
    /// that ``isMomentary`` selects nothing: it has the segment's index only while those are told who asked for
    /// `valueChanged`.
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
                ControlFailure.noSegmentToSelect(self, newValue).record()
                return
            }
            if !isMomentary { select(newValue) }
        }
    }

    /// Whether segments are pressed as buttons are, and none stays selected.
    open var isMomentary = false {
        didSet { if isMomentary { select(Self.noSegment) } }
    }

    private func select(_ index: Int) {
        selection = index
        for (place, segment) in segments.enumerated() {
            segment.isSelected = place == index && !isMomentary
            segment.backgroundColor = segment.isSelected ? selectedSegmentTintColor ?? .systemBackground : nil
        }
        showTitles()
        ViewTree.change(self)
    }

    /// Takes over what became of the selected segment when the list changed.
    final func segmentsDidChange(selecting index: Int) {
        select(index)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The colour behind the selected segment; the system's if `nil`.
    open var selectedSegmentTintColor: UIColor? {
        didSet { select(selection) }
    }

    /// Whether segments whose width is 0 are as wide as their content, instead of all alike.
    open var apportionsSegmentWidthsByContent = false {
        didSet {
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }

    // MARK: Titles by state

    /// Sets how titles look in `state`: their font and their colour.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
        showTitles()
        setNeedsLayout()
    }

    /// How titles look in exactly `state`, where it was set.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    final func showTitles() {
        guard !titleAttributes.isEmpty else { return }
        for segment in segments {
            var state = segment.state
            if !isEnabled { state.insert(.disabled) }
            segment.show(titleAttributes[state] ?? titleAttributes[.normal] ?? [:])
        }
    }

    override func stateDidChange() {
        super.stateDidChange()
        showTitles()
    }

    // MARK: Layout

    /// How high a control is, in points; observed.
    package nonisolated static let height: CGFloat = 32

    /// 32 points high, and as wide as the segments are that are all alike, or each as wide as its content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: naturalWidths.reduce(0, +), height: Self.height)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

    private var naturalWidths: [CGFloat] {
        var widths: [CGFloat] = []
        var widest: CGFloat = 0
        for segment in segments where segment.width == 0 { widest = max(widest, segment.naturalWidth) }
        for segment in segments {
            let natural = apportionsSegmentWidthsByContent ? segment.naturalWidth : widest
            widths.append(segment.width > 0 ? segment.width : natural)
        }
        return widths
    }

    /// Puts the segments side by side; those without a width share what the others leave.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let natural = naturalWidths
        var (fixed, flexible): (CGFloat, CGFloat) = (0, 0)
        for (segment, width) in zip(segments, natural) {
            if segment.width > 0 { fixed += width } else { flexible += width }
        }
        let room = max(bounds.width - fixed, 0)
        var x: CGFloat = 0
        for (segment, width) in zip(segments, natural) {
            let share = segment.width > 0 ? width : flexible > 0 ? room * width / flexible : 0
            segment.frame = CGRect(x: x, y: 0, width: share, height: bounds.height)
            x += share
        }
    }

    // MARK: Tracking

    override var sendsTouchEvents: Bool { false }

    override var keepsTapsToItself: Bool { true }

    private func segment(at point: CGPoint) -> UISegment? {
        for segment in segments where segment.frame.minX <= point.x && point.x < segment.frame.maxX {
            return segment
        }
        return nil
    }

    private func highlight(_ chosen: UISegment?) {
        for segment in segments { segment.isHighlighted = segment === chosen && segment.isEnabled }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        guard let segment = segment(at: touch.location(in: self)), segment.isEnabled else { return false }
        highlight(segment)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        highlight(isTouchInside ? segment(at: touch.location(in: self)) : nil)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        highlight(nil)
        guard isTouchInside, let touch, let segment = segment(at: touch.location(in: self)),
            segment.isEnabled,
            let index = segments.firstIndex(of: segment), isMomentary || index != selection
        else { return }
        choose(index, event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        highlight(nil)
    }

    /// Selects a segment by hand: its action is done first, then those are told who asked.
    private func choose(_ index: Int, _ event: UIEvent?) {
        let segment = segments[index]
        select(index)
        if let action = segment.action { sendAction(action) }
        send([.valueChanged, .primaryActionTriggered], with: event)
        if isMomentary { select(Self.noSegment) }
    }
}
