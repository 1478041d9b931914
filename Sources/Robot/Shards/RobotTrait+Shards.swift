import Testing

extension RobotTrait {
    /// Skips a test that is in another machine's shard; see "Continuous integration".
    ///
    /// - Throws: what skips the test, or what is wrong with the variables that divide the tests.
    public func prepare(for test: Test) async throws {
        // A suite is skipped test by test; a test with arguments is one.
        guard !test.isSuite, let shard = try TestShard.current.get() else { return }
        let name = ([test.id.moduleName] + test.id.nameComponents).joined(separator: ".")
        guard let reason = shard.reasonToSkip(name) else { return }
        try await ConditionTrait.disabled("\(reason)", sourceLocation: test.sourceLocation).prepare(for: test)
    }
}
