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
        case "label": return sized(Label(), size)
        case "button": return sized(Button(), size)
        default: return nil
        }
    }

    private static func sized(_ view: any GivenSize, _ size: CGSize) -> UIView {
        view.givenSize = size
        return view
    }
}

/// A view with a size that its content does not decide about.
@MainActor
private protocol GivenSize: UIView {
    var givenSize: CGSize { get set }
}

private final class Label: UILabel, GivenSize {
    var givenSize = CGSize.zero
    override var intrinsicContentSize: CGSize { givenSize }
}

private final class Button: UIButton, GivenSize {
    var givenSize = CGSize.zero
    override var intrinsicContentSize: CGSize { givenSize }
}
