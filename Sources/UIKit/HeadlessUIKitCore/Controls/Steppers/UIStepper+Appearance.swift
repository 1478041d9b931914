/// The states of the parts at both sides of a divider.
struct DividerSides: Hashable {
    var left: UIControl.State
    var right: UIControl.State

    private static let factor = 1 << 20

    /// Both as one number; states beyond it are cut off.
    var argument: Int {
        Int(left.rawValue % UInt(Self.factor)) * Self.factor + Int(right.rawValue % UInt(Self.factor))
    }

    init(left: UIControl.State, right: UIControl.State) {
        (self.left, self.right) = (left, right)
    }

    init(argument: Int) {
        left = UIControl.State(rawValue: UInt(argument / Self.factor))
        right = UIControl.State(rawValue: UInt(argument % Self.factor))
    }
}

extension AppearanceProperty {
    static let stepperIncrementImage = states(2) { (stepper: UIStepper, proxy, state) in
        stepper.setIncrementImage(proxy.incrementImage(for: state), for: state)
    }
    static let stepperDecrementImage = states(7) { (stepper: UIStepper, proxy, state) in
        stepper.setDecrementImage(proxy.decrementImage(for: state), for: state)
    }
    static let stepperBackgroundImage = states(12) { (stepper: UIStepper, proxy, state) in
        stepper.setBackgroundImage(proxy.backgroundImage(for: state), for: state)
    }
    static let stepperDividerImage = AppearanceProperty(17) { (stepper: UIStepper, proxy: UIStepper, sides) in
        let sides = DividerSides(argument: sides)
        stepper.setDividerImage(
            proxy.dividerImage(forLeftSegmentState: sides.left, rightSegmentState: sides.right),
            forLeftSegmentState: sides.left, rightSegmentState: sides.right)
    }
}
