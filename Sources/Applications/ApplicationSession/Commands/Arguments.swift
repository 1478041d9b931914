import Foundation
import JSONWriting
import Robot
import ViewQuery

/// The arguments of a command, by name.
struct Arguments: Sendable, Hashable {
    private var values: [String: JSON]

    init(_ values: [String: JSON] = [:]) { self.values = values }

    var names: [String] { values.keys.sorted() }

    /// The arguments as an object.
    var json: JSON {
        .object(values.sorted { $0.key < $1.key }.map { JSON.Member(name: $0.key, value: $0.value) })
    }

    func has(_ name: String) -> Bool { values[name] != nil && values[name] != .null }

    /// A text; a number is one as well.
    func text(_ name: String) throws(CommandError) -> String {
        guard let text = optionalText(name) else { throw CommandError("\(name) is missing, or is no text.") }
        return text
    }

    func optionalText(_ name: String) -> String? {
        switch values[name] {
        case .string(let text): text
        case .integer(let number): "\(number)"
        case .decimal(let digits): digits
        case .bool(let value): value ? "true" : "false"
        default: nil
        }
    }

    /// A number, also as a text; `nil` if it is not there.
    func number(_ name: String) throws(CommandError) -> Double? {
        guard has(name) else { return nil }
        guard let number = optionalText(name).flatMap(Double.init), number.isFinite else {
            throw CommandError("\(name) is \(values[name]?.line ?? ""): it has to be a number.")
        }
        return number
    }

    /// A span of virtual time in seconds, which may end in `s` or `ms`.
    func seconds(_ name: String, default usual: Double) throws(CommandError) -> Duration {
        guard has(name) else { return .seconds(usual) }
        var text = optionalText(name) ?? ""
        var unit = 1.0
        if text.hasSuffix("ms") {
            (text, unit) = (String(text.dropLast(2)), 0.001)
        } else if text.hasSuffix("s") {
            text.removeLast()
        }
        guard let number = Double(text), number >= 0, number <= 1e9 else {
            throw CommandError(
                "\(name) is \(values[name]?.line ?? ""): it has to be a time such as 2, 2s or 300ms.")
        }
        return .seconds(number * unit)
    }

    func role(_ name: String) throws(CommandError) -> AccessibilityRole? {
        guard has(name) else { return nil }
        let text = try text(name)
        if let role = AccessibilityRole(rawValue: text == "text" ? "staticText" : text) { return role }
        let roles = AccessibilityRole.allCases.map(\.rawValue).joined(separator: ", ")
        throw CommandError("\(text.quoted) is no role. Roles: \(roles).")
    }
}

extension JSON {
    /// Reads a value; `nil` if the text is none.
    init?(parsing text: some StringProtocol) {
        guard let value = try? JSONDecoder().decode(ParsedJSON.self, from: Data(text.utf8)) else {
            return nil
        }
        self = value.json
    }

    subscript(_ name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    var asText: String? { if case .string(let text) = self { text } else { nil } }

    /// The members of an object by name; `nil` for another value.
    var asArguments: Arguments? {
        guard case .object(let members) = self else { return nil }
        return Arguments(Dictionary(members.map { ($0.name, $0.value) }) { $1 })
    }
}

/// JSON as Foundation reads it; the members of objects are in the order of their names.
private struct ParsedJSON: Decodable {
    let json: JSON

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            json = .null
        } else if let bool = try? value.decode(Bool.self) {
            json = .bool(bool)
        } else if let integer = try? value.decode(Int64.self) {
            json = .integer(integer)
        } else if let number = try? value.decode(Double.self) {
            json = .decimal("\(number)")
        } else if let text = try? value.decode(String.self) {
            json = .string(text)
        } else if let values = try? value.decode([ParsedJSON].self) {
            json = .array(values.map(\.json))
        } else {
            let members = try value.decode([String: ParsedJSON].self)
            json = .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) })
        }
    }
}
