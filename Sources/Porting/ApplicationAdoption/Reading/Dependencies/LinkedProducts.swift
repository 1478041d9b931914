/// Says which package each product comes from that modules link.
struct LinkedProducts {
    private(set) var packages: [AdoptedPackage]
    private var owners: [String: Int] = [:]

    /// - Parameters:
    ///   - packages: The packages of the projects, and of CocoaPods and Carthage.
    ///   - binaries: The paths of linked frameworks, by the names of the products.
    init(
        _ packages: [AdoptedPackage], of modules: [AdoptedModule], binaries: [String: String],
        _ finder: FileFinder
    ) {
        self.packages = []
        for package in packages
        where !self.packages.contains(where: { $0.source == package.source && $0.name == package.name }) {
            self.packages.append(package)
        }
        for (index, package) in self.packages.enumerated() {
            for name in package.products + [package.name] where owners[name] == nil { owners[name] = index }
            guard case .local(let url) = package.source else { continue }
            let manifest = finder.text("\(FilePath.path(url))/Package.swift").map { SwiftManifest($0) }
            for name in manifest?.products ?? [] where owners[name] == nil { owners[name] = index }
        }
        for name in modules.flatMap(\.products) {
            if let index = owners[name] {
                if !self.packages[index].products.contains(name) {
                    self.packages[index].products.append(name)
                }
            } else if let path = binaries[name] {
                owners[name] = self.packages.count
                self.packages.append(AdoptedPackage(name: name, source: .binary(path), products: [name]))
            }
        }
    }
}
