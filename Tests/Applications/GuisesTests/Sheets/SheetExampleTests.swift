import Guises
import Robot
import Testing

/// The example of a contact sheet.
@MainActor @Suite("Examples of contact sheets", .robot) struct SheetExampleTests {
    private final class CartScreen: UIViewController {}

    @Test("A sheet of two screens is written, and compared with what is approved")
    func sheet() throws {
        try withTemporaryFolder("SheetExampleTests") { folder in
            let folder = folder.path

            // Example of Pictures.md
            let screens = [
                GuisedScreen("Login", masking: allViews(withIdentifier("clock"))) { LoginScreen() },
                GuisedScreen("Cart") { CartScreen() },
            ]
            let report = GuiseReport(of: screens, in: .essential)
            let approved = ApprovedScreens(in: URL(fileURLWithPath: "\(folder)/Approved"))
            let sheet = ContactSheet(report, title: "Shop", approved: approved)
            try sheet.write(to: URL(fileURLWithPath: "\(folder)/sheet.html"))
            // End of example
            // None but those that the command of the page approves.
            let isApproved = FileManager.default.fileExists(atPath: "\(folder)/Approved")
            #expect(try sheet.changes().count == (isApproved ? 0 : 32))
            #expect(FileManager.default.fileExists(atPath: "\(folder)/sheet.html"))
        }
    }
}
