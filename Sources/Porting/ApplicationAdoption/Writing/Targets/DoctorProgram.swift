/// The program that launches an application and says what becomes of its screens.
struct DoctorProgram {
    static let file = "main.swift"

    /// The application's module.
    let application: String
    /// The class of its delegate.
    let delegate: String
    /// The class of its scene's delegate, if it has one.
    let scene: String?

    var name: String { "\(application)Doctor" }

    func target(in package: String) -> ManifestTarget {
        ManifestTarget(
            name: name, kind: .program,
            dependencies: [.target(application)]
                + ["ApplicationDoctor", "UIKit"].map { .product($0, package: package) },
            isRewritten: false)
    }

    var text: String {
        let scene = scene.map { ", scene: \($0).self" } ?? ""
        return """
            import ApplicationDoctor
            import UIKit

            #if DEBUG
            @testable import \(application)

            // What the application needs before it is launched, such as a setting that says who is logged in, belongs here.
            ApplicationDoctor("\(application)") {
                SimulatedDevice.current.launch(\(delegate).self\(scene))
            }.run()
            #else
            fatalError("\(name) needs a debug build, in which the application's classes can be seen.")
            #endif

            """
    }
}
