import FailureReporting

/// A definition of steps: their pattern, what to do, and where it stands.
struct StepDefinition: Sendable {
    /// What the texts of steps are like, as it was written.
    enum Text: Sendable {
        case expression(String)
        case regularExpression(String)
        case regex(StepPattern, name: String)
    }

    let text: Text
    let site: CallSite
    let action: StepAction
    /// The pattern; an error if it is wrong.
    private(set) var pattern: Result<StepPattern, PatternError>

    init(_ text: Text, at site: CallSite, _ action: StepAction) {
        self.text = text
        self.site = site
        self.action = action
        pattern = .failure(PatternError(pattern: "", column: nil, message: "", unknownType: ""))
    }

    /// The definition with its pattern, for which types of parameters must be known.
    ///
    /// One that has its pattern keeps it, so that types with the same name elsewhere do not change it.
    func compiled(with types: [String: ParameterType]) -> StepDefinition {
        guard case .failure(let error) = pattern, error.unknownType != nil else { return self }
        var compiled = self
        do throws(PatternError) {
            switch text {
            case .expression(let source):
                compiled.pattern = .success(try StepPattern(CucumberExpression(source), types: types))
            case .regularExpression(let source):
                compiled.pattern = .success(try StepPattern(regularExpression: source))
            case .regex(let pattern, _): compiled.pattern = .success(pattern)
            }
        } catch {
            compiled.pattern = .failure(error)
        }
        return compiled
    }

    /// The pattern as it was written.
    var source: String {
        switch text {
        case .expression(let source): source
        case .regularExpression(let source): "/\(source)/"
        case .regex(_, let name): name
        }
    }

    /// What tells the definition from all others.
    var identity: String { "\(site.filePath):\(site.line):\(site.column) \(source)" }

    /// The pattern and the line, as failures name the definition.
    var name: String { "\(source.quoted) (\(place))" }

    private var place: String { siteForTests.map { "\($0)" } ?? "of the vocabulary" }

    /// The line; `nil` of a definition of this module, whose lines say nothing to users.
    var siteForTests: CallSite? { site.module == "Gherkin" ? nil : site }

    /// Whether a step's text begins and ends as those that match.
    func mayMatch(_ text: StepBytes) -> Bool {
        guard case .success(let pattern) = pattern else { return false }
        return pattern.mayMatch(text)
    }

    /// Whether a step's text matches.
    @MainActor func matches(_ step: Gherkin.Step) -> Bool {
        guard case .success(let pattern) = pattern else { return false }
        return pattern.matches(step.text)
    }

    /// The arguments that a step gives, which must match.
    @MainActor func arguments(of step: Gherkin.Step) throws -> [StepArgument] {
        let ofText = try pattern.get().arguments(in: step.text) ?? []
        return ofText
            + [step.table.map { StepArgument($0) }, step.docString.map { StepArgument($0) }].compactMap { $0 }
    }
}
