import FailureReporting
import Robot
import Testing

/// View code that calls itself by way of the framework, without an end.
struct EndlessRecursion: Sendable, CustomTestStringConvertible {
    /// What leads to itself.
    let testDescription: String
    /// The failures, each once.
    let texts: [String]
    /// Sets it off in a window that is shown.
    let run: @MainActor @Sendable (UIWindow) -> Void

    init(_ name: String, _ texts: String..., run: @escaping @MainActor @Sendable (UIWindow) -> Void) {
        (testDescription, self.texts, self.run) = (name, texts, run)
    }
}

/// A test that is async runs on a thread with a small stack once it has waited for something.
@MainActor
@Suite("Endless recursion", .robot) struct EndlessRecursionTests {
    @Test(
        "Endless recursion is a failure that names it, and the program continues",
        arguments: all)
    func isAFailure(_ recursion: EndlessRecursion) async throws {
        try await Task.sleep(for: .milliseconds(1))
        let window = UIWindow.createWindowForTesting()
        let failures = FailureCollector.failures { recursion.run(window) }
        #expect(failures.map { firstLine($0.text) } == recursion.texts)
        // Nothing is left behind that would keep the next from going its way.
        let button = UIButton(frame: CGRect(x: 300, y: 700, width: 50, height: 40))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        window.addSubview(button)
        tapOn(button)
        #expect(taps == 1)
        #expect(UIApplication.shared.activeTouches.isEmpty)
    }

    nonisolated static let all = touches + actions + focus + texts + hierarchy + others
}

/// The first line of a text, without the line of this file that a predicate names.
private func firstLine(_ text: String) -> String {
    String(text.prefix { !$0.isNewline }).replacing(#/\ at\ EndlessRecursionTests\.swift:\d+/#, with: "")
}

private func endless(_ cycle: String, _ levels: Int = 25) -> String {
    "Endless recursion, stopped \(levels) levels deep: \(cycle). The innermost call was ignored."
}

/// The failure of endless changes of a text by code, once for each kind of notification.
private let neverEnding =
    "Endless changes to UITextView \"xyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy…\" #notes, stopped 50 levels deep: a"
    + " delegate, action or observer answers each change with another. The last one is not reported to them."

@MainActor
private func button(_ title: String = "Save", in window: UIWindow) -> UIButton {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    button.setTitle(title, for: .normal)
    window.addSubview(button)
    return button
}

@MainActor
private func field(_ name: String, in window: UIWindow) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: name == "a" ? 200 : 260, width: 200, height: 40))
    field.accessibilityIdentifier = name
    window.addSubview(field)
    return field
}

// MARK: - Touches

/// A view whose hit test does something.
private final class Prober: UIView {
    var onHitTest: @MainActor (Prober) -> Void = { _ in }
    var onTouch: @MainActor (Prober) -> Void = { _ in }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        onHitTest(self)
        return super.hitTest(point, with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch(self) }
}

