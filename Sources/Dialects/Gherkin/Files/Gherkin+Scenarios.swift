extension Gherkin {
    /// The scenarios of a feature's file, each row of examples as one.
    ///
    /// ```swift
    /// @Test(arguments: Gherkin.scenarios(in: "Login.feature", tags: "not @slow"))
    /// func login(_ scenario: Gherkin.Scenario) async throws {
    ///     try await scenario.run(steps)
    /// }
    /// ```
    ///
    /// The environment can leave out more, to run single ones: `GHERKIN_TAGS` is a condition on tags, and
    /// `GHERKIN_SCENARIOS` a regular expression for ``Scenario/testDescription``.
    ///
    /// What is wrong gives one scenario, which fails when it is run: a file that cannot be read or has errors, a feature
    /// without scenarios, a condition that is wrong or that no scenario meets. Errors of the file are recorded at its
    /// line, others at that of the caller.
    ///
    /// - Parameters:
    ///   - path: the path of the file, relative to the folder of the calling file.
    ///   - tags: a condition on tags, as ``Tags`` reads it; `nil` for all scenarios.
    /// - Complexity: O(*n*) in the text and the steps of its scenarios.
    public static func scenarios(
        in path: String, tags: String? = nil, filePath: StaticString = #filePath, line: UInt = #line
    ) -> [Scenario] {
        scenarios(
            in: path, tags: tags, filePath: "\(filePath)", line: Int(line),
            environment: ScenarioSelection.variable)
    }

    /// The same, in an environment.
    static func scenarios(
        in path: String, tags: String?, filePath: String, line: Int, environment: (String) -> String?
    ) -> [Scenario] {
        let file = FeatureFile(path, besides: filePath)
        do throws(FeatureProblem) {
            let condition = try ScenarioSelection.tags(tags ?? "", of: "tags:")
            let selection = try ScenarioSelection(environment)
            let all = try scenarios(of: file)
            let tagged = all.filter { condition.matches($0.tags) }
            guard !tagged.isEmpty else {
                throw FeatureProblem.noneTagged(
                    path: path, condition: tags ?? "",
                    tags: all.flatMap(\.tags).withoutRepetitions.sorted())
            }
            return tagged.filter(selection.includes)
        } catch {
            return [Scenario(failingBy: error, in: file, besides: filePath, line)]
        }
    }

    private static func scenarios(of file: FeatureFile) throws(FeatureProblem) -> [Scenario] {
        let text = try file.text()
        let feature: Feature
        do {
            feature = try self.feature(parsing: text, file: file.fullPath)
        } catch {
            throw .invalid(path: file.path, error)
        }
        guard !feature.scenarios.isEmpty else { throw .empty(path: file.path) }
        return feature.scenarios
    }
}

extension Gherkin.Scenario {
    fileprivate init(
        failingBy problem: FeatureProblem, in feature: FeatureFile, besides testFile: String, _ testLine: Int
    ) {
        let name: String
        switch problem {
        case .invalid(_, let errors):
            (name, file) = ("has errors", feature.fullPath)
            line = errors.errors.first?.line ?? 1
        case .empty:
            (name, file, line) = ("has no scenarios", feature.fullPath, 1)
        case .unreadable, .noneTagged, .invalidTags, .invalidPattern:
            (name, file, line) = ("\(feature.path.lastPathComponent) cannot be run", testFile, testLine)
        }
        self.name = name
        (rule, tags, examplesLine, steps) = (nil, [], nil, [])
        self.problem = problem
    }
}
