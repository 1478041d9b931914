import Foundation
import Testing

@testable import HeadlessUIKitCore

private protocol Makeable: AnyObject {}

extension Makeable where Self: NSObject {
    fileprivate init(_ block: (Self) -> Void) {
        self.init(madeByClass: ())
        block(self)
    }
}

extension NSObject: Makeable {}

/// Objects that a helper of a protocol makes, whatever class they are of.
@MainActor
@Suite("Objects made by their class") struct MadeByClassTests {
    private final class Badge: UIView {
        let level: Int

        override init(frame: CGRect) {
            level = 3
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("A class of UIKit, and one of the application, are made by their init()")
    func made() {
        let label = UILabel { $0.text = "made" }
        #expect(type(of: label) == UILabel.self && label.text == "made")
        #expect(UIViewController { $0.title = "Home" }.title == "Home")
        #expect(Badge { $0.tag = 4 }.level == 3)
        #expect(CALayer { $0.opacity = 0.5 }.opacity == 0.5)
    }
}
