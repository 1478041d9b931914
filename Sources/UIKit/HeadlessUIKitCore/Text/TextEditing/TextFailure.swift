import FailureReporting

/// An endless chain of changes to a text.
package struct TextFailure: DescribedFailure {
    package let description: String

    package init(description: String) { self.description = description }

    static func changesNeverEnd(_ name: String) -> TextFailure {
        TextFailure(
            "Endless changes to \(name), stopped \(TextModel.tellingLimit) levels deep: a delegate,"
                + " action or observer answers each change with another. The last one is not reported to them."
        )
    }
}

extension Recursion {
    static func edit(of host: any TextModelHost) -> NestingFailure {
        NestingFailure("a change of \(host.reportName) makes another one before it ends")
    }
}
