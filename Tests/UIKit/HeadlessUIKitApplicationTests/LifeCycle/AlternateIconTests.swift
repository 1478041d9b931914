import Foundation
import HeadlessUIKit
import Testing
import TimeLapse

/// Apple's documentation of `setAlternateIconName(_:completionHandler:)`.
@MainActor
@Suite("Alternate icons") struct AlternateIconTests {
    @Test("Another icon is shown, the system says so, and the handler is called a turn later")
    func changing() {
        UIApplication.withShared(UIApplication()) {
            let application = UIApplication.shared
            var results: [Bool] = []
            #expect(application.supportsAlternateIcons && application.alternateIconName == nil)
            application.setAlternateIconName("Dark") { results.append($0 == nil) }
            #expect(application.alternateIconName == "Dark" && results.isEmpty)
            application.clock.advance(by: .zero)
            #expect(results == [true])
            #expect(application.systemScreen.alert?.buttonTitles == ["OK"])
            #expect(application.systemScreen.alert?.title.contains("changed the icon") == true)
            application.setAlternateIconName(nil)
            #expect(application.alternateIconName == nil)
        }
    }

    @Test("A name that the application does not have is an error, and the icon stays")
    func missing() {
        UIApplication.withShared(UIApplication()) {
            let application = UIApplication.shared
            application.device.alternateIconNames = ["Dark"]
            var results: [Bool] = []
            application.setAlternateIconName("Light") { results.append($0 == nil) }
            application.clock.advance(by: .zero)
            #expect(results == [false] && application.alternateIconName == nil)
            application.device.alternateIconNames = []
            #expect(!application.supportsAlternateIcons)
        }
    }
}
