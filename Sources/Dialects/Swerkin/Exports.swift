// All that a file of a suite needs: XCTest, UIKit's views, Foundation, and the steps.
@_exported import Foundation
@_exported import HeadlessUIKit
@_exported import XCTest

@_exported import let Scenarios.And
@_exported import let Scenarios.But
@_exported import let Scenarios.Given
@_exported import struct Scenarios.Scenario
@_exported import struct Scenarios.ScenarioReport
@_exported import struct Scenarios.Step
@_exported import struct Scenarios.Steps
@_exported import let Scenarios.Then
@_exported import let Scenarios.When
