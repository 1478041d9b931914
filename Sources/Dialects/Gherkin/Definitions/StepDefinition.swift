import FailureReporting

/// A definition of steps: their pattern, what to do, and where it stands.
///
/// It is a class, as many are looked at for each step, which would copy them.
final class StepDefinition: Sendable {
    /// What the texts of steps are like, as it was written.
    enum Text: Sendable {
        case expression(String)
        case regularExpression(String)
        case regex(StepPattern, name: String)
    }

    let text: Text
    let site: CallSite
    let action: StepAction
    let pattern: Result<StepPattern, PatternError>

    convenience init(_ text: Text, at site: CallSite, _ action: StepAction) {
        self.init(
            text, at: site, action,
            .failure(PatternError(pattern: "", column: nil, message: "", unknownType: "")))
    }

    private init(
        _ text: Text, at site: CallSite, _ action: StepAction, _ pattern: Result<StepPattern, PatternError>
    ) {
        self.text = text
        self.site = site
        self.action = action
        self.pattern = pattern
    }

    /// The definition with its pattern, for which types of parameters must be known.
    ///
    /// One that has its pattern keeps it, so that types with the same name elsewhere do not change it.
    func compiled(with types: [String: ParameterType]) -> StepDefinition {
        guard case .failure(let error) = pattern, error.unknownType != nil else { return self }
        let compiled: Result<StepPattern, PatternError>
        do throws(PatternError) {
            compiled = .success(try Self.pattern(text, types))
        } catch {
            compiled = .failure(error)
        }
        return StepDefinition(text, at: site, action, compiled)
    }

    private static func pattern(
        _ text: Text, _ types: [String: ParameterType]
    ) throws(PatternError) -> StepPattern {
        switch text {
        case .expression(let source): try StepPattern(CucumberExpression(source), types: types)
        case .regularExpression(let source): try StepPattern(regularExpression: source)
        case .regex(let pattern, _): pattern
        }
    }

    var source: String {
        switch text {
        case .expression(let source): source
        case .regularExpression(let source): "/\(source)/"
        case .regex(_, let name): name
        }
    }

    /// What tells the definition from all others.
    var identity: String { "\(site.path):\(site.line):\(site.column) \(source)" }

    var name: String { "\(source.quoted) (\(place))" }

    private var place: String { siteForTests.map { "\($0)" } ?? "of the vocabulary" }

    /// The line; `nil` of a definition of this module, whose lines say nothing to users.
    var siteForTests: CallSite? { site.module == "Gherkin" ? nil : site }

    var literals: PatternLiterals { (try? pattern.get().literals) ?? PatternLiterals() }

    @MainActor func matches(_ step: Gherkin.Step) -> Bool {
        guard case .success(let pattern) = pattern else { return false }
        return pattern.matches(step.text)
    }

    @MainActor func arguments(of step: Gherkin.Step) throws -> [StepArgument] {
        let ofText = try pattern.get().arguments(in: step.text) ?? []
        return ofText
            + [step.table.map { StepArgument($0) }, step.docString.map { StepArgument($0) }].compactMap { $0 }
    }
}
