/// What is drawn behind the items of a bar.
struct BarLook {
    /// The colour above the material.
    var color: UIColor?
    var image: UIImage?
    /// The material that the content behind shines through.
    var effect: UIBlurEffect?
    var shadowColor: UIColor?
    var shadowImage: UIImage?

    init(_ appearance: UIBarAppearance) {
        color = appearance.backgroundColor
        image = appearance.backgroundImage
        effect = appearance.backgroundEffect
        (shadowColor, shadowImage) = (appearance.shadowColor, appearance.shadowImage)
    }

    /// The look by the older properties, or the system's.
    init(_ style: UIBarStyle, tint: UIColor?, image: UIImage?, shadow: UIImage?) {
        color = tint ?? (style == .black ? .black : nil)
        self.image = image
        effect = color == nil && image == nil ? UIBlurEffect(style: .systemChromeMaterial) : nil
        shadowColor = shadow == nil ? .separator : nil
        shadowImage = shadow
    }
}

extension CGContext {
    /// Draws the background of a bar in its rectangle with the part of the screen's edge that it covers.
    func drawBar(_ look: BarLook, in rect: CGRect, isAtTop: Bool, scale: CGFloat) {
        if let effect = look.effect { fill(rect, effect.style.pictureColor) }
        if let color = look.color { fill(rect, color) }
        if let image = look.image { draw(image, in: rect) }
        let height = look.shadowImage?.size.height ?? 1 / max(scale, 1)
        let line = CGRect(
            x: rect.minX, y: isAtTop ? rect.maxY : rect.minY - height, width: rect.width, height: height)
        if let image = look.shadowImage {
            draw(look.shadowColor.map { image.withTintColor($0.fixed) } ?? image, in: line)
        } else if let color = look.shadowColor {
            fill(line, color)
        }
    }
}
