import UIKit

private var toastKey: UInt8 = 0

extension UIView {
    /// The message that is shown at the view's bottom, if any.
    private(set) var toast: UILabel? {
        get { objc_getAssociatedObject(self, &toastKey) as? UILabel }
        set { objc_setAssociatedObject(self, &toastKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// Shows a message for two seconds.
    func showToast(_ text: String) {
        hideToast()
        let label = UILabel()
        label.text = text
        label.textAlignment = .center
        label.textColor = .white
        label.backgroundColor = UIColor(named: "Accent")
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            label.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -16),
            label.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
        ])
        toast = label
        perform(#selector(hideToast), with: nil, afterDelay: 2)
    }

    @objc func hideToast() {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(hideToast), object: nil)
        toast?.removeFromSuperview()
        toast = nil
    }
}
