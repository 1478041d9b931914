// Where Apple's UIKit is, the application is Xcode's to build.
#if !canImport(Darwin)
import Library
import Robot

/// A walk through the application that is drawn in a storyboard, along segues of each kind.
extension Tour {
    func visitTheLibrary() {
        stop("Launch the application of the main storyboard", shows: "Northern Harbours") {
            LibraryApplication.launch()
        }
        stop("Show a book, by the segue of its cell", shows: "Mara Quill") { touch("Northern Harbours") }
        stop("Read it, in a screen that covers all", shows: "Page 1") { touch("Read") }
        stop("Unwind from the screen", shows: "Mara Quill, page 1") { touch("Done") }
        stop("Lend it, by a segue of the application's own class", shows: "Who borrows the book?") {
            touch("Lend")
            touch("Done")
        }
        stop("Name the borrower", shows: "Lent to Ada") {
            tapOn(theFirstView(withPlaceholder("Name")))
            SoftwareKeyboard.main.type("Ada\n")
            touch("Done")
        }
        stop("Return the book, by unwinding", hides: "Northern Harbours") { touch("Return") }
        stop("Open the settings, whose cells are static", shows: "Settings") { openTab("Settings") }
    }

    private func touch(_ label: String) {
        tapOn(theFirstView(withLabel(label) || withText(label), onScreenAndVisible(true)))
    }
}
#endif
