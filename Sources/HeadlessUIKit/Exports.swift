// View code imports UIKit alone and means Foundation with it. Where both have a name, the scoped export makes
// the one that lives in the application's world win, also for whoever imports Foundation too.
@_exported import Foundation

@_exported import struct TimeLapse.ContinuousClock
@_exported import class TimeLapse.DispatchGroup
@_exported import class TimeLapse.DispatchQueue
@_exported import struct TimeLapse.DispatchTime
@_exported import struct TimeLapse.DispatchWallTime
@_exported import class TimeLapse.DispatchWorkItem
@_exported import class TimeLapse.NotificationCenter
@_exported import class TimeLapse.ProcessInfo
@_exported import class TimeLapse.RunLoop
@_exported import struct TimeLapse.SuspendingClock
@_exported import class TimeLapse.Timer
@_exported import class TimeLapse.UserDefaults
