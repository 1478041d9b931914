/// Turns an application's Swift files, which are written for iOS, into files that compile where Objective-C is missing.
///
/// Every line stays in its place, so that errors and failures have the line numbers of the original. What cannot be
/// rewritten is left as it is and reported as a warning:
///
/// ```swift
/// let files = [SourceFile(path: "Form.swift", text: "class Form { @objc func save() {} }")]
/// let rewritten = SourceRewriter().rewrite(files)
/// print(rewritten[0].text)  // class Form { func save() {} }
/// ```
///
/// All files of a target are rewritten at once, as a selector or an override in one file refers to methods in another.
public struct SourceRewriter: Sendable {
    /// What it does besides.
    public let options: RewritingOptions

    /// Creates a rewriter.
    ///
    /// - Parameter options: what it does besides.
    public init(options: RewritingOptions = RewritingOptions()) {
        self.options = options
    }

    /// Rewrites the files of a target.
    ///
    /// The same files give the same result in every run.
    ///
    /// - Parameters:
    ///   - files: all Swift files of the target.
    ///   - context: files of modules that the target imports, whose declarations the rewriter should know.
    /// - Returns: the files in the same order.
    /// - Complexity: O(*n*) for the length of the sources, apart from looking up names.
    public func rewrite(_ files: [SourceFile], context: [SourceFile] = []) -> [RewrittenFile] {
        let parsed =
            files.map { ParsedFile(path: $0.path, text: $0.text) }
            + context.map { ParsedFile(path: $0.path, text: $0.text, isContext: true) }
        let target = Target(parsed)
        let rewritings = parsed.prefix(files.count).map { FileRewriting($0, target, options) }
        let rules: [any RewritingRule] = [
            PreviewRule(), LeftOutBodyRule(), RuntimeTypeRule(), KeyPathObservationRule(),
            KeyValueObservationRule(), AttributeRule(), EntryPointRule(), ImportRule(), ConditionRule(),
            LiteralRule(), KeyPathRule(),
            SelectorRule(), ObjectiveCProtocolRule(), OptionalRequirementRule(), OptionalUseRule(),
            LateImplementationRule(), MethodQuestionRule(), InitializerRequirementRule(),
            MetatypeInitializerRule(),
            UserDefaultsRule(), FoundationRule(), ForeignExtensionRule(), ForeignOverrideRule(),
            AsynchronousTestRule(), TestConfigurationRule(), WarningRule(),
        ]
        for rewriting in rewritings {
            for rule in rules { rule.apply(to: rewriting) }
        }
        NibTables(rewritings, target).insert()
        ExtensionOverrides(rewritings).move()
        return rewritings.map { rewriting in
            let text = FirstLine(rewriting).complete(rewriting.rewrittenText())
            return RewrittenFile(path: rewriting.file.path, text: text, report: rewriting.report)
        }
    }
}
