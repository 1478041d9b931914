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

    /// Leaves one message, two seconds later.
    func reloadWithOneMessage() async {
        await TimeLapse.advance(by: .seconds(2))
        inbox.senders = ["Sender 0"]
        inbox.tableView.reloadData()
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
