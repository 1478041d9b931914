@_exported import AccessibilityIdentifiers
@_exported import XCUIAutomation
