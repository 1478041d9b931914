import Foundation
import Robot
import SampleApp

// The steps of photos, settings, signing out and opening links.
extension Tour {
    func lookAtPhotos() {
        stop("Open the photos", shows: "Favourites") { openTab("Photos") }
        stop("Scroll the favourites horizontally", shows: "Cat 9") {
            scrollOn(theFirstView(withLabel("Cat 1")), until: withLabel("Cat 9"), toward: .right)
        }
        stop("Scroll down to a photo", shows: "Gulls 9") {
            scrollOn(theOnlyView(withIdentifier("photos")), until: withLabel("Gulls 9"))
        }
        stop("Open it", shows: "Close") { tapOn(theFirstView(withLabel("Gulls 9"))) }
        stop("Zoom it by pinching", shows: "Close") {
            pinchOn(theFirstView(withRole(.image, named: "Gulls 9"), onScreen(true)), scale: 3)
        }
        stop("Close it", shows: "Gulls 9") { tapOn(theFirstView(withLabel("Close"))) }
    }

    func changeSettings() {
        stop("Open the settings", shows: "Show pins") { openTab("Settings") }
        stop("Hide the pins with a switch", shows: "Show pins") {
            turn(theFirstView(ofClass(UISwitch.self), withLabel("Show pins")), to: false)
        }
        stop("Show two notes at most with a stepper", shows: "2") {
            step(theFirstView(ofClass(UIStepper.self)), to: 2)
        }
        stop("Choose a larger text", shows: "Large") {
            select(theFirstView(ofClass(UISegmentedControl.self)), segment: "Large")
        }
        stop("Make the paper warmer with a slider", shows: "Warmth") {
            slide(theFirstView(ofClass(UISlider.self)), to: 0.75)
        }
        stop("Choose another cover from a picker", shows: "Orange") {
            scrollSettings(to: "Cover")
            tapOn(theFirstView(withText("Cover")))
            pick(theFirstView(ofClass(UIPickerView.self)), title: "Orange")
        }
        stop("Go back", shows: "Orange") { tapBackButton() }
        stop("Set the quiet hours", shows: "Quiet from") {
            scrollSettings(to: "Quiet from")
            let picker = theFirstView(ofClass(UIDatePicker.self))
            let date = (picker.first as? UIDatePicker)?.date ?? TimeLapse.date
            pick(picker, date: date.addingTimeInterval(-3600))
        }
    }

    func turnTheWelcome() {
        stop("Show the welcome", shows: "Write it down") {
            scrollSettings(to: "Show the welcome again")
            tapOn(theFirstView(withText("Show the welcome again")))
        }
        stop("Swipe to its next page", shows: "Pin what matters") {
            swipeLeftOn(theFirstView(withText("Write it down")))
            TimeLapse.waitForAnimationsToFinish()
        }
        stop("Begin", hides: "Pin what matters") { tapOn(theFirstView(withLabel("Begin"))) }
    }

    func comeAndGo() {
        stop("Follow a link to a note", shows: "Remind me") {
            if let url = URL(string: "notebook://note/3") { device.open(url) }
        }
        stop("Terminate the application, and launch it again with its state restored", shows: "Remind me") {
            device.pressHome()
            device.kill()
            device.relaunch()
        }
        stop("Rotate the device and back", shows: "Remind me") {
            device.rotate(to: .landscapeLeft)
            TimeLapse.waitForAnimationsToFinish()
            device.rotate(to: .portrait)
            TimeLapse.waitForAnimationsToFinish()
        }
        stop("Go back", shows: "Buy lamp oil") { tapBackButton() }
    }

    func signOut() {
        stop("Sign out, with a confirmation", shows: "Sign out?") {
            openTab("Settings")
            scrollSettings(to: "Sign out")
            tapOn(theFirstView(withText("Sign out")))
        }
        stop("Sign out", shows: "Password") {
            tapOn(theFirstView(ofClass(UIButton.self), withLabel("Sign out")))
        }
    }

    func signInByBiometrics() {
        stop("Sign in with Face ID or Touch ID", hides: "Password") {
            tapOn(theFirstView(withLabel("Sign in with Face ID") || withLabel("Sign in with Touch ID")))
            // The first time, the system asks for permission to use Face ID.
            if !shown("Allow").isEmpty { tapOn(theFirstView(withLabel("Allow"))) }
            device.matchFace()
            TimeLapse.advanceMainRunLoop()
        }
    }

    private func scrollSettings(to title: String) {
        scrollOn(theOnlyView(withIdentifier("settings")), until: withText(title))
    }
}
