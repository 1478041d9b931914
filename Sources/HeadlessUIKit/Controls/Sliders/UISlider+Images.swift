import Foundation

extension UISlider {
    /// The picture beside the end with the smallest value.
    public final var minimumValueImage: UIImage? {
        get { parts.minimumImage.image }
        set { change { $0.minimumImage.image = newValue } }
    }

    /// The picture beside the end with the largest value.
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

    /// Sets the picture of the thumb in `state`.
    public final func setThumbImage(_ image: UIImage?, for state: State) {
        change { $0.thumbImages[state] = image }
    }

    /// Sets the picture of the track up to the thumb in `state`.
    public final func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        change { $0.minimumTrackImages[state] = image }
    }

    /// Sets the picture of the track beyond the thumb in `state`.
    public final func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        change { $0.maximumTrackImages[state] = image }
    }

    /// The picture set for the thumb in exactly `state`.
    public final func thumbImage(for state: State) -> UIImage? { parts.thumbImages[state] }

    /// The picture set for the track up to the thumb in exactly `state`.
    public final func minimumTrackImage(for state: State) -> UIImage? { parts.minimumTrackImages[state] }

    /// The picture set for the track beyond the thumb in exactly `state`.
    public final func maximumTrackImage(for state: State) -> UIImage? { parts.maximumTrackImages[state] }

    /// The picture of the thumb as things stand: that of the normal state where the present one has none.
    public final var currentThumbImage: UIImage? { parts.thumbImages[state] ?? parts.thumbImages[.normal] }

    /// The picture of the track up to the thumb as things stand.
    public final var currentMinimumTrackImage: UIImage? {
        parts.minimumTrackImages[state] ?? parts.minimumTrackImages[.normal]
    }

    /// The picture of the track beyond the thumb as things stand.
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
