import Foundation

/// Puts values in place of a text's placeholders, and forms in place of its variables.
struct TextFilling {
    let arguments: [FormatArgument]
    /// The locale of numbers; `nil` for none.
    let locale: Locale?
    let device: TextDevice
    /// The language that the text is shown in: a pseudo-language changes it, and leaves the values alone.
    let language: DeviceLanguage
    /// The text whose variables are used.
    var text: VariedText?

    /// How many variables a text may have. They stand in forms of others, and by mistake in their own.
    private static let mostVariables = 100

    func filled(_ format: String) -> String {
        var remaining = Self.mostVariables
        let result = filled(format, from: 0, &remaining)
        return language.isAccented ? result : language.shown(result)
    }

    /// - Parameter start: the index of the first value for placeholders without a position.
    private func filled(_ format: String, from start: Int, _ remaining: inout Int) -> String {
        var result = ""
        var next = start
        for part in TextFormat(format).parts {
            switch part {
            case .text(let text): result += language.isAccented ? language.shown(text) : text
            case .placeholder(let placeholder):
                let index = placeholder.position.map { $0 - 1 } ?? next
                if placeholder.position == nil { next += 1 }
                if let name = placeholder.variable {
                    result += form(name, at: index, &remaining)
                } else if arguments.indices.contains(index) {
                    result += arguments[index].shown(as: placeholder, locale: locale)
                }
            }
        }
        return result
    }

    private func form(_ name: String, at place: Int, _ remaining: inout Int) -> String {
        guard remaining > 0, let text, let variable = text.variable(name) else { return "%#@\(name)@" }
        remaining -= 1
        let (index, start) =
            switch variable.argument {
            case .inOrder: (place, place)
            case .number(let number): (number - 1, number - 1)
            case .firstNumber: (arguments.firstIndex { $0.plural != nil } ?? place, 0)
            }
        let number = arguments.indices.contains(index) ? arguments[index].plural : nil
        let form = variable.forms.text(for: number, in: text.language, on: device)
        return form.map { filled($0, from: start, &remaining) } ?? "%#@\(name)@"
    }

    /// Fills in a format that `NSLocalizedString` may have returned, with its rules.
    static func filled(_ format: String, _ locale: Locale?, _ arguments: [FormatArgument]) -> String {
        let process = ProcessWorld.current
        let (format, text) = TextMark.unmarked(format)
        // A format without a mark was not looked up, and no language changes it.
        let language = text == nil ? .english : process.language
        let filling = TextFilling(
            arguments: arguments, locale: locale, device: process.textDevice,
            language: language, text: text)
        return filling.filled(format)
    }
}
