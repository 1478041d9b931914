import Foundation

/// The frameworks of Carthage's `Cartfile.resolved`.
struct CartfileResolved {
    private(set) var packages: [AdoptedPackage] = []

    /// Nothing if the folder has no such file.
    init(in folder: String, _ finder: FileFinder) {
        let text = finder.text("\(folder)/Cartfile.resolved") ?? ""
        for line in text.split(whereSeparator: \.isNewline) {
            // `github "owner/name" "1.2.0"`
            let words = SettingText.words(String(line))
            guard words.count >= 3, ["github", "git", "binary"].contains(words[0]) else { continue }
            let name = words[0] == "binary" ? FilePath.stem(words[1]) : RepositoryURL.name(words[1])
            let checkedOut = FilePath.join(folder, "Carthage/Checkouts/\(name)")
            let source: AdoptedPackage.Source
            if finder.isFolder(checkedOut) {
                source = .local(FilePath.url(checkedOut))
            } else if words[0] != "binary", let url = Self.url(words[1]) {
                source = .remote(url, requirement: Self.requirement(words[2]))
            } else {
                source = .binary(words[1])
            }
            packages.append(AdoptedPackage(name: name, source: source))
        }
    }

    private static func url(_ text: String) -> URL? {
        let isShort = text.split(separator: "/").count == 2 && !text.contains(":")
        return RepositoryURL.url(isShort ? "https://github.com/\(text).git" : text)
    }

    /// `v1.2.0` is a version; what has no three numbers is a revision.
    private static func requirement(_ text: String) -> String {
        let version = text.hasPrefix("v") ? text.dropFirst() : text[...]
        let numbers = version.prefix { $0 != "-" && $0 != "+" }.split(
            separator: ".", omittingEmptySubsequences: false)
        let isVersion = numbers.count == 3 && numbers.allSatisfy { UInt($0) != nil }
        return isVersion ? "exact: \"\(version)\"" : "revision: \"\(text)\""
    }
}
