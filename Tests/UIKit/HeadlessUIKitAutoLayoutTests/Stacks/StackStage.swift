import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// A view with a natural size.
final class Block: UIView {
    var natural: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        natural = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { natural }
}

/// Numbers along an axis: where something begins and how long it is.
struct Extent: Equatable, CustomStringConvertible {
    var start: CGFloat
    var length: CGFloat

    init(_ start: CGFloat, _ length: CGFloat) {
        self.start = start
        self.length = length
    }

    var description: String { "\(start.shortText)+\(length.shortText)" }
}

extension UIView {
    func extent(_ axis: NSLayoutConstraint.Axis) -> Extent {
        axis == .horizontal ? Extent(frame.minX, frame.width) : Extent(frame.minY, frame.height)
    }
}

extension UIStackView {
    /// A stack view with a frame, laid out.
    convenience init(
        _ views: [UIView], _ width: CGFloat, _ height: CGFloat, _ set: (UIStackView) -> Void = { _ in }
    ) {
        self.init(arrangedSubviews: views)
        frame = CGRect(x: 0, y: 0, width: width, height: height)
        set(self)
        layoutIfNeeded()
    }

    /// The places of the visible arranged views along an axis, after layout.
    func extents(_ axis: NSLayoutConstraint.Axis) -> [Extent] {
        layoutIfNeeded()
        return arrangedSubviews.filter { !$0.isHidden }.map { $0.extent(axis) }
    }

    /// The frames of the visible arranged views, after layout.
    func frames() -> [CGRect] {
        layoutIfNeeded()
        return arrangedSubviews.filter { !$0.isHidden }.map(\.frame)
    }

    /// The smallest size that shows the content.
    var fitting: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
}
