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

@preconcurrency @MainActor
final class UIMenuSeparator: UIView {
    override func didInit() {
        super.didInit()
        backgroundColor = .separator
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 8) }
}

/// A part of an open menu that handles taps.
@preconcurrency @MainActor
package class UIMenuControl: UIControl {
    final var whenTapped: @MainActor () -> Void = {}

    package override var keepsTapsToItself: Bool { true }

    package override func touchDidEnd(inside isInside: Bool, _ event: UIEvent?) {
        super.touchDidEnd(inside: isInside, event)
        if isInside { whenTapped() }
    }

    override var isAccessibilityElementByDefault: Bool { true }

    override var accessibilityTraitsByDefault: UIAccessibilityTraits { .button }
}

/// The area behind an open menu, or its preview's box.
@preconcurrency @MainActor
final class UIMenuBackdrop: UIMenuControl {}
