import UIKit

/// A line over a list that says what is wrong.
final class BannerLabel: UILabel {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 36))
        textAlignment = .center
        textColor = .white
        backgroundColor = .systemRed
        font = .preferredFont(forTextStyle: .subheadline)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
