import Robot
import Testing

/// The examples of Robot's README, in Swift.
@MainActor
@Suite("Examples of the original Robot's README", .robot) struct ReadmeOfRobotTests {
    /// A form with something of each kind that the README looks for.
    private final class Form: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 44))
        let cancel = UIButton(frame: CGRect(x: 20, y: 160, width: 350, height: 44))
        let notes = FancyField(frame: CGRect(x: 20, y: 220, width: 350, height: 44))
        let card = UIView(frame: CGRect(x: 20, y: 300, width: 350, height: 200))
        let greeting = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
        let footnote = UILabel(frame: CGRect(x: 20, y: 900, width: 100, height: 20))
        var cancelCount = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            cancel.setTitle("Cancel", for: .normal)
            cancel.addTarget(self, action: Form.cancelPressed, for: .touchUpInside)
            greeting.text = "Hello"
            footnote.text = "Hello"
            for (index, part) in [field, cancel, notes, card, footnote].enumerated() {
                part.tag = index
                view.addSubview(part)
            }
            card.addSubview(greeting)
            card.addSubview(UIImageView())
            card.addSubview(UIView())
        }

        func cancelPressed() { cancelCount += 1 }
    }

    private final class FancyField: UITextField {}

    private let form = Form()

    init() {
        UIWindow.createWindowForTesting().rootViewController = form
    }

    @Test("A tap finds a cancel button by its label")
    func opening() {
        tapOn(theFirstView(withLabel("Cancel")))
        #expect(form.cancelCount == 1)
    }

    @Test("Custom predicates find views")
    func ownPredicates() {
        // finds all views that have more than 2 subviews
        #expect(Array(allViews { $0.subviews.count > 2 }) == [form.view, form.card])
        // finds all views that have a tag of 3
        #expect(Array(allViews { $0.tag == 3 }) == [form.card])
        #expect(Array(allViews(satisfying { $0.tag == 3 })) == [form.card])
        // finds all views with a tag of 3 and more than 2 subviews
        let both = matching(satisfying { $0.subviews.count > 2 }, satisfying { $0.tag == 3 })
        #expect(Array(allViews(both)) == [form.card])
    }

    @Test("Predicates by formats find views")
    func formats() {
        // finds all views that have more than 2 subviews
        #expect(Array(allViews(matching(format: "subviews[SIZE] > %@", 2))) == [form.view, form.card])
        // find all views with tag of 3 with more than 2 subviews.
        let both = matching(matching(format: "subviews[SIZE] > 2"), matching(format: "tag == 3"))
        #expect(Array(allViews(both)) == [form.card])
    }

    @Test("Names of classes find views")
    func classNames() {
        #expect(Array(allViews(ofExactClass("UITextField"))) == [form.field])
        #expect(Array(allViews(ofClass("UIButton"))) == [form.cancel])
    }

    @Test("Predicates on parents and superviews find views, with or without the root")
    func relations() {
        // find all views that have UIViews as superviews
        let plain = allViews(withParent(ofExactClass(UIView.self)))
        #expect(
            Array(plain) == [form.field, form.cancel, form.notes, form.card] + form.card.subviews + [
                form.footnote
            ])
        // find all views that have superviews that have UIView classes. This includes the root view.
        let inPlain = allViews(includingSuperviews(ofExactClass(UIView.self))).inside(form.card)
        #expect(inPlain.isEmpty)
        #expect(allViews(includingSuperviews(ofClass(UIView.self))).count == allViews().count)
        // all views, excluding the root view
        #expect(Array(allViews(withoutRootView())) == Array(allSubviews()))
    }

    @Test("Predicates on images, traits and accessibility find views")
    func accessibility() throws {
        let image = UIImage(color: .red, size: CGSize(width: 4, height: 4))
        let picture = try #require(form.card.subviews[1] as? UIImageView)
        picture.image = image
        #expect(Array(allViews(withImage(image))) == [picture])
        #expect(Array(allViews(withTraits(.button))) == [form.cancel])
        let elements = [form.field, form.cancel, form.notes, form.greeting, form.footnote]
        #expect(Set(allViews(withAccessibility(true))) == Set(elements))
    }

    @Test("Predicates on classes find views, with subclasses or without")
    func classes() {
        #expect(Array(allViews(ofExactClass(UITextField.self))) == [form.field])
        #expect(Array(allViews(ofClass(UITextField.self))) == [form.field, form.notes])
        #expect(Array(allViews(ofClass(UIButton.self))) == [form.cancel])
    }

    @Test("Predicates on text, and on text or accessibility label, find views")
    func content() {
        #expect(Array(allViews(withText("Cancel"))) == [form.cancel.titleLabel])
        #expect(Array(allViews(withLabel("Cancel"))) == [form.cancel])
    }

    @Test("Predicates on visibility and on being on screen find views, with all superviews")
    func visibility() {
        form.card.isHidden = true
        #expect(Array(allViews(withVisibility(true), withText("Hello"))) == [form.greeting, form.footnote])
        #expect(Array(allViews(withVisibility(false), ofExactClass(UIView.self))) == [form.card])
        #expect(Array(allViews(onScreen(true), withText("Hello"))) == [form.greeting])
        #expect(Array(allViews(onScreen(false))) == [form.footnote])
        #expect(allViews(onScreenAndVisible(true), withText("Hello")).isEmpty)
        form.card.isHidden = false
        #expect(Array(allViews(onScreenAndVisible(true), withText("Hello"))) == [form.greeting])
    }

    @Test("Queries are restricted to a view, sorted, and both")
    func refining() {
        #expect(Array(allViews(withText("Hello")).inside(form.card)) == [form.greeting])
        let both = allViews(withText("Hello")).insideOneOf([form.footnote, form.card])
        #expect(Array(both) == [form.footnote, form.greeting])
        let fields = allViews(ofClass(UIControl.self))
        #expect(Array(fields.sortedBy(smallestOrigin())) == [form.field, form.cancel, form.notes])
        #expect(Array(fields.sortedBy(largestOrigin())) == [form.notes, form.cancel, form.field])
        #expect(allSubviews().inside(form.view).sortedBy(largestSize()).first === form.card)
        #expect(allViews(withText("Hello")).sortedBy(smallestSize()).last === form.footnote)
        #expect(Array(allViews(withText("Hello")).inside(form.view).sortedBy(smallestOrigin())).count == 2)
    }

    @Test("The keyboard types, deletes and is dismissed after a tap")
    func keyboard() {
        tapOn(form.field)
        SoftwareKeyboard.main.type("Hello World!")
        #expect(form.field.text == "Hello World!")
        SoftwareKeyboard.main.type(.delete)
        #expect(form.field.text == "Hello World")
        SoftwareKeyboard.main.dismiss()
        #expect(!SoftwareKeyboard.main.isVisible)
    }

    @Test("A view and a query are tapped")
    func taps() {
        let myButton = form.cancel
        let myViewQuery = allViews(withLabel("Cancel"))
        tapOn(myButton)
        tapOn(myViewQuery)
        #expect(form.cancelCount == 2)
    }

    @Test("Animations take no time while they are disabled, and their completions are called")
    func disabledAnimations() {
        let view = form.greeting
        TimeLapse.disableAnimations {
            UIView.animate(withDuration: 2) {
                view.frame.origin.x = 200
            } completion: { _ in
                view.isHidden = true
            }
            #expect(!view.isHidden)
        }
        #expect(view.isHidden)
        #expect(view.frame.origin.x == 200)
    }

    @Test("Advancing the run loop calls what was scheduled")
    func advancedRunLoop() {
        var messages: [String] = []
        let logger = UIResponder()
        logger.perform(afterDelay: 1) { messages.append("hello") }
        #expect(messages.isEmpty)
        TimeLapse.advanceMainRunLoop()
        #expect(messages == ["hello"])
    }

    @Test("Time passes by itself with a tap")
    func automaticLapse() {
        form.cancel.addAction(
            UIAction { [unowned form] _ in form.perform(afterDelay: 1) { form.greeting.text = "Bye" } },
            for: .touchUpInside)
        tapOn(form.cancel)
        #expect(form.greeting.text == "Bye")
    }
}
