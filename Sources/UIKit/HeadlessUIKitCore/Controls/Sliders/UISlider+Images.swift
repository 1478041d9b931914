extension UISlider {
    final func change(
        _ property: AppearanceProperty, for state: State = .normal, _ change: (SliderParts) -> Void
    ) {
        noteAppearance(property, for: state)
        change(parts)
        parts.showState(of: self)
        ViewTree.change(self)
        setNeedsLayout()
    }
}

extension AppearanceProperty {
    static let sliderMinimumTrackTint = AppearanceProperty(2, \UISlider.minimumTrackTintColor)
    static let sliderMaximumTrackTint = AppearanceProperty(3, \UISlider.maximumTrackTintColor)
    static let sliderThumbTint = AppearanceProperty(4, \UISlider.thumbTintColor)
    static let sliderMinimumImage = AppearanceProperty(5, \UISlider.minimumValueImage)
    static let sliderMaximumImage = AppearanceProperty(6, \UISlider.maximumValueImage)
    static let sliderThumbImage = states(7) { (slider: UISlider, proxy, state) in
        slider.setThumbImage(proxy.thumbImage(for: state), for: state)
    }
    static let sliderMinimumTrackImage = states(12) { (slider: UISlider, proxy, state) in
        slider.setMinimumTrackImage(proxy.minimumTrackImage(for: state), for: state)
    }
    static let sliderMaximumTrackImage = states(17) { (slider: UISlider, proxy, state) in
        slider.setMaximumTrackImage(proxy.maximumTrackImage(for: state), for: state)
    }
}
