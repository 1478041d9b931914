import Foundation
import Robot
import Testing

/// One view of each kind, to be changed in layout.
@MainActor
final class LayoutParts: UIView {
    let label = UILabel(), button = UIButton(type: .system), picture = UIImageView()
    let field = UITextField(), notes = UITextView(), stack = UIStackView()
    let scroll = UIScrollView(), segments = UISegmentedControl(items: ["A", "B"])
    let gradient = CAGradientLayer(), shape = CAShapeLayer(), overlay = UIView()
    var height: NSLayoutConstraint?
    var added: [UIView] = []
    var layouts = 0
    var change: (@MainActor (LayoutParts) -> Void)?

    convenience init(placing: Bool) {
        self.init(frame: CGRect(x: 10, y: 200, width: 200, height: 44))
        let parts = [label, button, picture, field, notes, stack, scroll, segments, overlay]
        label.text = "A line that is longer than there is room for in one line of it"
        label.numberOfLines = 0
        for part in parts {
            addSubview(part)
            part.frame = bounds
            guard placing else { continue }
            part.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                part.leadingAnchor.constraint(equalTo: leadingAnchor),
                part.topAnchor.constraint(equalTo: topAnchor),
                part.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
            ])
        }
        overlay.translatesAutoresizingMaskIntoConstraints = false
        height = overlay.heightAnchor.constraint(equalToConstant: 10)
        height?.isActive = true
        layer.addSublayer(gradient)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        change?(self)
    }
}

/// What code does in layout.
struct LayoutIdiom: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: @MainActor @Sendable (LayoutParts) -> Void

    init(_ name: String, _ change: @escaping @MainActor @Sendable (LayoutParts) -> Void) {
        (testDescription, self.change) = (name, change)
    }

    static let all: [LayoutIdiom] = [
        LayoutIdiom("a label's text by the width") {
            $0.label.text = $0.bounds.width > 100 ? "Wide" : "Narrow"
        },
        LayoutIdiom("a text that is cleared first") { ($0.label.text, $0.label.text) = (nil, "A") },
        LayoutIdiom("a label's font") { $0.label.font = .systemFont(ofSize: $0.bounds.width / 10) },
        LayoutIdiom("an attributed text") {
            $0.label.attributedText = NSAttributedString(
                string: "A", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
        },
        // objc.io, issue 3, "Advanced Auto Layout Toolbox": the label's width of the first solution wraps it.
        LayoutIdiom("preferredMaxLayoutWidth, then layout again") {
            $0.label.preferredMaxLayoutWidth = $0.label.bounds.width
            $0.setNeedsUpdateConstraints()
        },
        LayoutIdiom("a button's title and image") {
            $0.button.setTitle("A", for: .normal)
            $0.button.setImage(UIImage(systemName: "star"), for: .normal)
            $0.button.setTitleColor(.red, for: .normal)
        },
        LayoutIdiom("a button's insets") {
            $0.button.contentEdgeInsets.left = 10
            $0.button.titleEdgeInsets.left = $0.bounds.width / 10
            $0.button.imageEdgeInsets.left = 1
        },
        LayoutIdiom("a button's configuration") { $0.button.configuration = .filled() },
        LayoutIdiom("an image, made anew") { $0.picture.image = UIImage(systemName: "star") },
        LayoutIdiom("an image that comes and goes") {
            $0.picture.image = nil
            $0.picture.image = UIImage(systemName: "star")
        },
        LayoutIdiom("a field's font, border and placeholder") {
            $0.field.font = .systemFont(ofSize: 12)
            $0.field.borderStyle = .roundedRect
            $0.field.placeholder = "Name"
            $0.field.attributedPlaceholder = NSAttributedString(string: "Name")
        },
        LayoutIdiom("a text view's text and insets") {
            $0.notes.text = "Notes"
            $0.notes.textContainerInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
            $0.notes.font = .systemFont(ofSize: 12)
            $0.notes.isScrollEnabled = false
        },
        LayoutIdiom("a stack's axis and spacing by the width") {
            $0.stack.axis = $0.bounds.width > 100 ? .horizontal : .vertical
            $0.stack.spacing = 4
            $0.stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            $0.stack.isLayoutMarginsRelativeArrangement = true
        },
        LayoutIdiom("a scroll view's content size and insets") {
            $0.scroll.contentSize = CGSize(width: $0.bounds.width, height: 900)
            $0.scroll.contentInset.bottom = 20
            $0.scroll.contentOffset.y = 10
        },
        LayoutIdiom("a segment's title") {
            $0.segments.setTitle("C", forSegmentAt: 0)
            $0.segments.selectedSegmentIndex = 1
        },
        LayoutIdiom("segments made anew") {
            $0.segments.removeAllSegments()
            $0.segments.insertSegment(withTitle: "A", at: 0, animated: false)
        },
        LayoutIdiom("the front") { $0.bringSubviewToFront($0.overlay) },
        LayoutIdiom("the front of two, one after the other") {
            $0.bringSubviewToFront($0.label)
            $0.bringSubviewToFront($0.overlay)
        },
        LayoutIdiom("the back") {
            $0.sendSubviewToBack($0.overlay)
            $0.sendSubviewToBack($0.label)
        },
        LayoutIdiom("subviews made anew") { parts in
            for view in parts.added { view.removeFromSuperview() }
            parts.added = (0..<5).map { UIView(frame: CGRect(x: 20 * $0, y: 0, width: 18, height: 18)) }
            for view in parts.added { parts.addSubview(view) }
        },
        LayoutIdiom("arranged views made anew") { parts in
            for view in parts.stack.arrangedSubviews { view.removeFromSuperview() }
            for _ in 0..<5 { parts.stack.addArrangedSubview(UILabel()) }
        },
        LayoutIdiom("sublayers made anew") { parts in
            parts.shape.removeFromSuperlayer()
            parts.layer.insertSublayer(parts.shape, at: 0)
            parts.gradient.frame = parts.bounds
            parts.layer.addSublayer(parts.gradient)
            parts.layer.cornerRadius = parts.bounds.height / 2
            parts.layer.shadowPath = UIBezierPath(rect: parts.bounds).cgPath
        },
        LayoutIdiom("a constraint's constant and priority") { parts in
            parts.height?.constant = parts.bounds.width / 10
            parts.height?.priority = .defaultHigh
            parts.height?.isActive = parts.bounds.width > 100
        },
        LayoutIdiom("constraints made anew") { parts in
            parts.height?.isActive = false
            parts.height = parts.overlay.heightAnchor.constraint(equalToConstant: 30)
            parts.height?.isActive = true
        },
        LayoutIdiom("size to fit, and the middle") {
            $0.label.sizeToFit()
            $0.label.center = CGPoint(x: $0.bounds.midX, y: $0.bounds.midY)
        },
        LayoutIdiom("a transform, an alpha, and what is hidden") {
            $0.overlay.transform = CGAffineTransform(rotationAngle: 0.1)
            $0.overlay.alpha = 0.5
            $0.label.isHidden = $0.bounds.width < 100
        },
        LayoutIdiom("layout margins") {
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        },
        LayoutIdiom("layout now, inside") {
            $0.label.font = .systemFont(ofSize: 11)
            $0.layoutIfNeeded()
        },
    ]
}
