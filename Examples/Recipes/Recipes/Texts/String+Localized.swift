import Foundation

extension String {
    /// The text for this key in the user's language.
    var localized: String {
        NSLocalizedString(self, comment: "")
    }

    /// The text for this key, with values in the place of its placeholders.
    func localized(_ values: CVarArg...) -> String {
        String(format: localized, arguments: values)
    }
}
