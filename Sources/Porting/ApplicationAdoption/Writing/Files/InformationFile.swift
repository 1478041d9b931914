import Foundation

/// The `Info.plist` of a module with the values of its build settings.
struct InformationFile {
    static let name = "Info.plist"
    static let settingPrefix = "INFOPLIST_KEY_"
    /// Keys whose setting is a list of words.
    private static let lists: Set<String> = [
        "UIBackgroundModes", "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations",
    ]
    /// What Xcode adds to an `Info.plist` that it generates.
    private static let generated = [
        "CFBundleDisplayName": "$(INFOPLIST_KEY_CFBundleDisplayName)",
        "CFBundleExecutable": "$(EXECUTABLE_NAME)",
        "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)",
        "CFBundleShortVersionString": "$(MARKETING_VERSION)", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
    ]

    /// The content with all values that are known.
    let content: [String: Any]
    /// Whether the original has other content, so that the package needs a file of its own.
    let differs: Bool

    /// Reads the module's file and adds what its build settings say.
    init(of module: AdoptedModule) {
        let original =
            module.informationFile.flatMap { try? Data(contentsOf: $0) }
            .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any]
        let settings = module.information.filter { $0.key.hasPrefix(Self.settingPrefix) }
        let variables = BuildVariables(of: module)
        var content = original ?? [:]
        for (setting, value) in settings {
            Self.add(String(setting.dropFirst(Self.settingPrefix.count)), value, to: &content)
        }
        if original == nil || !settings.isEmpty {
            for (key, value) in Self.generated where content[key] == nil { content[key] = value }
        }
        let replaced = content.compactMapValues { Self.replaced($0, by: variables) }
        self.content = replaced
        let isEmpty = original == nil && module.information.isEmpty
        differs =
            !isEmpty
            && (module.informationFile?.lastPathComponent != Self.name
                || !NSDictionary(dictionary: replaced).isEqual(to: original ?? [:]))
    }

    /// The file's text.
    var text: String {
        let data = try? PropertyListSerialization.data(fromPropertyList: content, format: .xml, options: 0)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Adds what a setting stands for, unless the file itself has it.
    private static func add(_ setting: String, _ value: String, to content: inout [String: Any]) {
        let parts = setting.split(separator: "_", maxSplits: 1).map(String.init)
        let words = value.split(separator: " ").map(String.init)
        switch (parts[0], parts.count > 1 ? parts[1] : "") {
        case ("UIApplicationSceneManifest", "Generation"):
            guard value == "YES", content[parts[0]] == nil else { return }
            content[parts[0]] = ["UIApplicationSupportsMultipleScenes": false]
        case ("UILaunchScreen", "Generation"):
            guard value == "YES", content[parts[0]] == nil else { return }
            content[parts[0]] = [String: Any]()
        case (let key, let device):
            let name = device.isEmpty ? key : "\(key)~\(device.lowercased())"
            guard content[name] == nil else { return }
            content[name] = lists.contains(key) ? words : ["YES": true, "NO": false][value] ?? value
        }
    }

    /// A value with its variables replaced; `nil` for a text that is nothing but variables without a value.
    private static func replaced(_ value: Any, by variables: BuildVariables) -> Any? {
        switch value {
        case let text as String:
            let result = variables.replaced(in: text)
            return generated.values.contains(text) && result == text ? nil : result
        case let list as [Any]: return list.compactMap { replaced($0, by: variables) }
        case let content as [String: Any]: return content.compactMapValues { replaced($0, by: variables) }
        default: return value
        }
    }
}
