import UIKit

/// The cover of a book.
@IBDesignable
class CoverView: UIView {
    @IBInspectable var cornerRadius: CGFloat = 0 {
        didSet { layer.cornerRadius = cornerRadius }
    }

    @IBInspectable var isPressable: Bool = false {
        didSet { accessibilityTraits = isPressable ? .button : .image }
    }
}
