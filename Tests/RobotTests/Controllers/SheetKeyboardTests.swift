import Robot
import Testing

/// Sheets with inputs, which stay above the keyboard: https://github.com/feedback-assistant/reports/issues/669
@MainActor @Suite("Sheets and the keyboard") struct SheetKeyboardTests {
    private final class Form: UIViewController {
        let field = UITextField()
        let save = UIButton(type: .system)

        override func viewDidLoad() {
            super.viewDidLoad()
            save.setTitle("Save", for: .normal)
            field.placeholder = "Name"
            for view in [field, save] {
                view.translatesAutoresizingMaskIntoConstraints = false
                self.view.addSubview(view)
                view.leadingAnchor.constraint(equalTo: self.view.leadingAnchor, constant: 20).isActive = true
                view.heightAnchor.constraint(equalToConstant: 44).isActive = true
                view.widthAnchor.constraint(equalToConstant: 200).isActive = true
            }
            field.bottomAnchor.constraint(equalTo: save.topAnchor, constant: -10).isActive = true
            let bottom = view.safeAreaLayoutGuide.bottomAnchor
            save.bottomAnchor.constraint(equalTo: bottom, constant: -10).isActive = true
        }
    }

    private func present(_ form: Form, _ style: UIModalPresentationStyle) {
        let root = UIViewController()
        UIWindow.createWindowForTesting().rootViewController = root
        form.modalPresentationStyle = style
        root.present(form, animated: false)
    }

    private var keyboardTop: CGFloat { SoftwareKeyboard.main.frame.minY }

    @Test("A sheet at a detent rises above the keyboard of its own field, and goes back", .robot)
    func rising() {
        let form = Form()
        form.sheetPresentationController?.detents = [.medium(), .large()]
        present(form, .pageSheet)
        form.sheetPresentationController?.detents = [.medium(), .large()]
        let rest = form.view.frame
        form.field.type("Ada")
        let risen = form.view.frame
        #expect(risen.minY < rest.minY && risen.maxY == rest.maxY)
        #expect(risen.minY >= 54)
        form.view.endEditing(true)
        TimeLapse.waitForAnimationsToFinish()
        #expect(form.view.frame == rest)
    }

    @Test("A sheet rises as far as the large detent does, and no further", .robot)
    func limit() {
        let form = Form()
        present(form, .pageSheet)
        form.sheetPresentationController?.detents = [.custom { $0.maximumDetentValue * 0.9 }]
        form.field.becomeFirstResponder()
        TimeLapse.waitForAnimationsToFinish()
        #expect(form.view.frame.minY == 54)
    }

    @Test("A field of another screen moves no sheet", .robot)
    func otherField() {
        let form = Form()
        present(form, .pageSheet)
        form.sheetPresentationController?.detents = [.medium()]
        let rest = form.view.frame
        let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        form.present(alert, animated: false)
        TimeLapse.waitForAnimationsToFinish()
        #expect(SoftwareKeyboard.main.isVisible && form.view.frame == rest)
    }

    @Test("A form sheet on an iPad moves up, below the status bar at the highest", .robot(on: .iPadMini))
    func floating() {
        SimulatedDevice.current.rotate(to: .landscapeLeft)
        let form = Form()
        present(form, .formSheet)
        let rest = form.view.frame
        form.field.type("Ada")
        #expect(form.view.frame.minY < rest.minY && form.view.frame.size == rest.size)
        #expect(form.view.frame.minY >= (form.view.window?.safeAreaInsets.top ?? 0))
    }
}
