extension ModuleSettings {
    /// Takes over what build settings say of the Swift compiler.
    init(_ values: SettingValues) {
        languageMode = Self.languageMode(values["SWIFT_VERSION"])
        isMainActorByDefault = values["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        let flags = values.list("OTHER_SWIFT_FLAGS")
        var defined: Set<String> = []
        defines = (values.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + Self.defines(flags))
            .filter { SettingText.identifier($0) == $0 && defined.insert($0).inserted }
        let features = Self.featureSettings.filter { values.isOn("SWIFT_UPCOMING_FEATURE_\($0.setting)") }
            .map(\.feature)
        let approachable = values.isOn("SWIFT_APPROACHABLE_CONCURRENCY") ? Self.approachableConcurrency : []
        let flagged = zip(flags, flags.dropFirst()).filter { $0.0 == "-enable-upcoming-feature" }.map(\.1)
        upcomingFeatures = Set(features + approachable + flagged).sorted()
            .filter { languageMode == "5" || !Self.featuresOfSwift6.contains($0) }
    }

    /// The mode of a version: `6` from 6.0 on, otherwise `5`, as compilers no longer have earlier ones.
    static func languageMode(_ version: String) -> String {
        let major = version.prefix { $0.isNumber }
        return (Int(major) ?? 5) >= 6 ? "6" : "5"
    }

    /// The names after `-D`, beside it or as the next word.
    private static func defines(_ flags: [String]) -> [String] {
        flags.indices.compactMap { index in
            switch index > 0 ? flags[index - 1] : "" {
            case "-D": return flags[index]
            // What follows is for the compiler of C.
            case "-Xcc": return nil
            default: break
            }
            return flags[index].hasPrefix("-D") && flags[index] != "-D"
                ? String(flags[index].dropFirst(2)) : nil
        }
    }

    // Apple's documentation, Build settings reference, has the settings; Swift's evolution has the features.
    private static let featureSettings: [(setting: String, feature: String)] = [
        ("CONCISE_MAGIC_FILE", "ConciseMagicFile"),
        ("DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain"),
        ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
        ("DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation"),
        ("EXISTENTIAL_ANY", "ExistentialAny"),
        ("FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures"),
        ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
        ("GLOBAL_CONCURRENCY", "GlobalConcurrency"),
        ("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials"),
        ("IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations"),
        ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
        ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
        ("INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"),
        ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"),
        ("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
        ("NONFROZEN_ENUM_EXHAUSTIVITY", "NonfrozenEnumExhaustivity"),
        ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
        ("REGION_BASED_ISOLATION", "RegionBasedIsolation"),
    ]

    /// What `SWIFT_APPROACHABLE_CONCURRENCY` turns on.
    private static let approachableConcurrency = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// Swift 6 has them on, and refuses to turn them on again.
    private static let featuresOfSwift6: Set<String> = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain",
        "DisableOutwardActorInference",
        "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability",
        "GlobalConcurrency",
        "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures",
        "IsolatedDefaultValues", "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "StrictConcurrency",
    ]
}
