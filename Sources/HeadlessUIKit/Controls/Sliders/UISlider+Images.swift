import Foundation

extension UISlider {
    final func change(_ change: (SliderParts) -> Void) {
        change(parts)
        parts.showState(of: self)
        ViewTree.change(self)
        setNeedsLayout()
    }
}