@MainActor
private func prober(in window: UIWindow) -> Prober {
    let view = Prober(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    window.addSubview(view)
    return view
}

extension EndlessRecursionTests {
    nonisolated fileprivate static let touches: [EndlessRecursion] = [
        EndlessRecursion(
            "a button's action that taps the button",
            endless("tapOn on UIButton \"Save\" triggers a gesture again before it has ended")
        ) { window in
            let button = button(in: window)
            button.addAction(UIAction { [unowned button] _ in tapOn(button) }, for: .touchUpInside)
            tapOn(button)
        },
        EndlessRecursion(
            "a button's action that taps it twice, with no time passing",
            endless("tapOn on UIButton \"Save\" triggers a gesture again before it has ended")
        ) { window in
            let button = button(in: window)
            let action = UIAction { [unowned button] _ in
                tapOn(button, lapse: .none)
                tapOn(button, lapse: .none)
            }
            button.addAction(action, for: .touchUpInside)
            tapOn(button)
        },
        EndlessRecursion(
            "a hit test that taps", endless("tapOn on Prober triggers a gesture again before it has ended")
        ) { window in
            let view = prober(in: window)
            view.onHitTest = { tapOn($0) }
            tapOn(view)
        },
        EndlessRecursion(
            "a hit test that asks whether the view can be touched",
            endless("a hit test at (70, 122) of the screen makes another"),
            endless("a hit test at (70, 122) of the screen makes another")
        ) { window in
            let view = prober(in: window)
            view.onHitTest = { _ = $0.isHittable }
            tapOn(view)
        },
        EndlessRecursion(
            "a view that swipes over itself when it is touched",
            endless("swipeLeftOn on Prober triggers a gesture again before it has ended")
        ) { window in
            let view = prober(in: window)
            view.isMultipleTouchEnabled = true
            view.onTouch = { swipeLeftOn($0) }
            swipeLeftOn(view)
        },
        EndlessRecursion(
            "a view that brings down a finger when one comes down",
            endless("handling an event sends another")
        ) { window in
            let view = prober(in: window)
            var fingers: [SyntheticTouch] = []
            view.isMultipleTouchEnabled = true
            view.onTouch = { view in
                let finger = SyntheticTouch(at: CGPoint(x: 5, y: 5), in: view)
                fingers.append(finger)
                finger.begin()
            }
            tapOn(view)
            for finger in fingers where finger.isDown { finger.end() }
            view.onTouch = { _ in }
        },
    ]
}

// MARK: - Actions

extension EndlessRecursionTests {
    nonisolated fileprivate static let actions: [EndlessRecursion] = [
        EndlessRecursion(
            "sendActions inside its own action",
            endless("an action of UIButton \"Save\" makes it send its actions again")
        ) { window in
            let button = button(in: window)
            let action = UIAction { [unowned button] _ in
                button.sendActions(for: .touchUpInside)
                button.sendActions(for: .touchUpInside)
            }
            button.addAction(action, for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
        },
        EndlessRecursion(
            "an action that performs itself", endless("the action \"Go\" performs itself again")
        ) { _ in
            let action = UIAction(title: "Go") { $0.performWithSender(nil, target: nil) }
            action.performWithSender(nil, target: nil)
        },
        EndlessRecursion(
            "a method that is sent to itself", endless("an action sent to Sending sends one again")
        ) { _ in
            let again = Sending()
            UIApplication.shared.sendAction(Sending.send, to: again, from: nil, for: nil)
        },
    ]
}

/// Sends itself a method when it gets it.
@MainActor
private final class Sending: NSObject {
    func send() { UIApplication.shared.sendAction(Sending.send, to: self, from: nil, for: nil) }
}

// MARK: - Focus

/// Makes the other field first responder.
@MainActor
private final class FocusPasser: NSObject, UITextFieldDelegate {
    let fields: [UITextField]
    var passes = true
    var refuses = false

    init(_ fields: [UITextField]) {
        self.fields = fields
        super.init()
        for field in fields { field.delegate = self }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        if passes { fields.first { $0 !== textField }?.becomeFirstResponder() }
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        if refuses { textField.resignFirstResponder() }
        return true
    }
}

/// A responder that does something when it is asked to resign.
private final class Clinger: UIView {
    override var canBecomeFirstResponder: Bool { true }

    override func resignFirstResponder() -> Bool {
        window?.endEditing(true)
        return super.resignFirstResponder()
    }
}

extension EndlessRecursionTests {
    nonisolated fileprivate static let focus: [EndlessRecursion] = [
        EndlessRecursion(
            "keyboard focus passed to and fro",
            endless("taking keyboard focus from UITextField #b moves it again")
        ) { window in
            let passer = FocusPasser([field("a", in: window), field("b", in: window)])
            passer.fields[0].becomeFirstResponder()
            passer.passes = false
            window.endEditing(true)
        },
        EndlessRecursion(
            "a field that resigns while it is asked whether it may",
            endless("taking keyboard focus from UITextField #a moves it again")
        ) { window in
            let passer = FocusPasser([field("a", in: window)])
            passer.fields[0].becomeFirstResponder()
            passer.refuses = true
            passer.fields[0].resignFirstResponder()
            passer.refuses = false
            window.endEditing(true)
        },
        EndlessRecursion(
            "a responder that ends editing as it resigns", endless("ending editing in Clinger moves it again")
        ) { window in
            let clinger = Clinger(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
            window.addSubview(clinger)
            clinger.becomeFirstResponder()
            _ = clinger.resignFirstResponder()
        },
    ]
}

// MARK: - Texts

/// Answers each change of a text with another.
@MainActor
private final class Scribbler: NSObject, UITextFieldDelegate, UITextViewDelegate {
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        if string == "x" { textField.paste(nil) }
        return true
    }

    func textViewDidChange(_ textView: UITextView) { textView.insertText("y") }
}

extension EndlessRecursionTests {
    nonisolated fileprivate static let texts: [EndlessRecursion] = [
        EndlessRecursion(
            "a delegate that pastes when it is asked whether it may be pasted",
            endless("a change of UITextField #a makes another one before it ends")
        ) { window in
            let (field, scribbler) = (field("a", in: window), Scribbler())
            field.delegate = scribbler
            field.becomeFirstResponder()
            UIPasteboard.general.string = "x"
            withExtendedLifetime(scribbler) { field.paste(nil) }
            field.delegate = nil
            window.endEditing(true)
        },
        EndlessRecursion(
            "a delegate that inserts text when it is told of a change",
            neverEnding, neverEnding
        ) { window in
            let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
            view.accessibilityIdentifier = "notes"
            window.addSubview(view)
            let scribbler = Scribbler()
            view.delegate = scribbler
            withExtendedLifetime(scribbler) { view.insertText("x") }
        },
        EndlessRecursion(
            "a field's action that types into it",
            endless(
                "an action of UITextField \"aaaaaaaaaaaaaaaaaaaaaaaaaa\" #a makes it send its actions again")
        ) { window in
            let field = field("a", in: window)
            field.addAction(
                UIAction { _ in SoftwareKeyboard.main.type("a") }, for: .editingChanged)
            tapOn(field)
            SoftwareKeyboard.main.type("a")
            window.endEditing(true)
        },
    ]
}

// MARK: - The view hierarchy

/// A view that is never content with where it is.
private final class Restless: UIView {
    enum Habit { case leavesAndComesBack, addsToItself, moves }

    let habit: Habit

    init(_ habit: Habit) {
        self.habit = habit
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
        guard habit == .leavesAndComesBack, let superview else { return }
        removeFromSuperview()
        superview.addSubview(self)
    }

    override func didMoveToSuperview() {
        if habit == .addsToItself { addSubview(Restless(habit)) }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        if habit == .moves { newSuperview?.addSubview(self) }
    }
}

extension EndlessRecursionTests {
    nonisolated fileprivate static let hierarchy: [EndlessRecursion] = [
        EndlessRecursion(
            "didMoveToWindow that removes and adds itself",
            endless("removing Restless from UIWindow adds or removes a view again", 100)
        ) { window in window.addSubview(Restless(.leavesAndComesBack)) },
        EndlessRecursion(
            "a view that adds one of its class when it is added",
            endless("adding Restless to Restless adds or removes a view again", 100)
        ) { window in window.addSubview(Restless(.addsToItself)) },
        EndlessRecursion(
            "willMove(toSuperview:) that adds",
            endless("adding Restless to UIWindow adds or removes a view again", 100)
        ) { window in window.addSubview(Restless(.moves)) },
    ]
}

// MARK: - The rest

extension EndlessRecursionTests {
    nonisolated fileprivate static let others: [EndlessRecursion] = [
        EndlessRecursion(
            "a notification posted in its own observer",
            endless("an observer of changed posts a notification again", 60)
        ) { _ in
            let center = NotificationCenter.default
            let name = Notification.Name("changed")
            center.addObserver(forName: name, object: nil, queue: nil) { _ in
                NotificationCenter.default.post(name: name, object: nil)
                NotificationCenter.default.post(name: name, object: nil)
            }
            center.post(name: name, object: nil)
        },
        EndlessRecursion(
            "defaults that are set when they changed",
            endless("an observer of NSUserDefaultsDidChangeNotification posts a notification again", 60)
        ) { _ in
            var count = 0
            NotificationCenter.default.addObserver(
                forName: UserDefaults.didChangeNotification, object: nil, queue: nil
            ) { _ in
                MainActor.assumeIsolated {
                    count += 1
                    UserDefaults.standard.set(count, forKey: "count")
                }
            }
            UserDefaults.standard.set(0, forKey: "count")
        },
        EndlessRecursion(
            "a predicate that evaluates its own query",
            endless("evaluating allViews(satisfying { … }) evaluates a query again")
        ) { window in
            var query: ViewQuery?
            query = allViews(satisfying { _ in query?.isEmpty ?? true })
            _ = query?.count
        },
        EndlessRecursion(
            "a label that is read from what a query for elements finds",
            endless("evaluating allElements(withName(\"x\")) evaluates a query again")
        ) { window in
            let view = SelfReader(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
            view.isAccessibilityElement = true
            window.addSubview(view)
            _ = allElements(withName("x")).count
            view.removeFromSuperview()
        },
    ]
}

/// A view whose label is what a query finds.
private final class SelfReader: UIView {
    override var accessibilityLabel: String? {
        get { "\(allElements(withName("x")).count)" }
        set { super.accessibilityLabel = newValue }
    }
}
