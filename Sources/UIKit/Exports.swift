// So that an application's file with `import UIKit` compiles where there is no UIKit of Apple's.
@_exported import HeadlessUIKit
