import Foundation

extension UIColor {
    /// Makes a colour that repeats an image.
    ///
    /// The image is repeated from the origin of what is drawn: for a background that is the view's own origin. A view's
    /// background and filled areas show it; lines and text in this colour are black. It has no components.
    ///
    /// ```swift
    /// view.backgroundColor = UIColor(patternImage: UIImage(named: "Paper")!)
    /// ```
    public convenience init(patternImage image: UIImage) {
        self.init(.pattern(image))
    }

    /// The repeated image; `nil` for a colour of components.
    package var patternImage: UIImage? {
        if case .pattern(let image) = content { return image }
        return nil
    }
}

extension CGContext {
    /// Fills a path with an image, repeated from the origin of the context.
    func fill(_ path: DisplayList.Path, evenOdd: Bool, with image: UIImage) {
        saveGState()
        clip(path, evenOdd: evenOdd)
        tile(image, from: CGRect(origin: .zero, size: image.size))
        restoreGState()
    }
}
