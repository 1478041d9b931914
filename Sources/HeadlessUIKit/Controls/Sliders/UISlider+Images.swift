import Foundation

extension UISlider {
    /// The image at the end of the minimum value.
    public final var minimumValueImage: UIImage? {
        get { parts.minimumImage.image }
        set { change { $0.minimumImage.image = newValue } }
    }

    /// The image at the end of the maximum value.
    public final var maximumValueImage: UIImage? {
        get { parts.maximumImage.image }
        set { change { $0.maximumImage.image = newValue } }
    }

    /// The colour of the track up to the thumb; the view's tint if `nil`.
    public final var minimumTrackTintColor: UIColor? {
        get { parts.minimumTrackTint }
        set { change { $0.minimumTrackTint = newValue } }
    }

    /// The colour of the track beyond the thumb; the system's grey if `nil`.
    public final var maximumTrackTintColor: UIColor? {
        get { parts.maximumTrackTint }
        set { change { $0.maximumTrackTint = newValue } }
    }

    /// The colour of the thumb; white if `nil`.
    public final var thumbTintColor: UIColor? {
        get { parts.thumbTint }
        set { change { $0.thumbTint = newValue } }
    }

    /// Sets the image of the thumb for a state.
    public final func setThumbImage(_ image: UIImage?, for state: State) {
        change { $0.thumbImages[state] = image }
    }

    /// Sets the image of the track up to the thumb for a state.
    public final func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        change { $0.minimumTrackImages[state] = image }
    }

    /// Sets the image of the track beyond the thumb for a state.
    public final func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        change { $0.maximumTrackImages[state] = image }
    }

    /// The image set for the thumb in exactly `state`.
    public final func thumbImage(for state: State) -> UIImage? { parts.thumbImages[state] }

    /// The image set for the track up to the thumb in exactly `state`.
    public final func minimumTrackImage(for state: State) -> UIImage? { parts.minimumTrackImages[state] }

    /// The image set for the track beyond the thumb in exactly `state`.
    public final func maximumTrackImage(for state: State) -> UIImage? { parts.maximumTrackImages[state] }

    /// The image of the thumb for the present state; that of `.normal` if the state has none.
    public final var currentThumbImage: UIImage? { parts.thumbImages[state] ?? parts.thumbImages[.normal] }

    /// The image of the track up to the thumb for the present state.
    public final var currentMinimumTrackImage: UIImage? {
        parts.minimumTrackImages[state] ?? parts.minimumTrackImages[.normal]
    }

    /// The image of the track beyond the thumb for the present state.
    public final var currentMaximumTrackImage: UIImage? {
        parts.maximumTrackImages[state] ?? parts.maximumTrackImages[.normal]
    }

    private func change(_ change: (SliderParts) -> Void) {
        change(parts)
        parts.showState(of: self)
        ViewTree.change(self)
        setNeedsLayout()
    }
}
