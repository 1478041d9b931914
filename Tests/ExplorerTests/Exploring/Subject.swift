import Robot
import SampleApp
import Testing

/// An application to explore, on a device.
struct Subject: Sendable, CustomTestStringConvertible {
    var name: String
    var device: DeviceProfile
    var language = DeviceLanguage.english
    /// Addresses that the application opens.
    var links: [String] = []
    /// Launches the application in the current world, and brings it to where the exploration begins.
    ///
    /// The diary takes what the application itself wants to have in the log.
    var start: @MainActor @Sendable (Diary) -> Void
    /// What is wrong with the application itself, if anything.
    var fault: @MainActor @Sendable (UIApplication) -> String? = { _ in nil }

    var testDescription: String {
        "\(name) on \(device.name)" + (language == .english ? "" : ", \(language)")
    }

    /// The same application on a device that is set to a language.
    func speaking(_ language: DeviceLanguage) -> Subject {
        var subject = self
        subject.language = language
        return subject
    }

    /// The sample application at its first screen.
    static func notebook(_ device: DeviceProfile) -> Subject {
        Subject(name: "Notebook", device: device, links: links) { _ in
            NotebookDelegate.declare(in: .shared)
            SimulatedDevice.current.launch(NotebookDelegate.self)
        }
    }

    /// The sample application with its notes.
    static func signedIn(_ device: DeviceProfile) -> Subject {
        Subject(name: "Notebook, signed in", device: device, links: links) { _ in
            NotebookDelegate.declare(in: .shared)
            SimulatedDevice.current.launch(NotebookDelegate.self)
            tapOn(theFirstView(withLabel("Email")))
            SoftwareKeyboard.main.type("ada@example.com", .return, "lighthouse")
            tapOn(theFirstView(withLabel("Sign in")))
        }
    }

    private static let links = ["notebook://note/2", "notebook://note/99", "notebook://nowhere"]

    /// Screens with every control, picker, list and recognizer, and every way to present a screen.
    static func everything(_ device: DeviceProfile) -> Subject {
        Subject(name: "Everything", device: device, links: ["everything://1", "everything://4"]) { diary in
            UIApplication.shared.declarations.urlSchemes = ["everything"]
            SimulatedDevice.current.launch(delegate: { EverythingDelegate(diary) })
        }
    }
}
