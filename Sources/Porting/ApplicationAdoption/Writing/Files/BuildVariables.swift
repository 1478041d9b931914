/// The variables of build settings in a text, such as `$(PRODUCT_NAME:rfc1034identifier)`.
struct BuildVariables {
    let values: [String: String]

    /// The values that a module's build settings and its names give.
    init(of module: AdoptedModule) {
        var values = module.information.filter { !$0.key.hasPrefix(InformationFile.settingPrefix) }
        let defaults = [
            "TARGET_NAME": module.targetName, "PRODUCT_NAME": module.targetName,
            "PRODUCT_MODULE_NAME": module.name, "EXECUTABLE_NAME": module.targetName,
            "DEVELOPMENT_LANGUAGE": "en",
        ]
        for (name, value) in defaults where values[name] == nil { values[name] = value }
        self.values = values
    }

    /// Returns a text in which the variables that are known are replaced; the others stay.
    func replaced(in text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            let open = rest.index(after: start)
            guard open < rest.endIndex, let closer = ["(": ")", "{": "}"][rest[open]] as Character?,
                let end = rest[open...].firstIndex(of: closer),
                let value = value(of: rest[rest.index(after: open)..<end])
            else {
                result.append("$")
                rest = rest[open...]
                continue
            }
            result += value
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// The value of a name with modifiers behind colons.
    private func value(of reference: Substring) -> String? {
        if let known = values[String(reference)] { return known }
        let parts = reference.split(separator: ":", omittingEmptySubsequences: false)
        guard let name = parts.first else { return nil }
        var value = values[String(name)]
        for modifier in parts.dropFirst() where value != nil || modifier.hasPrefix("default=") {
            value = SettingText.modified(value ?? "", by: modifier)
        }
        return value
    }
}
