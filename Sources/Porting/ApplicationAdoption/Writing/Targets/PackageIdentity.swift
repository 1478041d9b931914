/// The name by which a manifest refers to a package in a repository.
enum PackageIdentity {
    static func of(_ url: String) -> String {
        let last = url.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? url
        return last.hasSuffix(".git") ? String(last.dropLast(".git".count)) : last
    }
}
