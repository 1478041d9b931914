extension DeviceLanguage {
    /// The language's code, and shorter ones without script and region: `zh-Hant`, `zh`.
    var codes: [String] {
        var codes = [Self.canonical(code)]
        while let dash = codes.last?.lastIndex(of: "-") { codes.append(String(codes.last?[..<dash] ?? "")) }
        return codes
    }

    /// The code of a language by the name of its folder, in lower case, with hyphens between its parts.
    static func canonical(_ name: String) -> String {
        let code = name.lowercased().replacing("_", with: "-")
        return otherNames[code] ?? code
    }

    /// Names of folders, and codes, that Apple's platforms take for others.
    private static let otherNames = [
        "english": "en", "german": "de", "french": "fr", "italian": "it", "spanish": "es", "japanese": "ja",
        "dutch": "nl", "no": "nb", "iw": "he", "in": "id", "tl": "fil", "zh-cn": "zh-hans",
        "zh-sg": "zh-hans",
        "zh-tw": "zh-hant", "zh-hk": "zh-hant-hk",
    ]

    /// The localizations that are used in the language, of those that there are: the language's own, else English or
    /// the first.
    func localizations(among all: [String]) -> [String] {
        let named = all.filter { $0 != "Base" }
        for code in codes {
            let found = named.filter { Self.canonical($0) == code }
            if !found.isEmpty { return found }
        }
        return Array((named.filter { $0 == "en" } + named).prefix(1))
    }
}
