import Foundation
import Robot
import SampleApp

// Walks through all screens of the sample application on three devices, and prints what is on screen on the first; then
// through the showroom's, as scenarios, and through some of the catalogue's, as a feature in text.
let beginning = _Concurrency::ContinuousClock.now
var total = 0
for (index, profile) in [DeviceProfile.iPhone14, .iPhoneSE, .iPad].enumerated() {
    UIApplication.withShared(UIApplication(device: profile)) {
        print("On an \(profile.name):\n")
        let tour = Tour(printsScreens: index == 0)
        tour.run()
        total += tour.steps
        print("\(tour.steps) steps: \(TimeLapse.now) of virtual time passed.\n")
    }
}
#if !canImport(Darwin)
UIApplication.withShared(UIApplication()) { ShowroomScenarios().run() }
try await UIApplication.withShared(UIApplication()) { try await CatalogueFeature().run() }
#endif
let real = (_Concurrency::ContinuousClock.now - beginning)
    .formatted(.units(allowed: [.milliseconds], fractionalPart: .show(length: 1)))
print("\(total) steps in \(real) of real time.")
