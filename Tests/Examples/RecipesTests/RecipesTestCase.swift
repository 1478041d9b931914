import Robot
// For all files of the target: waiting for expectations moves the virtual clock.
@_exported import XCUIAutomation

/// What `XCTestCase` means in the application's tests: each test has an application, user defaults and a clock of its own.
typealias XCTestCase = RobotTestCase
