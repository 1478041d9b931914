import FailureReporting
import Foundation

/// What is wrong with a definition, or with a type of parameters; it fails each scenario that is run with it.
struct DefinitionProblem: Failure {
    let description: String
    let site: CallSite?
}

extension DefinitionProblem {
    init?(of definition: StepDefinition) {
        guard case .failure(let error) = definition.pattern else { return nil }
        self.init(description: "\(error)", site: definition.site)
    }

    /// - Parameter other: the type that has the name already.
    init?(of type: ParameterType, besides other: ParameterType?) {
        guard let text = Self.text(of: type, besides: other) else { return nil }
        self.init(description: text, site: type.site)
    }

    private static func text(of type: ParameterType, besides other: ParameterType?) -> String? {
        if let other, other.identity != type.identity {
            let place = other.site.map { $0.module == "Gherkin" ? "in the vocabulary" : "at \($0)" }
            return
                "There is a type of parameters named {\(type.name)} already, \(place ?? "which is always there"). Try: another name."
        }
        if let bad = type.name.first(where: { "{}()\\/".contains($0) }) {
            return
                "The name of the type of parameters {\(type.name)} must not contain \(String(bad).quoted)."
        }
        let pattern = try? NSRegularExpression(pattern: type.pattern)
        guard let pattern else {
            return
                "The regular expression \(type.pattern.quoted) of the type of parameters {\(type.name)} is invalid."
        }
        guard pattern.firstMatch(in: "", range: NSRange(location: 0, length: 0)) == nil else {
            return
                "The regular expression \(type.pattern.quoted) of the type of parameters {\(type.name)} must not match an empty text."
        }
        return nil
    }

    /// The problem as one value to compare.
    var identity: String { "\(site.map { "\($0.path):\($0.line):\($0.column)" } ?? "") \(description)" }
}

extension ParameterType {
    /// What tells the type from all others.
    var identity: String { "\(name) \(site.map { "\($0.path):\($0.line):\($0.column)" } ?? "")" }
}

extension Gherkin.Definitions {
    var allProblems: [DefinitionProblem] { problems + definitions.compactMap { DefinitionProblem(of: $0) } }
}
