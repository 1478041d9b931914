import Foundation

extension String {
    /// The text for this key in the user's language, with values in the place of its placeholders.
    func localized(_ values: CVarArg...) -> String {
        String(format: NSLocalizedString(self, comment: ""), arguments: values)
    }
}
