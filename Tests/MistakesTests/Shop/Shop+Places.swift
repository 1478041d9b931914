import HeadlessUIKit
import Robot

// What the mistakes about places do with the application, in the view code's part.
extension Shop {
    /// Presents a review of the order.
    @discardableResult
    func presentReview(_ style: UIModalPresentationStyle) -> ReviewViewController {
        let review = ReviewViewController()
        review.modalPresentationStyle = style
        tabs.present(review, animated: false)
        UIApplication.shared.commit()
        return review
    }

    /// Shows two columns, and hides the first, which contains a review.
    func showSplit() {
        window.traitOverrides.horizontalSizeClass = .regular
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(ReviewViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        window.rootViewController = split
        UIApplication.shared.commit()
        split.preferredDisplayMode = .secondaryOnly
        UIApplication.shared.commit()
    }

    /// Makes another window key, beside the application's.
    func showOverlay() {
        let overlay = UIWindow(frame: CGRect(x: 0, y: 780, width: 390, height: 64))
        overlay.accessibilityIdentifier = "overlay"
        overlay.makeKeyAndVisible()
    }

    /// Adds a label with constraints, in a test in which such a conflict is a failure.
    func addTotal(keepingFrame: Bool) {
        UIApplication.shared.clock.status.isLayoutStrict = true
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "Total"
        label.translatesAutoresizingMaskIntoConstraints = keepingFrame
        checkout.view.addSubview(label)
        label.widthAnchor.constraint(equalToConstant: 200).isActive = true
        UIApplication.shared.commit()
        UIApplication.shared.clock.status.isLayoutStrict = false
    }

    /// Leaves one message, two seconds later.
    func reloadWithOneMessage() async {
        await TimeLapse.advance(by: .seconds(2))
        inbox.senders = ["Sender 0"]
        inbox.tableView.reloadData()
    }

    /// Makes "Cancel" remove "Pay".
    func removesPay() {
        let pay = checkout.pay
        checkout.cancel.addAction(UIAction { _ in pay.removeFromSuperview() }, for: .touchUpInside)
    }

    /// Makes "Cancel" put another button in the place of "Pay".
    func replacesPay() {
        let pay = checkout.pay
        let other = UIButton(type: .system)
        other.setTitle("Pay", for: .normal)
        other.accessibilityIdentifier = "pay-button"
        checkout.cancel.addAction(
            UIAction { _ in
                other.frame = pay.frame
                pay.superview?.addSubview(other)
                pay.removeFromSuperview()
            }, for: .touchUpInside)
    }

    /// Makes the first "Remove" end editing.
    func endsEditing() {
        guard let remove = theFirstView(withRole(.button, named: "Remove")).first as? UIButton else { return }
        remove.addAction(
            UIAction { [self] _ in checkout.view.endEditing(true) }, for: .touchUpInside)
    }

    /// Shows the table of messages.
    func showInbox() {
        tabs.selectedIndex = 1
        UIApplication.shared.commit()
    }

    /// Gives the fields of the form identifiers with numbers.
    func numberFields() {
        for (index, field) in checkout.fields.enumerated() {
            field.accessibilityIdentifier = "product-\(index)"
        }
    }

    /// Opens a message, and returns the button that deletes it.
    @discardableResult
    func openMessage() -> UIView? {
        tabs.selectedIndex = 1
        tapOn(theFirstView(withText("Sender 3")))
        return theFirstView(withIdentifier("delete-button")).first
    }

    // MARK: Later

    private func showReceipt() {
        checkout.pay.setTitle("Show receipt", for: .normal)
    }

    func showReceiptAfterSleeping() {
        Task {
            try? await Task.sleep(for: .seconds(2))
            showReceipt()
        }
    }

    func askByTimer() {
        Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [self] _ in
            MainActor.assumeIsolated {
                let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                tabs.present(alert, animated: false)
            }
        }
    }

    func showReceiptByTimer() {
        Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { [self] _ in
            MainActor.assumeIsolated { showReceipt() }
        }
    }

    func showReceiptByBlock() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [self] in showReceipt() }
    }

    func showReceiptAfterAnimation() {
        UIView.animate(withDuration: 0.5) { [self] in
            checkout.pay.alpha = 0.5
        } completion: { [self] _ in
            checkout.pay.alpha = 1
            showReceipt()
        }
    }
}
