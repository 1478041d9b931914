import FailureReporting

/// What can be wrong with what view code does to texts.
package struct TextFailure: Failure {
    package let description: String

    static func changesNeverEnd(_ name: String) -> TextFailure {
        TextFailure(
            description: "Changes to \(name) never end: whoever is told of one makes another,"
                + " \(TextModel.tellingLimit) inside each other. The last is not told.")
    }
}

extension Recursion {
    static func edit(of host: any TextModelHost) -> NestingFailure {
        NestingFailure("a change of \(host.reportName) makes another before it is done")
    }
}
