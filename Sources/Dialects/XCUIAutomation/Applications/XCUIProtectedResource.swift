import HeadlessUIKit
import Robot

/// A resource that the system asks the user about.
public enum XCUIProtectedResource: Int, Sendable {
    /// The address book.
    case contacts = 1
    /// The calendar, which has no service here.
    case calendar
    /// The reminders, which have no service here.
    case reminders
    /// The photos.
    case photos
    /// The microphone.
    case microphone
    /// The camera.
    case camera
    /// The location.
    case location = 9

    @MainActor
    var permissions: [SystemPermission] {
        #if canImport(Darwin)
        []
        #else
        switch self {
        case .contacts: [.contacts]
        case .photos: [.photos]
        case .microphone: [.microphone]
        case .camera: [.camera]
        case .location: [.location]
        case .calendar, .reminders: []
        }
        #endif
    }
}
