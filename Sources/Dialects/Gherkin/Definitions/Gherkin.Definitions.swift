import FailureReporting

extension Gherkin {
    /// Definitions of steps: what to do for a step with a certain text.
    ///
    /// ```swift
    /// let steps = Gherkin.Definitions { steps in
    ///     steps.parameter("colour", matching: "red|blue") { Colour(rawValue: $0) }
    ///     steps.define("I have {int} cucumber(s) in my {word}") { (count: Int, place: String) in … }
    ///     steps.define("the light is {colour}") { (colour: Colour) in … }
    ///     steps.define("these users exist:") { (users: [User]) in … }
    /// }
    /// ```
    ///
    /// They are values, and can be put together: `Gherkin.Definitions.standard + steps`. The order is of no importance: a
    /// step that several definitions match fails.
    public struct Definitions: Sendable {
        private(set) var definitions: [StepDefinition] = []
        private var index = DefinitionIndex()
        /// What is wrong with definitions and types of parameters; each scenario that is run with them fails with these.
        private(set) var problems: [DefinitionProblem] = []
        private(set) var types = Dictionary(
            ParameterType.builtIn.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

        /// Makes definitions.
        ///
        /// - Parameter build: adds them, by ``define(_:fileID:filePath:line:column:_:)-(String,_,_,_,_,_)`` and its like.
        public init(_ build: (inout Definitions) -> Void = { _ in }) {
            build(&self)
        }

        mutating func add(_ definition: StepDefinition) {
            let compiled = definition.compiled(with: types)
            definitions.append(compiled)
            index.append(compiled.literals)
        }

        /// Adds a type of parameters, unless it is wrong, which is noted.
        mutating func add(_ type: ParameterType) {
            if let problem = DefinitionProblem(of: type, besides: types[type.name]) {
                note(problem)
            } else {
                types[type.name] = type
                let all = definitions
                (definitions, index) = ([], DefinitionIndex())
                for definition in all { add(definition) }
            }
        }

        /// The definitions that a step matches, in their order.
        ///
        /// - Complexity: O(*n*) in the definitions, of which only those are matched whose literal texts the step has.
        @MainActor func matching(_ step: Gherkin.Step) -> [StepDefinition] {
            index.candidates(for: step.text).map { definitions[$0] }.filter { $0.matches(step) }
        }

        mutating func note(_ problem: DefinitionProblem) {
            guard !problems.contains(where: { $0.identity == problem.identity }) else { return }
            problems.append(problem)
        }
    }
}
