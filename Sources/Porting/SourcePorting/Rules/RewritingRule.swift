/// Rewrites one kind of thing wherever it stands in a file.
protocol RewritingRule {
    func apply(to rewriting: FileRewriting)
}
