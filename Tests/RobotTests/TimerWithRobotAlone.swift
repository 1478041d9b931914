import Robot

/// What `Timer` means to a test that imports Robot and nothing else.
let timerWithRobotAlone: Any.Type = Timer.self

/// What `NotificationCenter` means to a test that imports Robot and nothing else.
let notificationCenterWithRobotAlone: Any.Type = NotificationCenter.self
