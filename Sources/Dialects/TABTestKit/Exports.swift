// All that a file of a suite needs: XCTest, XCUITest's elements, steps and scenarios, Foundation and the geometry.
@_exported import Foundation
@_exported import Scenarios
@_exported import XCTest
@_exported import XCUIAutomation
// What a test case names its application by.
@_exported import struct Robot.ApplicationUnderTest
