import Foundation

/// A target that becomes a module.
package struct AdoptedModule: Equatable, Sendable {
    /// What a target makes.
    package enum Kind: Equatable, Sendable { case application, appExtension, library, unitTests, uiTests }

    /// The module's name in Swift: `PRODUCT_MODULE_NAME`, made an identifier.
    package var name: String
    /// The target's name in Xcode.
    package var targetName: String
    package var kind: Kind
    package var swiftFiles: [URL] = []
    /// Objective-C, C and the like, which are not compiled but reported.
    package var otherSources: [URL] = []
    /// Nibs, storyboards, asset catalogues, texts, fonts and all else that is copied into the bundle.
    package var resources: [URL] = []
    /// The `Info.plist`.
    package var informationFile: URL?
    /// What build settings say of the `Info.plist` (`INFOPLIST_KEY_…`), and its variables, such as
    /// `PRODUCT_BUNDLE_IDENTIFIER` and `MARKETING_VERSION`.
    package var information: [String: String] = [:]
    package var entitlementsFile: URL?
    /// The names of modules of the project.
    package var dependencies: [String] = []
    /// The names of products of packages, of pods and of frameworks that it links.
    package var products: [String] = []
    package var settings = ModuleSettings()
    /// The name of the module under test: the host of unit tests, the target of UI tests.
    package var testedApplication: String?
}

extension AdoptedModule {
    /// Whether it is a target of tests.
    var isTests: Bool { kind == .unitTests || kind == .uiTests }

    /// Whether it is built as a program, which only its tests import.
    var isProgram: Bool { kind == .application || kind == .appExtension }
}
