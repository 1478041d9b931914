import Robot
import TestSupport
import Testing

@MainActor @Suite("First responder and keyboard during transitions", .robot) struct KeyboardFlowTests {
    private final class Form: FlowScreen {
        let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 40))

        override func viewDidLoad() {
            super.viewDidLoad()
            field.placeholder = title
            view.addSubview(field)
        }
    }

    let log = EventLog()

    @Test("An alert and a sheet resign first responder, and restore it when they are dismissed")
    func modals() {
        let form = Form("Name", log)
        show(form)
        tapOn(form.field)
        SoftwareKeyboard.main.type("Ada")
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        form.present(alert, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(!form.field.isFirstResponder)
        #expect(!SoftwareKeyboard.main.isVisible)
        tapOn(theFirstView(withLabel("OK")))
        #expect(form.field.isFirstResponder)
        #expect(SoftwareKeyboard.main.isVisible)
        SoftwareKeyboard.main.type("!")
        #expect(form.field.text == "Ada!")
        let other = Form("Other", log)
        form.present(other, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(!form.field.isFirstResponder && !SoftwareKeyboard.main.isVisible)
        tapOn(other.field)
        SoftwareKeyboard.main.type("x")
        other.dismiss(animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(!other.field.isFirstResponder)
        #expect(form.field.isFirstResponder && SoftwareKeyboard.main.isVisible)
    }

    @Test("A push resigns first responder; the pushed screen takes it in viewDidAppear")
    func push() {
        let form = Form("Name", log)
        let navigation = UINavigationController(rootViewController: form)
        show(navigation)
        tapOn(form.field)
        let next = Form("Next", log)
        next.reactions["didAppear"] = { [unowned next] in next.field.becomeFirstResponder() }
        navigation.pushViewController(next, animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(!form.field.isFirstResponder && next.field.isFirstResponder)
        SoftwareKeyboard.main.type("abc")
        tapBackButton()
        #expect(!next.field.isFirstResponder && next.field.text == "abc")
        #expect(form.field.isFirstResponder && SoftwareKeyboard.main.isVisible)
        navigation.pushViewController(FlowScreen("Plain", log), animated: true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(!SoftwareKeyboard.main.isVisible)
    }

    @Test(
        "A field that becomes first responder in viewWillAppear or viewDidLoad of a presentation stays it"
    )
    func early() {
        for call in ["willAppear", "didAppear"] {
            let form = Form("Name", log)
            show(form)
            let other = Form("Other", log)
            other.reactions[call] = { [unowned other] in other.field.becomeFirstResponder() }
            form.present(UINavigationController(rootViewController: other), animated: true)
            TimeLapse.waitForAnimationsToFinish()
            #expect(other.field.isFirstResponder, "\(call)")
            SoftwareKeyboard.main.type("abc")
            #expect(other.field.text == "abc")
            other.dismiss(animated: true)
            TimeLapse.waitForAnimationsToFinish()
            #expect(!SoftwareKeyboard.main.isVisible)
        }
    }

    @Test("A table above the keyboard keeps its first responder over a cancelled interactive pop")
    func swipeGivenUp() {
        let form = Form("Name", log)
        let navigation = UINavigationController(rootViewController: FlowScreen("A", log))
        navigation.pushViewController(form, animated: false)
        show(navigation)
        tapOn(form.field)
        SoftwareKeyboard.main.type("Ada")
        swipeFromEdge(.left, 60, duration: .seconds(1))
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.topViewController === form)
        #expect(form.field.isFirstResponder)
        #expect(SoftwareKeyboard.main.isVisible)
        SoftwareKeyboard.main.type("!")
        swipeFromEdge(.left)
        TimeLapse.waitForAnimationsToFinish()
        #expect(navigation.viewControllers.count == 1)
        #expect(!SoftwareKeyboard.main.isVisible && !form.field.isFirstResponder)
    }

    @Test("Switching tabs while the keyboard is visible ends editing and hides the keyboard")
    func tabs() {
        let form = Form("Name", log)
        let tabs = UITabBarController()
        tabs.viewControllers = [form, FlowScreen("Other", log)]
        show(tabs)
        tapOn(form.field)
        SoftwareKeyboard.main.type("Ada")
        tabs.selectedIndex = 1
        TimeLapse.waitForAnimationsToFinish()
        #expect(!form.field.isFirstResponder && !SoftwareKeyboard.main.isVisible)
        tabs.selectedIndex = 0
        TimeLapse.waitForAnimationsToFinish()
        #expect(isSeen("Ada"))
    }
}
