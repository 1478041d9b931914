import Foundation
import HeadlessUIKitCore

/// A document that is loaded, with what it needs of the application: classes, and the bundle with its images.
@MainActor
final class NibSource {
    let document: NibDocument
    let place: NibPlace?
    private var classes: [NibClassName: AnyClass?] = [:]
    let members: NibMembers

    init(_ document: NibDocument, _ place: NibPlace?) {
        (self.document, self.place) = (document, place)
        members = NibMembers(place?.modules ?? [])
    }

    /// The class that an element names: in its module, or where the file is, whose module may have another name here.
    func type(_ name: NibClassName) -> AnyClass? {
        if let known = classes[name] { return known }
        // A class of UIKit's has its prefix: others of the framework are nobody else's to name.
        let modules =
            [name.module].compactMap(\.self) + (place?.modules ?? [])
            + (name.name.hasPrefix("UI") ? OwnModules.names : [])
        let found: AnyClass? = NibClass.named(name.name, in: modules)
        classes[name] = .some(found)
        return found
    }

    private var told: [NibReport.Issue] = []

    /// Whether an issue was not told of before.
    func takeUntold(_ issue: NibReport.Issue) -> Bool {
        guard !told.contains(issue) else { return false }
        told.append(issue)
        return true
    }

    /// The texts, images and colours of the application.
    private(set) lazy var language = place.map { NibLanguage($0) }

    /// Where the scene of a controller is.
    func place(of id: String) -> ScenePlace {
        ScenePlace(file: document.file, path: place?.path ?? document.file, id: id)
    }

    /// The size classes of the device, by which values vary.
    static var sizeClasses: NibSizeClasses {
        let traits = UIScreen.main.traitCollection
        return NibSizeClasses(horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
    }
}
