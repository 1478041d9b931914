import Testing

@testable import ApplicationLaunching

@Suite("The manifest that SwiftPM reads") struct ManifestFileTests {
    @Test(
        "The manifest is the one for the latest version that is not later than Swift's",
        arguments: [
            (["Package.swift", "README.md"], "Package.swift"),
            (["Package.swift", "Package@swift-5.9.swift", "Package@swift-6.swift"], "Package@swift-6.swift"),
            (
                ["Package.swift", "Package@swift-6.3.1.swift", "Package@swift-6.3.swift"],
                "Package@swift-6.3.1.swift"
            ),
            (
                ["Package.swift", "Package@swift-6.10.swift", "Package@swift-6.2.swift"],
                "Package@swift-6.2.swift"
            ),
            (["Package.swift", "Package@swift-7.swift"], "Package.swift"),
        ])
    func names(names: [String], expected: String) {
        #expect(ManifestFile.name(among: names, for: [6, 3, .max]) == expected)
    }
}
