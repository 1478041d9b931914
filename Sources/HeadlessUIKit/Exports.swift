// View code imports UIKit alone and means Foundation with it. Where both have a name, the scoped export makes
// the one that lives in the application's world win, also for whoever imports Foundation too.
@_exported import Foundation

@_exported import class TimeLapse.NotificationCenter
@_exported import class TimeLapse.Timer
