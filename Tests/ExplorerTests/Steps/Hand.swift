import Robot

/// Takes steps: finds what a step can be done to now, and does it.
@MainActor
struct Hand {
    let application: UIApplication
    let subject: Subject
    var draw: Draw

    init(_ step: Step, on subject: Subject, in application: UIApplication) {
        self.application = application
        self.subject = subject
        draw = Draw(step)
    }

    /// The step as it can be taken now; `nil` if it cannot.
    static func deed(_ step: Step, on subject: Subject, in application: UIApplication) -> Deed? {
        var hand = Hand(step, on: subject, in: application)
        return hand.deed(step.interaction)
    }

    private mutating func deed(_ interaction: Interaction) -> Deed? {
        application.commit()
        return switch interaction {
        case .tap, .doubleTap, .twoFingerTap, .longPress, .swipe, .flick, .drag, .dragOnto, .pinch,
            .rotateFingers, .hover, .swipeFromEdge, .tapKey, .tapBar:
            isInFront ? touch(interaction) : nil
        case .setControl, .scroll, .scrollToEdge, .readCells: isInFront ? set(interaction) : nil
        case .type, .pressKey, .clearText, .dismissKeyboard, .connectKeyboard:
            isInFront ? type(interaction) : nil
        case .activate, .adjust, .performAction, .escape: isInFront ? assist(interaction) : nil
        case .useElement, .readElements: isInFront ? useElements(interaction) : nil
        case .wait, .waitForAnimations, .waitForAll: wait(interaction)
        default: change(interaction)
        }
    }

    /// Whether the application receives touches.
    var isInFront: Bool { application.applicationState == .active || !SystemScreen.current.isEmpty }

    // MARK: Candidates

    /// The views that are shown and fit, with their names, the keyboard's apart from all others.
    func shown(onKeyboard: Bool = false, _ fits: (UIView) -> Bool) -> [(name: String, value: UIView)] {
        var found: [(name: String, value: UIView)] = []
        for window in application.shownWindows
        where onKeyboard == (window === application.keyboard.window) {
            window.visit { view in
                if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { return .past }
                if fits(view) { found.append((view.summary, view)) }
                return .into
            }
        }
        return found
    }

    /// One of the views that fit and can be touched.
    func touchable(onKeyboard: Bool = false, _ fits: (UIView) -> Bool) -> UIView? {
        draw.ranked(shown(onKeyboard: onKeyboard, fits)).first { $0.isHittable }
    }

    /// How time passes after a tap.
    mutating func lapse() -> (text: String, value: Lapse) {
        switch draw.numbers.next(below: 10) {
        case 0: (", which takes no time", .none)
        case 1: (", and animations end", .animations)
        case 2: (", and 300 ms pass", .upTo(.milliseconds(300)))
        default: ("", .standard)
        }
    }
}
