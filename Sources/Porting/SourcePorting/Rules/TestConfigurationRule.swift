/// Lets test classes answer whether they run once for each configuration of the application, as Xcode's templates do.
///
/// XCTest has no such property elsewhere, so that nothing is overridden; the tests run once.
struct TestConfigurationRule: RewritingRule {
    private static let name = "runsForEachTargetApplicationUIConfiguration"

    func apply(to rewriting: FileRewriting) {
        let file = rewriting.file
        for type in file.types {
            for member in type.members where member.isOverride && member.name == Self.name {
                for index in member.prefix.start..<member.keywordIndex
                where file.code[index].isWord("override") {
                    rewriting.remove(index, through: index, as: .testConfiguration)
                }
            }
        }
    }
}
