import UIKit

@objc protocol ShoppingItemCellDelegate: AnyObject {
    @objc optional func shoppingItemCellWantsRemoval(_ cell: ShoppingItemCell)
}

/// Something to buy, with a check mark when it is bought.
final class ShoppingItemCell: UICollectionViewCell {
    static let identifier = "ShoppingItemCell"

    weak var delegate: ShoppingItemCellDelegate?

    private let label = UILabel()
    private let mark = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        mark.tintColor = UIColor(named: "Accent")
        let views = ["label": label, "mark": mark]
        for subview in views.values {
            subview.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(subview)
        }
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-16-[mark(24)]-12-[label]-16-|", options: .alignAllCenterY,
                metrics: nil, views: views)
                + [
                    mark.heightAnchor.constraint(equalTo: mark.widthAnchor),
                    mark.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
                ])
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(Self.swiped))
        swipe.direction = .left
        addGestureRecognizer(swipe)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ item: ShoppingItem) {
        label.text = item.name
        mark.image = UIImage(systemName: item.isBought ? "checkmark.circle.fill" : "circle")
        accessibilityLabel = item.name
        accessibilityTraits = item.isBought ? [.button, .selected] : .button
    }

    @objc private func swiped() {
        delegate?.shoppingItemCellWantsRemoval?(self)
    }
}
