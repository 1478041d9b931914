import Robot
import Testing

@testable import Library

@MainActor @Suite("The list of books", .robot(layout: .strict)) struct BooksTests {
    init() { launchLibrary() }

    @Test("The application begins with the storyboard's tabs, and prototype cells show the books")
    func start() {
        #expect(bookTitles == ["A Field Guide to Clouds", "Northern Harbours", "The Lighthouse Keeper"])
        let tabs = allViews(ofClass("UITabBarButton"), onScreenAndVisible(true)).map(\.accessibilityLabel)
        #expect(tabs == ["Books", "Authors", "Settings"])
    }

    @Test("A form sheet refuses what is incomplete, and hands a new book back to the list")
    func adding() {
        tapRightBarButton()
        #expect(presentedController?.modalPresentationStyle == .formSheet)
        tap("Save")
        shouldSee(theFirstView(withText("Enter a title and an author.")))
        tapOn(theFirstView(withPlaceholder("Title")))
        SoftwareKeyboard.main.type("Salt Roads\nIda Holm")
        tap("Save")
        #expect(presentedController == nil && bookTitles[2] == "Salt Roads")
    }

    @Test("The form is left without a book")
    func cancelling() {
        tapRightBarButton()
        tap("Cancel")
        #expect(presentedController == nil && bookTitles.count == 3)
    }

    @Test("A popover from a bar button orders the list")
    func ordering() {
        tapLeftBarButton()
        #expect(presentedController?.modalPresentationStyle == .popover)
        #expect(presentedController?.view.frame.size == CGSize(width: 200, height: 112))
        tap("By author")
        #expect(presentedController == nil)
        #expect(bookTitles == ["Northern Harbours", "The Lighthouse Keeper", "A Field Guide to Clouds"])
    }

    @Test("The authors of a split view lead to their titles, one after the other")
    func authors() {
        openTab("Authors")
        tapOn(theFirstView(withText("Mara Quill"), onScreenAndVisible(true)))
        shouldSee(theFirstView(withText("Northern Harbours\nThe Lighthouse Keeper")))
        tapBackButton()
        shouldSee(theFirstView(withText("Tobias Wren")))
    }
}
