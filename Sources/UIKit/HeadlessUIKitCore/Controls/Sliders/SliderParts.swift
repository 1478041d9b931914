/// The parts of a slider: thumb, two parts of the track, and images at the ends.
@MainActor
final class SliderParts {
    /// Measures observed of UIKit's sliders, in points.
    nonisolated static let height: CGFloat = 31
    nonisolated static let alignmentInsets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    nonisolated static let thumbSize = CGSize(width: 28, height: 28)
    nonisolated static let trackHeight: CGFloat = 4
    nonisolated static let trackInset: CGFloat = 2
    private nonisolated static let imageGap: CGFloat = 8

    let thumb = UIImageView()
    let minimumTrack = UIImageView()
    let maximumTrack = UIImageView()
    let minimumImage = UIImageView()
    let maximumImage = UIImageView()
    var thumbImages: [UIControl.State: UIImage] = [:]
    var minimumTrackImages: [UIControl.State: UIImage] = [:]
    var maximumTrackImages: [UIControl.State: UIImage] = [:]
    var minimumTrackTint: UIColor?
    var maximumTrackTint: UIColor?
    var thumbTint: UIColor?

    func add(to slider: UISlider) {
        for view in [minimumImage, maximumImage, maximumTrack, minimumTrack, thumb] {
            slider.addSubview(view)
        }
        showState(of: slider)
    }

    func showState(of slider: UISlider) {
        thumb.image = slider.currentThumbImage
        minimumTrack.image = slider.currentMinimumTrackImage
        maximumTrack.image = slider.currentMaximumTrackImage
        // An image replaces the colour.
        thumb.backgroundColor = thumb.image == nil ? thumbTint ?? .white : nil
        thumb.layer.cornerRadius = thumb.image == nil ? Self.thumbSize.height / 2 : 0
        thumb.layer.shadowOpacity = thumb.image == nil ? 0.18 : 0
        (thumb.layer.shadowRadius, thumb.layer.shadowOffset) = (3, CGSize(width: 0, height: 2))
        minimumTrack.backgroundColor =
            minimumTrack.image == nil ? minimumTrackTint ?? slider.tintColor : nil
        maximumTrack.backgroundColor = maximumTrack.image == nil ? maximumTrackTint ?? .systemFill : nil
    }

    func layOut(_ slider: UISlider, _ thumbRect: CGRect) {
        guard thumbRect.isFinite else { return }
        let bounds = slider.bounds
        let rect = slider.trackRect(forBounds: bounds)
        let middle = min(max(thumbRect.midX, rect.minX), rect.maxX)
        let (left, right) =
            slider.isRightToLeft ? (maximumTrack, minimumTrack) : (minimumTrack, maximumTrack)
        left.frame = CGRect(x: rect.minX, y: rect.minY, width: middle - rect.minX, height: rect.height)
        right.frame = CGRect(x: middle, y: rect.minY, width: rect.maxX - middle, height: rect.height)
        thumb.frame = thumbRect
        minimumImage.frame = slider.minimumValueImageRect(forBounds: bounds)
        maximumImage.frame = slider.maximumValueImageRect(forBounds: bounds)
    }

    func imageRect(_ image: UIImage?, atLeft: Bool, in bounds: CGRect) -> CGRect {
        let size = image?.size ?? .zero
        return CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    func trackRect(in bounds: CGRect, leftImage: CGRect?, rightImage: CGRect?) -> CGRect {
        let left = leftImage.map { $0.maxX + Self.imageGap } ?? bounds.minX
        let right = rightImage.map { $0.minX - Self.imageGap } ?? bounds.maxX
        return CGRect(
            x: left + Self.trackInset, y: bounds.midY - Self.trackHeight / 2,
            width: max(right - left - 2 * Self.trackInset, 0), height: Self.trackHeight)
    }
}
