import Robot
import Testing

/// The examples of the documentation comments, as they stand there, with what they say comes of them.
@MainActor @Suite("Examples of the documentation", .robot(lapse: .standard).leftovers(.ignored))
struct DocumentationExamplesTests {
    private final class Editor: UIViewController {
        var log: [String] = []
        let save = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            save.setTitle("Save", for: .normal)
            save.setTitle("Saving…", for: .disabled)
            save.addTarget(self, action: Editor.save, for: .touchUpInside)
            save.addAction(UIAction { [unowned self] _ in log.append("pressed") }, for: .touchUpInside)
            save.frame = CGRect(x: 95, y: 300, width: 200, height: 44)
            view.addSubview(save)
        }

        func save(_ sender: UIButton) {
            log.append("save")
            sender.isEnabled = false
        }
    }

    private final class Row: UIView, Reloadable {}

    private final class List: UIView {
        var rows: [String] = []
    }

    private func show(_ controller: UIViewController) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    @Test("The examples of UIWindow, UIControl, UIButton and UIAction do what their comments say")
    func controls() {
        let editor = Editor()
        show(editor)
        tapOn(editor.save)
        #expect(editor.log == ["save", "pressed"])
        #expect(editor.save.currentTitle == "Saving…")
    }

    @Test("The example of SyntheticTouch does what its comment says") func syntheticTouch() {
        let editor = Editor()
        show(editor)
        let finger = SyntheticTouch(at: CGPoint(x: 195, y: 322))
        finger.begin()
        #expect(editor.save.isHighlighted)
        finger.move(to: CGPoint(x: 195, y: 400))
        finger.end()
        #expect(editor.log == ["save", "pressed"])
    }

    @Test("The example of UIView does what its comment says") func view() {
        let page = UIView()
        let card = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
        let title = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 20))
        card.addSubview(title)
        page.addSubview(card)
        #expect(title.convert(title.bounds.origin, to: page) == CGPoint(x: 30, y: 30))
    }

    @Test("The example of UIApplication does what its comment says") func application() {
        let outer = UIApplication.shared
        UIApplication.withShared(UIApplication()) {
            #expect(UIApplication.shared !== outer)
            #expect(UIApplication.shared.clock === VirtualClock.current)
        }
        #expect(UIApplication.shared === outer)
    }

    @Test("The examples of CGAffineTransform and UIColor do what their comments say") func values() {
        let transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 0)
        #expect(CGPoint.zero.applying(transform) == CGPoint(x: 10, y: 0))
        var red: CGFloat = 0
        UIColor.red.getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(red == 1)
    }

    @Test("The example of SoftwareKeyboard does what its comment says") func keyboard() {
        let textField = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
        UIWindow.createWindowForTesting().addSubview(textField)
        tapOn(textField)
        SoftwareKeyboard.main.type("Hello World!")
        SoftwareKeyboard.main.type(.delete)
        #expect(textField.text == "Hello World")
        SoftwareKeyboard.main.dismiss()
        #expect(!SoftwareKeyboard.main.isVisible)
        #expect(textField.isFirstResponder)
    }

    @Test(
        "The examples of ViewPredicate, ViewSortDescriptor and the query functions do what their comments say"
    ) func queries() {
        let editor = Editor()
        show(editor)
        editor.save.tag = 3
        let picture = UIImageView()
        picture.isHidden = true
        editor.view.addSubview(picture)
        let cancel = withLabel("Cancel") && ofClass(UIButton.self)
        #expect("\(cancel)" == "matching(withLabel(\"Cancel\"), ofClass(UIButton.self))")
        #expect(allViews(cancel, onScreen(true)).isEmpty)
        #expect(allViews(!withVisibility(true)).views == [picture])
        #expect(allViews(ofClass(UIButton.self), onScreen(true)).count == 1)
        #expect(allViews { $0.tag == 3 }.first === editor.save)
        #expect(allViews(ofClass(UIButton.self)).sortedBy(smallestOrigin()).first === editor.save)
        #expect(allViews().sortedBy(by(\.tag), largestSize()).first is UIWindow)
        #expect(allViews().sortedBy(by(\.tag), largestSize()).last === editor.save)
    }

    @Test(
        "The examples of conditions on texts, classes, properties, relations and roles do what they say"
    ) func conditions() {
        let editor = Editor()
        show(editor)
        let row = Row(frame: CGRect(x: 0, y: 400, width: 390, height: 44))
        let name = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        name.text = "Ada, order 12"
        name.numberOfLines = 0
        name.tag = 3
        row.addSubview(name)
        editor.view.addSubview(row)
        #expect(allViews(withLabel(.prefix("ada").ignoringCase)).first === name)
        #expect(allViews(withText(/order \d+/)).first === name)
        #expect(allViews(withText { $0.count > 5 }).first === name)
        #expect(allViews(conforming(to: (any Reloadable).self)).views == [row])
        #expect(allViews(having(\UIView.tag, 3)).views == [name])
        #expect(allViews(having(\UILabel.numberOfLines, 0)).views == [name])
        #expect(allViews(having(\UIView.alpha) { $0 > 0.5 }).count == allViews().count)
        #expect(theFirstView(ofClass(Row.self), containing(withText(.containing("Ada")))).first === row)
        #expect(theOnlyView(withRole(.button, named: "Save")).first === editor.save)
    }

    @Test("The examples of formats, and of keys for them, do what their comments say") func formats() {
        let list = List()
        UIWindow.createWindowForTesting().addSubview(list)
        ViewKeys.register("rowCount", of: List.self) { $0.rows.count }
        ViewKeys.register("rows", \List.rows)
        let long = matching(format: "rowCount > 3 AND rows[0] == 'First'")
        #expect(allViews(long).isEmpty)
        list.rows = ["First", "Second", "Third", "Last"]
        #expect(allViews(long).views == [list])
        for _ in 0..<3 { list.addSubview(UILabel()) }
        (list.subviews.first as? UILabel)?.text = "Hello, you"
        #expect(allViews(matching(format: "subviews[SIZE] > %@", 2)).views == [list])
        let greeting = allViews(matching(format: "text BEGINSWITH[cd] 'hello' AND hidden == NO"))
        #expect(greeting.views == [list.subviews[0]])
        #expect(allViews(matching(format: "superview == $rootView")).views == [list])
    }

    @Test("The examples of accessibility elements do what their comments say") func elements() {
        let editor = Editor()
        show(editor)
        let buttons = allElements(withRole(.button)).inside(editor.view)
        #expect(buttons.count == 1)
        #expect(allElements(withRole(.button), withTraits(.selected)).isEmpty)
        #expect(theOnlyElement(withRole(.button, named: "Save")).first?.view === editor.save)
        #expect(allElements(!withTraits(.notEnabled)).count == allElements().count)
        #expect(theFirstElement(withName("July")).first?.value == nil)
        editor.save.isSelected = true
        #expect(allElements(withRole(.button), withTraits(.selected)).count == 1)
        tapOn(theOnlyElement(withRole(.button, named: "Save")))
    }

    @Test("The example of ViewQuery does what its comment says") func liveQuery() {
        let list = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        UIWindow.createWindowForTesting().addSubview(list)
        let rows = allViews(withIdentifier("row"), onScreen(true)).sortedBy(smallestOrigin())
        #expect(rows.count == 0)
        for index in [1, 0] {
            let row = UIView(frame: CGRect(x: 0, y: 20 * index, width: 100, height: 20))
            row.accessibilityIdentifier = "row"
            list.addSubview(row)
        }
        #expect(rows.map(\.frame.minY) == [0, 20])
    }

    @Test(
        "The examples of UIScrollView, tapStatusBar, scrollIntoView and scrolledIntoView do what they say"
    ) func scrolling() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        list.contentSize = CGSize(width: 390, height: 44 * 50)
        UIWindow.createWindowForTesting().addSubview(list)
        list.setContentOffset(CGPoint(x: 0, y: 440), animated: true)
        TimeLapse.advance(by: .seconds(1))
        #expect(list.contentOffset == CGPoint(x: 0, y: 440))

        tapStatusBar()
        TimeLapse.advance(by: .seconds(1))
        #expect(list.contentOffset == .zero)

        let row = UIButton(frame: CGRect(x: 0, y: 44 * 40, width: 390, height: 44))
        row.setTitle("Row 40", for: .normal)
        var log: [String] = []
        row.addAction(UIAction { _ in log.append("tapped") }, for: .touchUpInside)
        list.addSubview(row)
        scrollIntoView(theFirstView(withText("Row 40")))
        #expect(theFirstView(withText("Row 40"), visible(atLeast: 1)).count == 1)
        list.contentOffset = .zero
        tapOn(theFirstView(withText("Row 40")).scrolledIntoView)
        #expect(log == ["tapped"])
    }

    @Test("The example of VirtualClock does what its comment says") func clock() {
        var lines: [String] = []
        let clock = VirtualClock()
        clock.schedule(after: .seconds(2)) { lines.append("two") }
        clock.schedule(after: .seconds(1)) { lines.append("one") }
        clock.advance(by: .seconds(3))
        #expect(lines == ["one", "two"])
    }

    @Test("The examples of Timer and TimeLapse do what their comments say") func time() {
        var ticks = 0
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in ticks += 1 }
        TimeLapse.advance(by: .seconds(3))
        timer.invalidate()
        #expect(ticks == 3)

        let banner = UIView()
        Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in banner.isHidden = true }
        TimeLapse.advance(by: .seconds(59))
        #expect(!banner.isHidden)
        TimeLapse.advance(by: .seconds(1))
        #expect(banner.isHidden)

        let view = UIView()
        TimeLapse.disableAnimations {
            UIView.animate(withDuration: 2) {
                view.alpha = 0
            } completion: { _ in
                view.isHidden = true
            }
        }
        #expect(view.isHidden)
    }
}

private protocol Reloadable {}
