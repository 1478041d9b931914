import Foundation

/// Addresses of repositories.
enum RepositoryURL {
    /// The URL of an address, also of Git's short form `git@host:owner/name.git`.
    static func url(_ text: String) -> URL? {
        let address = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !address.isEmpty else { return nil }
        if address.contains("://") { return URL(string: address) }
        guard let colon = address.firstIndex(of: ":"), address[..<colon].contains("@") else {
            return address.hasPrefix("/") ? FilePath.url(address) : nil
        }
        return URL(string: "ssh://\(address[..<colon])/\(address[colon...].dropFirst())")
    }

    /// The package's name: the last component without `.git`.
    static func name(_ text: String) -> String {
        let name = FilePath.name(FilePath.normalized(text.replacing(":", with: "/")))
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
}
