/// Makes synchronous test methods of XCTest classes on the main actor asynchronous, for XCTest on Linux calls those there.
struct AsynchronousTestRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        guard rewriting.options.makesTestsAsynchronous else { return }
        for type in rewriting.file.types where isTestCase(type, rewriting.target) {
            for member in type.members where isTest(member) {
                guard isOnMainActor(type, rewriting.target) || member.attribute("MainActor") != nil else {
                    continue
                }
                let close = rewriting.file.match[member.openParenthesis]
                rewriting.edits.insert(" async", at: rewriting.file.code[close].end)
                rewriting.note(.asynchronousTest)
            }
        }
    }

    private func isTest(_ member: MemberDeclaration) -> Bool {
        member.isMethod && member.name.hasPrefix("test") && member.parameters.isEmpty && !member.isAsync
            && !member.isStatic && !member.isPrivate && member.type.isEmpty
            && member.attribute("nonisolated") == nil && !member.hasModifier("nonisolated")
    }

    private func isTestCase(_ type: TypeDeclaration, _ target: Target) -> Bool {
        (type.keyword == "class" || type.isExtension)
            && !target.ancestry(of: type.path).allSatisfy { !$0.hasSuffix("TestCase") }
    }

    private func isOnMainActor(_ type: TypeDeclaration, _ target: Target) -> Bool {
        if type.isOnMainActor { return true }
        return target.ancestry(of: type.path).contains { path in
            target.primary(path)?.isOnMainActor ?? false
        }
    }
}
