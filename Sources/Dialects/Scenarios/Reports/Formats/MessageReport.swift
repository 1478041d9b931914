import JSONWriting

/// Features as Cucumber's messages: what is to be run, and then what ran, as a JSON object in each line.
///
/// The format has no status of scenarios. How a scenario ends outside of its steps is the result of a hook after it; what
/// is inside a step is attached to it as its log. The scenarios follow each other in virtual time, from the date at which
/// virtual clocks begin.
struct MessageReport {
    let features: [ReportedFeature]

    init(_ features: [ReportedFeature]) {
        self.features = features
    }

    var text: String {
        var ids = MessageIDs()
        let uris = uniqueURIs
        let documents = zip(features, uris).map { GherkinMessages($0, uri: $1, &ids) }
        let scenarios = documents.flatMap(\.scenarios)
        let definitions = DefinitionMessages(of: scenarios.map(\.scenario), &ids)
        let run = RunMessages(scenarios, definitions, &ids)
        let messages =
            [Self.meta] + documents.flatMap(\.messages) + definitions.messages + run.messages
        return messages.map { $0.line + "\n" }.joined()
    }

    /// The files of the features. A document has one feature; those of one file get their names behind it.
    private var uniqueURIs: [String] {
        let counts = features.reduce(into: [:]) { $0[$1.origin.uri, default: 0] += 1 }
        return features.map { feature in
            let origin = feature.origin
            return counts[origin.uri, default: 0] > 1 ? "\(origin.uri)#\(origin.name)" : origin.uri
        }
    }

    private static var meta: JSON {
        func named(_ name: String) -> JSON { .members(["name": .string(name)]) }
        return .members([
            "meta": .members([
                "protocolVersion": .string("32.0.0"), "implementation": named("Robot for Swift"),
                "runtime": named("Swift"), "os": named(system), "cpu": named(processor),
            ])
        ])
    }

    private static var system: String {
        #if os(Linux)
        "Linux"
        #elseif os(macOS)
        "macOS"
        #else
        "unknown"
        #endif
    }

    private static var processor: String {
        #if arch(x86_64)
        "x86_64"
        #elseif arch(arm64)
        "arm64"
        #else
        "unknown"
        #endif
    }
}

/// The identifiers of messages: numbers from 1.
struct MessageIDs {
    private var last = 0

    /// An identifier that no other message has.
    mutating func next() -> String {
        last += 1
        return String(last)
    }
}

extension SourcePlace {
    var location: JSON { .members(["line": .integer(line)]) }

    var reference: JSON { .members(["uri": .string(file), "location": location]) }
}
