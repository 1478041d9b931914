// As Apple's module does, whose headers import both.
@_exported import Foundation
@_exported import HeadlessUIKit

// Modules above run their calls with it.
@_exported import enum TimeLapse.OnMainActor
