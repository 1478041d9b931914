import Robot

extension Hand {
    /// A step with fingers.
    mutating func touch(_ interaction: Interaction) -> Deed? {
        switch interaction {
        case .tap: return tap(touchable(Self.takesTaps))
        case .tapBar: return tap(touchable(Self.isInBar))
        case .tapKey: return tap(touchable(onKeyboard: true) { $0 is UIControl })
        case .swipeFromEdge: return swipeFromEdge()
        case .dragOnto: return dragOnto()
        default: break
        }
        guard let view = touchable(Self.takesGestures) else { return nil }
        let name = view.summary
        switch interaction {
        case .doubleTap: return Deed("double tap on \(name)") { [weak view] in view.map { doubleTapOn($0) } }
        case .twoFingerTap:
            return Deed("two-finger tap on \(name)") { [weak view] in view.map { twoFingerTapOn($0) } }
        case .longPress:
            let time = draw.numbers.element(of: [300, 600, 1500])
            return Deed("press \(name) for \(time) ms") { [weak view] in
                view.map { longPressOn($0, duration: .milliseconds(time)) }
            }
        case .swipe: return swipe(view)
        case .flick:
            let velocity = CGVector(dx: number(2000), dy: number(2000))
            return Deed("flick \(name) at \(velocity.dx), \(velocity.dy) points a second") { [weak view] in
                view.map { flick($0, velocity: velocity) }
            }
        case .drag: return drag(view)
        case .pinch:
            let scale = CGFloat(draw.numbers.element(of: [0.4, 0.8, 1.5, 3]))
            return Deed("pinch \(name) to \(scale)") { [weak view] in view.map { pinchOn($0, scale: scale) } }
        case .rotateFingers:
            let angle = CGFloat(draw.numbers.element(of: [-2, -0.5, 0.5, 2]))
            return Deed("rotate \(name) by \(angle)") { [weak view] in view.map { rotateOn($0, by: angle) } }
        default:
            return Deed("hover over \(name)") { [weak view] in
                view.map { hoverOver($0, for: .milliseconds(50)) }
            }
        }
    }

    private static func takesTaps(_ view: UIView) -> Bool {
        view is UIControl || view is UITableViewCell || view is UICollectionViewCell || view is UITextView
            || view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } == true
    }

    private static func takesGestures(_ view: UIView) -> Bool {
        takesTaps(view) || view is UIScrollView || view.gestureRecognizers?.isEmpty == false
    }

    private static func isInBar(_ view: UIView) -> Bool {
        guard view is UIControl else { return false }
        return sequence(first: view, next: \.superview).contains {
            $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar
        }
    }

    private mutating func number(_ limit: Int) -> CGFloat {
        CGFloat(draw.numbers.next(below: 2 * limit + 1) - limit)
    }

    private mutating func tap(_ view: UIView?) -> Deed? {
        guard let view else { return nil }
        let lapse = lapse()
        return Deed("tap on \(view.summary)\(lapse.text)") { [weak view] in
            view.map { tapOn($0, lapse: lapse.value) }
        }
    }

    private mutating func swipe(_ view: UIView) -> Deed {
        let length: CGFloat? = draw.numbers.onceIn(3) ? CGFloat(20 + draw.numbers.next(below: 300)) : nil
        let way = draw.numbers.next(below: 4)
        let text = "swipe \(["left", "right", "up", "down"][way]) on \(view.summary)"
        return Deed(text + (length.map { ", \($0) points" } ?? "")) { [weak view] in
            guard let view else { return }
            switch way {
            case 0: swipeLeftOn(view, length)
            case 1: swipeRightOn(view, length)
            case 2: swipeUpOn(view, length)
            default: swipeDownOn(view, length)
            }
        }
    }

    private mutating func drag(_ view: UIView) -> Deed? {
        let place = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        guard view.point(place).isHittable else { return nil }
        let end = CGPoint(x: place.x + number(300), y: place.y + number(300))
        let hold = draw.numbers.onceIn(3) ? 600 : 0
        let text = "drag \(view.summary) from its middle by \(end.x - place.x), \(end.y - place.y)"
        return Deed(text + (hold > 0 ? " after \(hold) ms" : "")) { [weak view] in
            view.map { dragOn($0, from: place, to: end, hold: .milliseconds(hold)) }
        }
    }

    private mutating func dragOnto() -> Deed? {
        let views = draw.ranked(shown(Self.takesTaps)).filter { $0.isHittable }
        guard views.count > 1 else { return nil }
        let hold = draw.numbers.onceIn(2) ? 600 : 0
        let text = "drag \(views[0].summary) onto \(views[1].summary)"
        return Deed(text + (hold > 0 ? " after \(hold) ms" : "")) {
            [weak one = views[0], weak other = views[1]] in
            guard let one, let other else { return }
            Robot.drag(one, onto: other, hold: .milliseconds(hold))
        }
    }

    private mutating func swipeFromEdge() -> Deed? {
        guard application.keyWindow != nil, SystemScreen.current.isEmpty else { return nil }
        let (name, edge) = draw.numbers.element(
            of: [("left", UIRectEdge.left), ("left", .left), ("right", .right), ("top", .top)])
        let length: CGFloat? = draw.numbers.onceIn(2) ? 60 : nil
        return Deed("swipe from the \(name) edge" + (length == nil ? "" : ", 60 points")) {
            Robot.swipeFromEdge(edge, length)
        }
    }
}
