/// An object of a PDF file, as far as the size of a page depends on it.
enum PDFValue {
    case number(Double)
    case name(String)
    /// The number of an object that stands elsewhere.
    case reference(Int)
    case array([PDFValue])
    case dictionary([String: PDFValue])
    /// A text, a word, or what cannot be read.
    case other

    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var name: String? { if case .name(let name) = self { name } else { nil } }
    var reference: Int? { if case .reference(let number) = self { number } else { nil } }
    var array: [PDFValue]? { if case .array(let values) = self { values } else { nil } }
    var dictionary: [String: PDFValue]? { if case .dictionary(let values) = self { values } else { nil } }
}
