import Foundation
import Robot
import SampleApp

// Takes the sample application from its first screen to its last on three devices, and prints on the first what there is
// to see on the way.
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
let real = (_Concurrency::ContinuousClock.now - beginning)
    .formatted(.units(allowed: [.milliseconds], fractionalPart: .show(length: 1)))
print("\(total) steps in \(real) of real time.")
