import Foundation

/// The title of a menu or a section, or the text of a loading element.
@preconcurrency @MainActor
final class UIMenuTitle: UILabel {
    init(_ title: String) {
        super.init(frame: .zero)
        text = title
        font = .systemFont(ofSize: 12)
        textColor = .secondaryLabel
        textAlignment = .center
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 32) }
}

/// A separator between two sections of a menu.
@preconcurrency @MainActor
final class UIMenuSeparator: UIView {
    override func didInit() {
        super.didInit()
        backgroundColor = .separator
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 8) }
}

/// The area behind an open menu, or its preview's box, which handles a tap.
@preconcurrency @MainActor
final class UIMenuBackdrop: UIControl {
    var whenTapped: @MainActor () -> Void = {}

    override var keepsTapsToItself: Bool { true }

    override func touchDidEnd(inside isInside: Bool, _ event: UIEvent?) {
        super.touchDidEnd(inside: isInside, event)
        if isInside { whenTapped() }
    }

    override var isAccessibilityElementByDefault: Bool { true }

    override var accessibilityTraitsByDefault: UIAccessibilityTraits { .button }
}
