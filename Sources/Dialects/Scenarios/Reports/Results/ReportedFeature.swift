import SourceReading

/// A feature as reports for machines show it: the scenarios of a suite, or of a file that is not Swift.
struct ReportedFeature: Hashable, Sendable {
    /// Where it comes from: for tests in Swift the name of their suite and their file.
    var origin: ScenarioOrigin.Feature
    var scenarios: [ReportedScenario]
}

extension ReportedFeature {
    /// The features of results, by their files and names; paths are made relative to the root.
    ///
    /// The order does not depend on the one in which tests ran, but for scenarios of a loop.
    static func features(of results: [ReportedResult], root: String) -> [ReportedFeature] {
        let scenarios = ReportedScenario.scenarios(of: results.map { $0.relative(to: root) })
        var features: [ReportedFeature] = []
        var indices: [ScenarioOrigin.Feature: Int] = [:]
        for scenario in scenarios {
            let origin = scenario.feature
            if let index = indices[origin] {
                features[index].scenarios.append(scenario)
            } else {
                indices[origin] = features.count
                features.append(ReportedFeature(origin: origin, scenarios: [scenario]))
            }
        }
        for index in features.indices { features[index].scenarios.sort(by: ReportedScenario.isBefore) }
        return features.sorted {
            ($0.origin.uri, $0.origin.line, $0.origin.name) < ($1.origin.uri, $1.origin.line, $1.origin.name)
        }
    }
}

extension ReportedScenario {
    fileprivate var feature: ScenarioOrigin.Feature {
        if let origin { return origin.feature }
        let file = place.file.split(separator: "/").last ?? ""
        return ScenarioOrigin.Feature(
            name: test?.suite ?? String(file.prefix { $0 != "." }), uri: place.file)
    }

    /// The order of a feature's scenarios: by line, and those of one line by test; others stay in their order.
    fileprivate static func isBefore(_ one: ReportedScenario, _ other: ReportedScenario) -> Bool {
        one.sortKey < other.sortKey
    }

    private var sortKey: (Int, String, String, String) {
        (place.line, test?.module ?? "", test?.function ?? "", test?.argument ?? "")
    }
}

extension ReportedResult {
    /// The result with paths that are relative to a folder, where they are in it.
    fileprivate func relative(to root: String) -> ReportedResult {
        let folder = SourceFolder(root)
        var result = self
        for index in parts.indices {
            result.parts[index].place.file = folder.path(of: parts[index].place.file)
            result.parts[index].code?.file = folder.path(of: parts[index].code?.file ?? "")
            if let uri = parts[index].scenario?.feature.uri {
                result.parts[index].scenario?.feature.uri = folder.path(of: uri)
            }
            if let uri = parts[index].step?.uri { result.parts[index].step?.uri = folder.path(of: uri) }
        }
        return result
    }
}
