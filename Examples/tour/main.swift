import Foundation
import Robot
import SampleApp

// Takes the sample application from its first screen to its last, and prints what there is to see on the way.
let beginning = _Concurrency::ContinuousClock.now
let tour = Tour(Notebook())
tour.run()
tour.conclude(in: _Concurrency::ContinuousClock.now - beginning)
