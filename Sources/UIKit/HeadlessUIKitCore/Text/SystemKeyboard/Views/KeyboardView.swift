/// The view with the keyboard's keys.
@MainActor
package final class KeyboardView: UIView {
    private weak var keyboard: SystemKeyboard?
    private var keyViews: [KeyView] = []

    init(_ keyboard: SystemKeyboard) {
        self.keyboard = keyboard
        super.init(frame: .zero)
        backgroundColor = .systemGray
    }

    /// Returns `nil`: archives are not supported here.
    package required init?(coder: NSCoder) {
        nil
    }

    package override func drawContent(in context: CGContext) { drawKeyboard(in: context) }

    /// Updates the keys for the plane. Key views are reused for another plane's keys, so a touch on one stays on it.
    package override func layoutSubviews() {
        super.layoutSubviews()
        guard let keyboard else { return }
        let places = KeyboardMetrics.places(of: keyboard.layout, keyboard.plane, width: bounds.width)
        while keyViews.count > places.count { keyViews.removeLast().removeFromSuperview() }
        for (index, place) in places.enumerated() {
            if index < keyViews.count {
                keyViews[index].show(place.key)
            } else {
                let view = KeyView(place.key, keyboard)
                keyViews.append(view)
                addSubview(view)
            }
            keyViews[index].frame = place.frame
            keyViews[index].isSelected = keyboard.isOn(place.key)
        }
    }
}
