import Foundation
import Robot

/// What `Timer` means to a test that imports Robot together with Foundation.
let timerWithRobotAndFoundation: Any.Type = Timer.self

/// What `NotificationCenter` means to a test that imports Robot together with Foundation.
let notificationCenterWithRobotAndFoundation: Any.Type = NotificationCenter.self
