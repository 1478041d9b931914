import Foundation
import Robot
import SampleApp

// Walks through all screens of the sample application on three devices, and prints what is on screen on the first; then
// through the showroom's, as scenarios, through some of the catalogue's, as a feature in text, and through the library's,
// which are drawn in a storyboard; and looks at screens of all four in all essential guises.
//
// `tour --trace tour.html` also writes a page with the walk on the first device, to look at in a browser.
let usage = "Usage: swift run tour [--trace FILE]\n"
let help = """
    Walks through all screens of the sample application, and prints what is on screen; then through the other examples.

    \(usage)
    --trace FILE  also writes a page of the walk, to look at in a browser
    --help        prints this

    Example: swift run tour --trace tour.html

    """
let arguments = CommandLine.arguments.dropFirst()
if arguments.contains("--help") || arguments.contains("-h") {
    print(help, terminator: "")
    exit(EXIT_SUCCESS)
}
guard arguments.isEmpty || arguments.count == 2 && arguments.first == "--trace" else {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(EXIT_FAILURE)
}
let beginning = _Concurrency::ContinuousClock.now
var total = 0
for (index, profile) in [DeviceProfile.iPhone14, .iPhoneSE, .iPad].enumerated() {
    try UIApplication.withShared(UIApplication(device: profile)) {
        print("On an \(profile.name):\n")
        let tour = Tour(printsScreens: index == 0)
        if index == 0, let file = arguments.last {
            try Trace.record(file, name: "The tour, on an \(profile.name)") { tour.run() }
        } else {
            tour.run()
        }
        total += tour.steps
        print("\(tour.steps) steps: \(TimeLapse.now) of virtual time passed.\n")
    }
}
#if !canImport(Darwin)
UIApplication.withShared(UIApplication()) { ShowroomScenarios().run() }
try await UIApplication.withShared(UIApplication()) { try await CatalogueFeature().run() }
UIApplication.withShared(UIApplication()) {
    print("\nIn the library:\n")
    let tour = Tour(printsScreens: false)
    tour.visitTheLibrary()
    total += tour.steps
}
print("\nIn all essential guises:\n")
ExamplesInGuises().run()
print("")
#endif
let real = (_Concurrency::ContinuousClock.now - beginning)
    .formatted(.units(allowed: [.milliseconds], fractionalPart: .show(length: 1)))
print("\(total) steps in \(real) of real time.")
