import FailureReporting
import Robot
import Testing

/// What tests of ``RobotTraitTests`` have seen of each other.
@MainActor
private enum Seen {
    static var applications: [ObjectIdentifier: UIApplication] = [:]
}

/// Every test yields between its steps, so that all of them interleave: none may see another's world.
@MainActor
@Suite("Worlds of parallel tests", .robot) struct RobotTraitTests {
    @Test("Each test has its own application, window, first responder and time", arguments: 1...12)
    func worlds(_ number: Int) async {
        let application = UIApplication.shared
        #expect(Seen.applications[ObjectIdentifier(application)] == nil)
        Seen.applications[ObjectIdentifier(application)] = application
        await Task.yield()
        #expect(allViews().isEmpty)
        UIWindow.createWindowForTesting().tag = number
        for step in 1...5 {
            await Task.yield()
            let field = UITextField(frame: CGRect(x: 0, y: 50 * CGFloat(step), width: 100, height: 40))
            UIApplication.shared.keyWindow?.addSubview(field)
            await Task.yield()
            tapOn(field)
            await Task.yield()
            SoftwareKeyboard.main.type("\(number).\(step)")
            await TimeLapse.advance(by: .seconds(number))
            await Task.yield()
            #expect(UIApplication.shared === application)
            #expect(allViews(ofClass(UIWindow.self)).map(\.tag) == [number])
            #expect(allSubviews(ofClass(UITextField.self)).count == step)
            #expect(field.text == "\(number).\(step)")
            #expect(TimeLapse.now.offset == .seconds(number * step))
            let inTask = await Task { @MainActor in UIApplication.shared === application }.value
            #expect(inTask)
        }
    }

    @Test("A test begins with nothing")
    func fresh() {
        #expect(UIApplication.shared.windows.isEmpty)
        #expect(UIApplication.shared.clock.pendingWork.isEmpty)
        #expect(VirtualClock.current === UIApplication.shared.clock)
        #expect(UIApplication.shared.clock.defaultLapse == .standard)
    }

    /// What is left of a second of work when a tap returns.
    private func workLeftByTap() -> Int {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        UIWindow.createWindowForTesting().addSubview(button)
        button.addAction(
            UIAction { _ in Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in } },
            for: .touchUpInside)
        tapOn(button)
        return VirtualClock.current.pendingWork.count
    }

    @Test("Time passes with taps as the trait of a test says", .robot(lapse: .none).leftovers(.ignored))
    func lapseOfTest() {
        #expect(workLeftByTap() == 1)
        #expect(UIApplication.shared.clock.defaultLapse == Lapse.none)
    }

    @Test("Time passes with taps by default where the trait says nothing")
    func lapseByDefault() {
        #expect(workLeftByTap() == 0)
    }

    @Suite("A suite with a lapse of its own", .robot(lapse: .upTo(.milliseconds(500))).leftovers(.ignored))
    @MainActor struct Inner {
        @Test("The trait of a suite holds for its tests")
        func lapseOfSuite() {
            #expect(UIApplication.shared.clock.defaultLapse == .upTo(.milliseconds(500)))
            #expect(RobotTraitTests().workLeftByTap() == 1)
        }

        @Test("The trait of a test overrides its suite's", .robot(lapse: .all))
        func lapseOfTest() {
            #expect(UIApplication.shared.clock.defaultLapse == .all)
        }
    }
}
