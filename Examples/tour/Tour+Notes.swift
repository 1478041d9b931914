import Foundation
import Robot
import SampleApp

// The steps of the notes tab.
extension Tour {
    func writeNote() {
        stop("Open a note", shows: "Save") { tapOn(theFirstView(withText("Paint the railing"))) }
        stop("Change its title", shows: "Save") {
            tapOn(theFirstView(withLabel("Title")))
            SoftwareKeyboard.main.type(" white")
        }
        stop("Pin it", shows: "Pinned") { turn(theFirstView(ofClass(UISwitch.self)), to: true) }
        stop("Save it, and look immediately", shows: "Saved") { tapRightBarButton(lapse: .animations) }
        stop("Let the banner fade", hides: "Saved") { TimeLapse.advanceMainRunLoop() }
        stop("Go back with a swipe from the edge", shows: "Paint the railing white") {
            swipeFromEdge(.left)
            TimeLapse.advanceMainRunLoop()
        }
        stop("Write another", shows: "Title") { tapRightBarButton() }
        stop("Save it, and go back", shows: "Trim the wicks") {
            tapOn(theFirstView(withLabel("Title")))
            SoftwareKeyboard.main.type("Trim the wicks")
            tapRightBarButton()
            tapBackButton()
        }
    }

    func tidyNotes() {
        stop("Pull the list down", hides: "Wind the clock") {
            let x = UIScreen.main.bounds.midX
            dragOn(list, from: CGPoint(x: x, y: 200), to: CGPoint(x: x, y: 500))
        }
        stop("Wait for notes written elsewhere", shows: "Wind the clock") {
            TimeLapse.advanceMainRunLoop()
        }
        stop("Swipe left on a note", shows: "Delete") { swipeLeftOn(theFirstView(withText("Buy lamp oil"))) }
        stop("Delete it", hides: "Buy lamp oil") { tapOn(theFirstView(withLabel("Delete"))) }
        stop("Edit the list", shows: "Reorder Write to Ada") { tapLeftBarButton() }
        stop("Drag a note to another place", shows: "Done") {
            drag(
                theFirstView(withLabel("Reorder Write to Ada")),
                onto: theFirstView(withLabel("Reorder Wind the clock")))
        }
        stop("End editing", shows: "Edit") { tapLeftBarButton() }
        print("     From the first note to the last: \(titles.joined(separator: ", ")).\n")
    }

    func findNotes() {
        stop("Search for a note", hides: "Trim the wicks") {
            tapOn(theFirstView(ofClass(UISearchTextField.self)))
            SoftwareKeyboard.main.type("ada")
        }
        stop("Leave the search", shows: "Trim the wicks") { tapOn(theFirstView(withLabel("Cancel"))) }
    }

    func shareAndDelete() {
        stop("Open a note and its menu", shows: "Share") {
            tapOn(theFirstView(withText("Trim the wicks")))
            tapRightBarButton(at: 1)
        }
        stop("Share it", shows: "Copy") { tapOn(theFirstView(withLabel("Share"))) }
        stop("Copy it", hides: "Copy") { tapOn(theFirstView(withLabel("Copy"))) }
        stop("Delete it, with a confirmation", shows: "Delete this note?") {
            tapRightBarButton(at: 1)
            tapOn(theFirstView(withLabel("Delete")))
        }
        stop("Delete it", hides: "Trim the wicks") { tapOn(theFirstView(withLabel("Delete note"))) }
    }

    func askForReminder() {
        stop("Ask to be reminded of a note in two hours", shows: "Allow") {
            tapOn(theFirstView(withText("Write to Ada")))
            let picker = theFirstView(ofClass(UIDatePicker.self))
            let date = (picker.first as? UIDatePicker)?.date ?? TimeLapse.date
            pick(picker, date: date.addingTimeInterval(7200))
            tapOn(theFirstView(withLabel("Remind me")))
        }
        stop("Allow it", shows: "You will be reminded") {
            tapOn(theFirstView(withLabel("Allow")), lapse: .animations)
        }
        stop("Leave the application, and wait", shows: "You asked to be reminded.") {
            tapBackButton()
            device.pressHome()
            TimeLapse.advance(by: .seconds(7200))
        }
        stop("Tap the notification", shows: "Remind me") {
            tapOn(theFirstView(withText("You asked to be reminded.")))
        }
        stop("Go back", shows: "Wind the clock") { tapBackButton() }
    }
}
