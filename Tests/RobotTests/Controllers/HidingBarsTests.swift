import HeadlessUIKit
import Robot
import Testing

/// Rules of UIKit's documentation of `hidesBarsOnSwipe` and its kin.
@MainActor
@Suite("Bars that hide by themselves", .robot) struct HidingBarsTests {
    private let content = UIViewController()
    private let navigation: UINavigationController

    init() {
        content.view.backgroundColor = .white
        content.toolbarItems = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
        navigation = UINavigationController(rootViewController: content)
        navigation.isToolbarHidden = false
        UIWindow.createWindowForTesting().rootViewController = navigation
        TimeLapse.waitForAnimationsToFinish()
    }

    private var areHidden: [Bool] { [navigation.isNavigationBarHidden, navigation.isToolbarHidden] }

    @Test("A swipe up hides the bars, and a swipe down shows them, if it is set")
    func swiping() {
        content.view.swipeUp()
        #expect(areHidden == [false, false] && !navigation.hidesBarsOnSwipe)
        navigation.hidesBarsOnSwipe = true
        content.view.swipeUp()
        TimeLapse.waitForAnimationsToFinish()
        #expect(areHidden == [true, true])
        content.view.swipeDown()
        TimeLapse.waitForAnimationsToFinish()
        #expect(areHidden == [false, false])
    }

    @Test("A toolbar without items stays as it is")
    func toolbar() {
        content.toolbarItems = nil
        navigation.hidesBarsOnSwipe = true
        content.view.swipeUp()
        TimeLapse.waitForAnimationsToFinish()
        #expect(areHidden == [true, false])
    }

    @Test("A tap on the content hides and shows the bars; one that a control handles does not")
    func tapping() {
        navigation.hidesBarsOnTap = true
        let button = UIButton(frame: CGRect(x: 50, y: 300, width: 100, height: 40))
        content.view.addSubview(button)
        tapOn(button)
        #expect(areHidden == [false, false])
        tapOn(CGPoint(x: 200, y: 500))
        TimeLapse.waitForAnimationsToFinish()
        #expect(areHidden == [true, true])
        tapOn(CGPoint(x: 200, y: 500))
        TimeLapse.waitForAnimationsToFinish()
        #expect(areHidden == [false, false])
    }

    @Test("The keyboard hides the bars, and a tap shows them once it is gone")
    func keyboard() {
        navigation.hidesBarsWhenKeyboardAppears = true
        let field = UITextField(frame: CGRect(x: 50, y: 200, width: 100, height: 40))
        content.view.addSubview(field)
        tapOn(field)
        #expect(areHidden == [true, true])
        field.resignFirstResponder()
        TimeLapse.waitForAnimationsToFinish()
        #expect(areHidden == [true, true])
        tapOn(CGPoint(x: 200, y: 500))
        TimeLapse.waitForAnimationsToFinish()
        #expect(areHidden == [false, false])
    }

    @Test("The bars are hidden while the height is compact")
    func compactHeight() {
        navigation.hidesBarsWhenVerticallyCompact = true
        SimulatedDevice.current.rotate(to: .landscapeLeft)
        #expect(areHidden == [true, true])
        SimulatedDevice.current.rotate(to: .portrait)
        #expect(areHidden == [false, false])
    }
}
