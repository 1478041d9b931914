// All that a file of a suite needs: XCTest, UIKit's views, Foundation, and the steps.
@_exported import Foundation
@_exported import HeadlessUIKit
@_exported import struct Scenarios.Step
@_exported import struct Scenarios.Steps
@_exported import XCTest
