import Foundation

/// The keys that the keyboard shows.
@MainActor
package final class KeyboardView: UIView {
    private weak var keyboard: SystemKeyboard?
    private var keyViews: [KeyView] = []

    init(_ keyboard: SystemKeyboard) {
        self.keyboard = keyboard
        super.init(frame: .zero)
        backgroundColor = .systemGray
    }

    /// There is nothing in a coder to make one of.
    package required init?(coder: NSCoder) {
        nil
    }

    /// Brings the keys in line with the plane. Views are kept for another plane's keys, so a finger that is down
    /// on one stays on it.
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
