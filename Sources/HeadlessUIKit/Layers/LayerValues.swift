import Foundation

/// All that can be seen of a layer, at one instant.
struct LayerValues {
    /// What only a layer has, and no view.
    struct Style {
        var cornerRadius: CGFloat = 0
        var borderWidth: CGFloat = 0
        var borderColor: UIColor? = .black
        var shadowColor: UIColor? = .black
        var shadowOpacity: CGFloat = 0
        var shadowOffset = CGSize(width: 0, height: -3)
        var shadowRadius: CGFloat = 3
        var name: String?
    }

    var position = CGPoint.zero
    var bounds = CGRect.zero
    var transform = CGAffineTransform.identity
    var opacity: CGFloat = 1
    var backgroundColor: UIColor?
    var isHidden = false
    var masksToBounds = false
    var style = Style()

    /// The rectangle in the superlayer, with the transform.
    var frame: CGRect {
        let size = bounds.size
        return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            .applying(transform)
            .offsetBy(dx: position.x, dy: position.y)
    }
}
