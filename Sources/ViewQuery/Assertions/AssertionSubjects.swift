import FailureReporting
import HeadlessUIKit

/// The views or accessibility elements that an assertion looks at, as they are now.
@MainActor
public struct AssertionSubjects {
    /// The target in a failure's text.
    let name: String
    let subjects: [AssertionSubject]
    /// The target as source code, if it can be written so.
    let code: @MainActor () -> String?
    /// Why there is none, or not exactly the one that the target stands for; `nil` if that has been recorded.
    let failureForNone: @MainActor () -> (any Failure)?

    package init(
        name: String, subjects: [AssertionSubject], code: @escaping @MainActor () -> String?,
        failureForNone: @escaping @MainActor () -> (any Failure)?
    ) {
        self.name = name
        self.subjects = subjects
        self.code = code
        self.failureForNone = failureForNone
        if let observer = CallContext.observer {
            observer.found(subjects.prefix(Self.mostObserved).map { ObjectIdentifier($0.view) })
        }
    }

    /// A subject that is not searched for; none if it is a view that does not exist, which has been recorded.
    init(of subject: AssertionSubject) {
        let isAbsent = subject.view is AbsentView
        self.init(
            name: subject.summary, subjects: isAbsent ? [] : [subject],
            code: { subject.view.queryOfItsOwn?.sourceCode }, failureForNone: { nil })
    }

    /// The most views that the observer of the test learns of.
    private static let mostObserved = 100

    /// How many of the subjects a failure lists.
    private static let listed = 10

    /// Some of the subjects, a line each, with their places.
    static func list(_ subjects: [AssertionSubject]) -> String {
        subjects.listed(listed) { $0.description }
    }
}
