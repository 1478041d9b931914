import HeadlessUIKitCore

extension ObjectKind {
    static func readRecognizer(_ plan: ObjectPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.bool("enabled"), \UIGestureRecognizer.isEnabled)
        plan.set(reader.bool("cancelsTouchesInView"), \UIGestureRecognizer.cancelsTouchesInView)
        plan.set(reader.bool("delaysTouchesBegan"), \UIGestureRecognizer.delaysTouchesBegan)
        plan.set(reader.bool("delaysTouchesEnded"), \UIGestureRecognizer.delaysTouchesEnded)
        plan.set(
            reader.bool("requiresExclusiveTouchType"), \UIGestureRecognizer.requiresExclusiveTouchType)
        plan.set(reader.string("name"), \UIGestureRecognizer.name)
        let types = reader.child("allowedTouchTypes")?.children.compactMap { $0["value"].flatMap(Int.init) }
        plan.set(types) { (recognizer: UIGestureRecognizer, types) in
            recognizer.allowedTouchTypes = types.map { NSNumber(value: $0) }
        }
    }

    static func readTap(_ plan: ObjectPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.count("numberOfTapsRequired"), \UITapGestureRecognizer.numberOfTapsRequired)
        plan.set(reader.count("numberOfTouchesRequired"), \UITapGestureRecognizer.numberOfTouchesRequired)
    }

    static func readLongPress(_ plan: ObjectPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.integer("numberOfTapsRequired"), \UILongPressGestureRecognizer.numberOfTapsRequired)
        plan.set(
            reader.count("numberOfTouchesRequired"), \UILongPressGestureRecognizer.numberOfTouchesRequired)
        plan.set(
            reader.number("minimumPressDuration").map(Double.init),
            \UILongPressGestureRecognizer.minimumPressDuration)
        plan.set(reader.number("allowableMovement"), \UILongPressGestureRecognizer.allowableMovement)
    }

    static func readPan(_ plan: ObjectPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.count("minimumNumberOfTouches"), \UIPanGestureRecognizer.minimumNumberOfTouches)
        plan.set(reader.count("maximumNumberOfTouches"), \UIPanGestureRecognizer.maximumNumberOfTouches)
    }

    static func readPinch(_ plan: ObjectPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.number("scale"), \UIPinchGestureRecognizer.scale)
    }

    static func readRotation(_ plan: ObjectPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.number("rotation"), \UIRotationGestureRecognizer.rotation)
    }

    static func readSwipe(_ plan: ObjectPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.count("numberOfTouchesRequired"), \UISwipeGestureRecognizer.numberOfTouchesRequired)
        plan.set(
            reader.choice("direction", ["left": .left, "right": .right, "up": .up, "down": .down]),
            \UISwipeGestureRecognizer.direction)
    }

    static func readEdges(_ plan: ObjectPlan, _ reader: ElementReader, _ decoder: PlanDecoder) {
        plan.set(reader.edges(key: "edges"), \UIScreenEdgePanGestureRecognizer.edges)
    }
}

extension ElementReader {
    /// The number of fingers or taps, at least 1.
    fileprivate func count(_ name: NibName) -> Int? {
        value(name) { Int($0).flatMap { $0 > 0 ? $0 : nil } }
    }
}
