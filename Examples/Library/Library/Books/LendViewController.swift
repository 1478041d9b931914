import UIKit

/// Asks who borrows a book.
class LendViewController: UIViewController, UITextFieldDelegate {
    @IBOutlet private weak var nameField: UITextField!

    var borrower: String? { nameField.text }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        nameField.hasText
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
    }
}
