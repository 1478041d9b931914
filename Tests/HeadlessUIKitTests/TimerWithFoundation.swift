import Foundation
import HeadlessUIKit

/// What `Timer` means to view code that imports HeadlessUIKit together with Foundation.
let timerWithFoundation: Any.Type = Timer.self

/// What `NotificationCenter` means to view code that imports HeadlessUIKit together with Foundation.
let notificationCenterWithFoundation: Any.Type = NotificationCenter.self
