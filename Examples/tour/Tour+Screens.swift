import Foundation
import Robot
import SampleApp

// Photos, settings, and the ways out and in.
extension Tour {
    func lookAtPhotos() {
        stop("Open the photos", shows: "Favourites") { openTab("Photos") }
        stop("Scroll the favourites sideways", shows: "Cat 9") {
            scrollOn(theFirstView(withLabel("Cat 1")), until: withLabel("Cat 9"), toward: .right)
        }
        stop("Scroll down until a photo is there", shows: "Gulls 9") {
            scrollOn(theOnlyView(withIdentifier("photos")), until: withLabel("Gulls 9"))
        }
        stop("Open it", shows: "Close") { tapOn(theFirstView(withLabel("Gulls 9"))) }
        stop("Zoom it with two fingers", shows: "Close") {
            pinchOn(theFirstView(withRole(.image, named: "Gulls 9"), onScreen(true)), scale: 3)
        }
        stop("Close it", shows: "Gulls 9") { tapOn(theFirstView(withLabel("Close"))) }
    }

    func changeSettings() {
        stop("Open the settings", shows: "Show pins") { openTab("Settings") }
        stop("Hide the pins by a switch", shows: "Show pins") {
            turn(theFirstView(ofClass(UISwitch.self), withLabel("Show pins")), to: false)
        }
        stop("Show two notes at most by a stepper", shows: "2") {
            step(theFirstView(ofClass(UIStepper.self)), to: 2)
        }
        stop("Choose a larger text", shows: "Large") {
            select(theFirstView(ofClass(UISegmentedControl.self)), segment: "Large")
        }
        stop("Make the paper warmer by a slider", shows: "Warmth") {
            slide(theFirstView(ofClass(UISlider.self)), to: 0.75)
        }
        stop("Choose another cover from a wheel", shows: "Orange") {
            scrollSettings(to: "Cover")
            tapOn(theFirstView(withText("Cover")))
            pick(theFirstView(ofClass(UIPickerView.self)), title: "Orange")
        }
        stop("Go back", shows: "Orange") { tapBackButton() }
        stop("Choose when to be left alone", shows: "Quiet from") {
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
        stop("Turn to its next page", shows: "Pin what matters") {
            swipeLeftOn(theFirstView(withText("Write it down")))
            TimeLapse.waitForAnimationsToFinish()
        }
        stop("Begin", hides: "Pin what matters") { tapOn(theFirstView(withLabel("Begin"))) }
    }

    func comeAndGo() {
        stop("Follow a link to a note", shows: "Remind me") {
            if let url = URL(string: "notebook://note/3") { device.open(url) }
        }
        stop("Lose the application, and launch it again: it is where it was", shows: "Remind me") {
            device.pressHome()
            device.kill()
            device.relaunch()
        }
        stop("Turn the device on its side and back", shows: "Remind me") {
            device.rotate(to: .landscapeLeft)
            TimeLapse.waitForAnimationsToFinish()
            device.rotate(to: .portrait)
            TimeLapse.waitForAnimationsToFinish()
        }
        stop("Go back", shows: "Buy lamp oil") { tapBackButton() }
    }

    func signOut() {
        stop("Sign out, which is asked about", shows: "Sign out?") {
            openTab("Settings")
            scrollSettings(to: "Sign out")
            tapOn(theFirstView(withText("Sign out")))
        }
        stop("Sign out", shows: "Password") {
            tapOn(theFirstView(ofClass(UIButton.self), withLabel("Sign out")))
        }
    }

    func signInByBiometrics() {
        stop("Sign in by face or finger", hides: "Password") {
            tapOn(theFirstView(withLabel("Sign in with Face ID") || withLabel("Sign in with Touch ID")))
            // The first time the system asks whether the application may look at faces at all.
            if !shown("Allow").isEmpty { tapOn(theFirstView(withLabel("Allow"))) }
            device.matchFace()
            TimeLapse.advanceMainRunLoop()
        }
    }

    private func scrollSettings(to title: String) {
        scrollOn(theOnlyView(withIdentifier("settings")), until: withText(title))
    }
}
