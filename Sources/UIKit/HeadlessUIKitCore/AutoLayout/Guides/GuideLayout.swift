import ConstraintSolver

final class GuideLayout: LayoutNode {
    private weak var guide: UILayoutGuide?
    private var terms = FollowedTerms()
    /// The place of which the owning view heard last.
    private var knownPlace: CGRect?
    private var feedback = GuideFeedback()
    /// Whether the guide does without the safe area, as that follows the guide.
    var ignoresSafeArea: Bool { feedback.isEndless }

    init(of guide: UILayoutGuide) {
        self.guide = guide
    }

    override var item: AnyObject? { guide }
    override var view: UIView? { guide?.owningView }
    override var container: UIView? { guide?.owningView }

    override var name: String {
        guard let guide else { return super.name }
        let name = guide.identifier.isEmpty ? "" : " \"\(guide.identifier)\""
        let owner = guide.owningView.map { " of \($0.summary)" } ?? ""
        return "\(type(of: guide))\(name)\(owner)"
    }

    override func placeChanged() {
        let place = solvedRect
        guard place != knownPlace else { return }
        knownPlace = place
        super.placeChanged()
    }

    override func install(in engine: LayoutEngine) { guide?.install(self, in: engine) }
    override func follow(in engine: LayoutEngine) { guide?.follow(self, in: engine) }
    override func forget() {
        terms = FollowedTerms()
        feedback = GuideFeedback()
    }

    /// A guide of the system lies within its view by insets; another one is placed by constraints.
    func installPlace(in engine: LayoutEngine) {
        if let insets = guide?.systemInsets {
            // Where the view will be is not known yet, nor how much of the safe area it will meet.
            let isPlaced = view?.flags.contains(.isPlacedByConstraints) == true
            follow(isPlaced ? guide?.insetsWithoutSafeArea ?? insets : insets, in: engine)
            engine.followers.add(self)
            return
        }
        engine.addPositiveSize(of: self)
    }

    /// Brings the insets up to date now, and has the engine solve again if they changed.
    func refresh() {
        guard let engine, !engine.isDiscarded, let guide, let insets = guide.systemInsets else { return }
        if view?.flags.contains(.isPlacedByConstraints) == true {
            feedback.note(insets, in: UIView.layoutRun)
        }
        follow(ignoresSafeArea ? guide.insetsWithoutSafeArea : insets, in: engine)
        if engine.solver.needsSolving { engine.wasChanged() }
    }

    func follow(_ insets: UIEdgeInsets, in engine: LayoutEngine) {
        guard let outer = view?.layout else { return }
        engine.ensure(outer)
        let numbers = [
            Double(insets.left), Double(insets.right), Double(insets.top), Double(insets.bottom),
        ]
        terms.follow(numbers, as: .guide, for: self, in: engine) {
            var (right, bottom) = (
                LayoutExpression(of: outer.unknowns.width), LayoutExpression(of: outer.unknowns.height)
            )
            right.add(unknowns.left, -1)
            right.add(unknowns.width, -1)
            bottom.add(unknowns.top, -1)
            bottom.add(unknowns.height, -1)
            return [
                LayoutExpression(of: unknowns.left), right, LayoutExpression(of: unknowns.top), bottom,
            ]
        }
    }

    /// Keeps unknowns at numbers.
    func follow(_ variables: [Variable], at numbers: [CGFloat], in engine: LayoutEngine) {
        terms.follow(numbers.map { Double($0) }, as: .guide, for: self, in: engine) {
            variables.map { LayoutExpression(of: $0) }
        }
    }
}

/// Notices that the insets of a guide depend on where the guide itself puts its view.
///
/// A view whose top margin is tied to the edge of the safe area that its margins include is such a case: where the view
/// is, its margin is larger by what is missing to the edge, and moves the view as far again. As with UIKit, such a
/// guide then does without the safe area.
private struct GuideFeedback {
    /// How often insets may change in one layout: often enough for views that follow one another, and for places that
    /// are approached.
    private static let limit = 24
    /// How often insets may change by the same amount in a row: places that are approached come nearer by less and
    /// less.
    private static let equalSteps = 3

    private var insets = UIEdgeInsets.zero
    private var run: Int?
    private var changes = 0
    private var step = UIEdgeInsets.zero
    private var repeats = 0
    private(set) var isEndless = false

    /// Takes note of insets in a layout, or outside of one.
    mutating func note(_ newInsets: UIEdgeInsets, in layoutRun: Int?) {
        guard newInsets != insets else { return }
        let step = UIEdgeInsets(
            top: newInsets.top - insets.top, left: newInsets.left - insets.left,
            bottom: newInsets.bottom - insets.bottom, right: newInsets.right - insets.right)
        insets = newInsets
        if layoutRun == nil || layoutRun != run {
            (run, changes, repeats, isEndless) = (layoutRun, 0, 0, false)
        }
        repeats = step == self.step ? repeats + 1 : 0
        self.step = step
        changes += 1
        if changes > Self.limit || repeats >= Self.equalSteps { isEndless = true }
    }
}
