import Foundation
import HeadlessNibs
import HeadlessUIKit

/// Views with text whose sizes are those that Xcode stored, not those of their texts.
@MainActor
enum GivenText {
    /// A label or button with the stored size; `nil` for other plans.
    static func view(_ plan: ViewPlan) -> UIView? {
        guard let size = plan.frame?.size else { return nil }
        switch plan.kind {
        case "label": return Label(givenSize: size)
        case "button": return Button(givenSize: size)
        default: return nil
        }
    }

    private final class Label: UILabel {
        private let givenSize: CGSize

        init(givenSize: CGSize) {
            self.givenSize = givenSize
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { givenSize }
    }

    private final class Button: UIButton {
        private let givenSize: CGSize

        init(givenSize: CGSize) {
            self.givenSize = givenSize
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { givenSize }
    }
}
