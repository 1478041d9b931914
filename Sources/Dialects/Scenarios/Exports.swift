// The virtual time of steps, and what they wait for.
@_exported import XCUIAutomation
