import Foundation
import Robot
import SampleApp

/// A walk through an application, step by step, by touch and by keyboard alone.
///
/// A step that fails, or does not lead to the expected screen, ends the program with a failure.
@MainActor
final class Tour {
    let device = SimulatedDevice.current
    private let printsScreens: Bool
    /// How many steps were taken.
    private(set) var steps = 0

    init(printsScreens: Bool) {
        self.printsScreens = printsScreens
    }

    func run() {
        NotebookDelegate.declare(in: .shared)
        signIn()
        writeNote()
        tidyNotes()
        findNotes()
        shareAndDelete()
        askForReminder()
        lookAtPhotos()
        changeSettings()
        turnTheWelcome()
        comeAndGo()
        signOut()
        signInByBiometrics()
    }

    private func signIn() {
        stop("Launch the application", shows: "Notebook") { device.launch(NotebookDelegate.self) }
        stop("Type an address", shows: "Password") {
            tapOn(theFirstView(withLabel("Email")))
            SoftwareKeyboard.main.type("ada@example.com")
        }
        stop("Move on with the return key, and type a wrong password", shows: "Sign in") {
            SoftwareKeyboard.main.type(.return)
            SoftwareKeyboard.main.type("candle")
        }
        stop("Sign in, and look immediately", shows: "Signing in…") {
            tapOn(theFirstView(withLabel("Sign in")), lapse: .animations)
        }
        stop("Wait for the response", shows: "That password is not right.") {
            TimeLapse.advance(by: .seconds(2))
        }
        stop("Type the right password", shows: "Sign in") {
            tapOn(theFirstView(withLabel("Password")))
            for _ in 1...6 { SoftwareKeyboard.main.type(.delete) }
            SoftwareKeyboard.main.type("lighthouse")
        }
        stop("Sign in", shows: "Paint the railing") { tapOn(theFirstView(withLabel("Sign in"))) }
    }
}

extension Tour {
    /// Takes a step, prints what is on screen, and checks that `text` can be read there.
    func stop(_ name: String, shows text: String, line: UInt = #line, _ action: () -> Void) {
        take(name, line, action)
        if shown(text).isEmpty { fail("\"\(text)\" should be on screen, but is not.", line) }
    }

    /// Takes a step, prints what is on screen, and checks that `text` cannot be read there.
    func stop(_ name: String, hides text: String, line: UInt = #line, _ action: () -> Void) {
        take(name, line, action)
        if !shown(text).isEmpty { fail("\"\(text)\" should not be on screen, but is.", line) }
    }

    private func take(_ name: String, _ line: UInt, _ action: () -> Void) {
        steps += 1
        Trace.step(name, line: line) { action() }
        print("\(steps). \(name) (\(TimeLapse.now))")
        guard printsScreens else { return }
        let window = UIApplication.shared.keyWindow
        let tree = window?.hierarchyText(visibleOnly: true, showing: []) ?? ""
        print(tree.split(separator: "\n").map { "     \($0)" }.joined(separator: "\n") + "\n")
    }

    func openTab(_ title: String) {
        tapOn(theFirstView(ofClass("UITabBarButton"), withLabel(title)))
    }

    var list: ViewQuery { theOnlyView(ofClass(UITableView.self)) }

    var titles: [String] {
        guard let table = list.first as? UITableView else { return [] }
        return TableViewCells(in: table).map { $0.contentView.accessibilityLabel ?? "" }
    }

    func shown(_ text: String) -> ViewQuery {
        allViews(withLabel(text) || withText(text), onScreenAndVisible(true))
    }

    private func fail(_ text: String, _ line: UInt) {
        FileHandle.standardError.write(Data("Tour.swift:\(line): error: \(text)\n".utf8))
        exit(EXIT_FAILURE)
    }
}
