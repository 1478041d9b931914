import AVFoundation
import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing

@MainActor @Suite("Contexts of alerts, sheets, keyboards and tab bars", .tabTestKit(app: FormDelegate.self))
struct PresentedContextTests: DefaultContexts {
    @Test("A button of an alert is tapped, and one of a sheet")
    func buttons() {
        tap(Button(id: "Full alert"))
        tap("Delete", in: formScreen.alert)
        value(of: formScreen.status, is: "Deleted")
        tap(Button(id: "Sheet"))
        tap("Cancel", in: formScreen.sheet)
        doNotSee(formScreen.sheet)
    }

    @Test("A button or an alert that is missing is a failure")
    func missingButtons() {
        tap(Button(id: "Full alert"))
        let texts = failures {
            tap("Remove", in: formScreen.alert)
            tap("Remove", in: formScreen.sheet)
        }
        let awaiting = "Failed awaiting element to be exists with timeout 30.0"
        #expect(
            heads(texts) == [
                "+1: \(awaiting): Button \"Remove\" in Alert \"Delete the note?\" does not exist.",
                "+2: \(awaiting): Button \"Remove\" in Sheet \"Delete the draft?\" does not exist.",
            ])
    }

    @Test("The message of an alert is compared, with and without a title, and of the system's")
    func messages() {
        tap(Button(id: "Full alert"))
        message(in: formScreen.alert, is: "It is gone for ever.")
        dismiss(formScreen.alert)
        let bare = Alert(id: "It is gone for ever.")
        tap(Button(id: "Bare alert"))
        message(in: bare, is: "It is gone for ever.")
        dismiss(bare)
        UIApplication.shared.declarations.displayName = "Notes"
        UIApplication.shared.declarations.usageDescriptions[.camera] = "To take pictures."
        AVCaptureDevice.requestAccess(for: .video) { _ in }
        message(
            in: Alert(id: "“Notes” Would Like to Access the Camera", parent: springboard),
            is: "To take pictures.")
    }

    @Test("Another message, none, and no alert are failures")
    func otherMessages() {
        tap(Button(id: "Full alert"))
        let other = failures {
            message(in: formScreen.alert, is: "Really?")
        }
        #expect(
            other == [
                "+1: Expected the message \"Really?\" in Alert \"Delete the note?\", but it is \"It is gone for ever.\"."
            ])
        dismiss(formScreen.alert)
        tap(Button(id: "Short alert"))
        let none = failures {
            message(in: formScreen.alert, is: "Really?")
        }
        #expect(
            none == ["+1: Expected the message \"Really?\" in Alert \"Delete the note?\", but it has none."])
        dismiss(formScreen.alert)
        let missing = failures {
            message(in: formScreen.alert, is: "Really?")
        }
        #expect(
            heads(missing) == [
                "+1: Failed awaiting element to be exists with timeout 30.0: Alert \"Delete the note?\" does not exist."
            ])
    }

    @Test("The kind of the keyboard is compared")
    func keyboards() {
        tap(formScreen.email)
        keyboardType(is: .emailAddress)
        tap(formScreen.handle)
        keyboardType(is: .twitter)
        let texts = failures {
            keyboardType(is: .numberPad)
        }
        #expect(
            texts == ["+1: Actual keyboard type (twitter) does not match expected keyboard type (numberPad)."]
        )
    }

    @Test("Without a keyboard its kind is a failure")
    func noKeyboard() {
        let texts = failures {
            keyboardType(is: .numberPad)
        }
        #expect(
            heads(texts) == [
                "+1: Failed awaiting element to be exists with timeout 30.0: Keyboard does not exist."
            ])
    }

    @Test("The tabs are counted")
    func tabs() {
        numberOfTabs(in: mainTabBar, is: 2)
        let texts = failures {
            numberOfTabs(in: mainTabBar, is: 1)
            numberOfTabs(in: mainTabBar, is: 3)
            numberOfTabs(in: TabBar(id: "Other"), is: 2)
        }
        #expect(
            heads(texts) == [
                "+1: Expected 1 tab in TabBar, but it has 2: Form, List.",
                "+2: Expected 3 tabs in TabBar, but it has 2: Form, List.",
                "+3: Failed awaiting element to be exists with timeout 30.0: TabBar \"Other\" does not exist.",
            ])
    }
}
