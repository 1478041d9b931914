import Foundation
import SourcePorting

/// The classes of an application's delegate and of its scene's.
package struct ApplicationDelegates: Equatable, Sendable {
    package private(set) var application: String?
    package private(set) var scene: String?
    /// Whether a file has the program's beginning.
    private(set) var hasEntryPoint = false
    /// Whether the beginning is SwiftUI's.
    package private(set) var isSwiftUI = false

    /// Looks for the classes in files.
    ///
    /// - Parameters:
    ///   - files: the application's Swift files.
    ///   - information: what its `Info.plist` has.
    package init(of files: [URL], information: [String: Any]) {
        let module = AdoptedModule(
            name: "Application", targetName: "Application", kind: .application, swiftFiles: files)
        self.init(of: ModuleSources.all(of: [module])[0], information: information)
    }

    /// Looks for the classes.
    ///
    /// - Parameters:
    ///   - sources: the application's files.
    ///   - information: what its `Info.plist` has.
    init(of sources: ModuleSources, information: [String: Any]) {
        for file in sources.files { readEntryPoint(of: file) }
        if application == nil {
            application = Self.classes(adopting: "UIApplicationDelegate", in: sources).first
        }
        let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
        guard information.isEmpty || manifest != nil else { return }
        let scenes = Self.classes(adopting: "UIWindowSceneDelegate", in: sources)
        let declared = manifest.map(Self.sceneDelegates)?.map { name in
            String(name.split(separator: ".").last ?? "")
        }
        scene = declared?.first(where: scenes.contains) ?? scenes.first
    }

    /// `@main class Name` and `UIApplicationMain(…, Name.self)` with `NSStringFromClass`.
    private mutating func readEntryPoint(of file: ParsedFile) {
        for (index, token) in file.code.enumerated() where file.isActive(index) {
            if token.kind == .attribute, ["@main", "@UIApplicationMain"].contains(token.text) {
                readType(behind: index, file)
            } else if token.isWord("UIApplicationMain"), file.isPunctuation("(", at: index + 1) {
                readCall(at: index + 1, file)
            }
        }
        if file.path.hasSuffix("/main.swift") { hasEntryPoint = true }
    }

    private mutating func readType(behind index: Int, _ file: ParsedFile) {
        hasEntryPoint = true
        guard
            let keyword = (index + 1..<min(index + 12, file.code.count))
                .first(where: { ["class", "struct", "enum"].contains(file.code[$0].text) }),
            let name = file.token(keyword + 1)
        else { return }
        let inherited = Self.inherited(behind: keyword + 1, file)
        if inherited.contains("App") {
            isSwiftUI = true
        } else if file.isWord("class", at: keyword) {
            application = name.name
        }
    }

    private mutating func readCall(at open: Int, _ file: ParsedFile) {
        guard let last = TokenLists.elements(of: open, file).last else { return }
        for index in last where file.isWord("self", at: index) && file.isPunctuation(".", at: index - 1) {
            application = file.token(index - 2)?.name
        }
    }

    /// The classes that adopt a protocol, in the order of the files.
    private static func classes(adopting name: String, in sources: ModuleSources) -> [String] {
        sources.files.flatMap { file in
            file.code.indices.compactMap { index in
                guard file.isWord("class", at: index) || file.isWord("extension", at: index),
                    file.isActive(index), !file.isPunctuation(".", at: index - 1),
                    inherited(behind: index + 1, file).contains(name)
                else { return nil }
                return file.token(index + 1)?.name
            }
        }
    }

    /// The names between a type's name and its brace.
    private static func inherited(behind name: Int, _ file: ParsedFile) -> [String] {
        guard file.isPunctuation(":", at: name + 1) else { return [] }
        let end = file.code[name...].firstIndex { $0.isPunctuation("{") } ?? name
        return end < name ? [] : file.code[name + 1..<max(end, name + 1)].map(\.name)
    }

    /// The classes that a manifest of scenes names, in the order of their roles.
    private static func sceneDelegates(of manifest: [String: Any]) -> [String] {
        let roles = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
        return roles.sorted {
            ($0.key.contains("Application") ? 0 : 1, $0.key) < (
                $1.key.contains("Application") ? 0 : 1, $1.key
            )
        }
        .flatMap { $0.value as? [[String: Any]] ?? [] }
        .compactMap { $0["UISceneDelegateClassName"] as? String }
    }
}
