import Foundation

/// What a `Package.swift` says as data; it is not run.
struct SwiftManifest {
    let name: String?
    /// The names of its products.
    let products: [String]
    let targets: [SwiftExpression]
    let dependencies: [SwiftExpression]
    /// The language mode of its targets.
    let languageMode: String

    init(_ text: String) {
        var reader = SwiftExpressionReader(text)
        let package = reader.call("Package")
        name = package?["name"]?.text
        products = (package?["products"]?.elements ?? []).compactMap { $0["name"]?.text }
        targets = package?["targets"]?.elements ?? []
        dependencies = package?["dependencies"]?.elements ?? []
        let modes = (package?["swiftLanguageModes"] ?? package?["swiftLanguageVersions"])?.elements ?? []
        let first = text.split(whereSeparator: \.isNewline).first ?? ""
        let tools = first.split(separator: ":").last.map { String($0.trimmed) } ?? ""
        languageMode = modes.last.flatMap(Self.languageMode) ?? ModuleSettings.languageMode(tools)
    }

    /// `.v5` and `.version("5")`.
    static func languageMode(_ mode: SwiftExpression) -> String? {
        let text = mode.arguments.first?.value.text ?? mode.name?.filter { $0 != "v" }
        return text.map(ModuleSettings.languageMode)
    }

    /// The packages that it depends on.
    func packages(in folder: String) -> [AdoptedPackage] {
        dependencies.compactMap { Self.package($0, in: folder) }
    }

    /// The package of `.package(url: …, from: …)` or `.package(path: …)`.
    static func package(_ dependency: SwiftExpression, in folder: String) -> AdoptedPackage? {
        if let path = dependency["path"]?.text {
            let path = FilePath.join(folder, path)
            return AdoptedPackage(name: FilePath.name(path), source: .local(FilePath.url(path)))
        }
        guard let address = dependency["url"]?.text, let url = RepositoryURL.url(address),
            let requirement = requirement(dependency)
        else { return nil }
        return AdoptedPackage(
            name: RepositoryURL.name(address), source: .remote(url, requirement: requirement))
    }

    /// The versions in their shortest form: `from: "1.0.0"` also of `.upToNextMajor(from: "1.0.0")`.
    static func requirement(_ dependency: SwiftExpression) -> String? {
        for label in ["from", "exact", "branch", "revision"] {
            if let text = dependency[label]?.text { return "\(label): \"\(text)\"" }
        }
        let unlabelled = dependency["requirement"] ?? dependency.arguments.first { $0.label == nil }?.value
        guard let call = unlabelled else { return nil }
        if case .call(let range, let ends) = call, range == "..<" || range == "..." {
            let texts = ends.compactMap(\.value.text)
            return texts.count == 2 ? "\"\(texts[0])\"\(range)\"\(texts[1])\"" : nil
        }
        let text = call.arguments.first?.value.text
        return switch (call.name, text) {
        case ("upToNextMajor", let text?): "from: \"\(text)\""
        case ("upToNextMinor", let text?): ".upToNextMinor(from: \"\(text)\")"
        case ("exact", let text?), ("branch", let text?), ("revision", let text?):
            "\(call.name ?? ""): \"\(text)\""
        default: nil
        }
    }
}
