import HeadlessUIKit

/// What `Timer` means to view code that imports HeadlessUIKit and nothing else.
let timerWithHeadlessUIKitAlone: Any.Type = Timer.self

/// What `NotificationCenter` means to view code that imports HeadlessUIKit and nothing else.
let notificationCenterWithHeadlessUIKitAlone: Any.Type = NotificationCenter.self
