// An application's file with `import UIKit` compiles on platforms without Apple's UIKit.
@_exported import HeadlessUIKit
