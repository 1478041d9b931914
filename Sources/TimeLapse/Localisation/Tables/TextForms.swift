/// A text that may differ by number, device or width.
indirect enum TextForms: Sendable {
    case text(String)
    case plural([PluralCategory: TextForms])
    /// By the names that Xcode has for devices, such as `iphone`, and `other`.
    case device([String: TextForms])
    /// By the number of characters for which there is room.
    case width([Int: TextForms])

    /// The form for a device, of which the one for the widest place; a text, or plurals.
    func onDevice(_ device: TextDevice) -> TextForms? {
        switch self {
        case .text, .plural: self
        case .device(let forms): (forms[device.rawValue] ?? forms["other"])?.onDevice(device)
        case .width(let forms): forms.max { $0.key < $1.key }?.value.onDevice(device)
        }
    }

    /// The text for a number.
    ///
    /// A form for zero is the one for 0 in every language, as Apple's platforms have it.
    func text(for number: PluralNumber?, in language: String, on device: TextDevice) -> String? {
        switch onDevice(device) {
        case .text(let text): return text
        case .plural(let forms):
            let category = number.map { PluralRules.category(of: $0, in: language) } ?? .other
            let form = number?.n == 0 ? forms[.zero] ?? forms[category] : forms[category]
            return (form ?? forms[.other])?.text(for: number, in: language, on: device)
        default: return nil
        }
    }
}

/// The kind of device for which texts have forms, by Xcode's name.
package enum TextDevice: String, Sendable {
    case iphone, ipad
}
