import FailureReporting
import HeadlessUIKit

/// What assertions such as `shouldSee` are about: a query, a view, or an
/// accessibility element.
///
/// A type of your own, such as a page object, becomes a target by forwarding to one:
///
/// ```swift
/// extension TotalLine: AssertionTarget {
///     func assertionSubjects(for assertion: String) -> AssertionSubjects {
///         label.assertionSubjects(for: assertion)
///     }
/// }
/// ```
@MainActor
public protocol AssertionTarget {
    /// The predicates that the target can be compared with: ``ViewPredicate``, or ``ElementPredicate`` for accessibility
    /// elements.
    associatedtype Predicate: AssertionPredicate = ViewPredicate

    /// Returns what the assertion looks at, as it is now.
    ///
    /// - Parameter assertion: the name that failures give the assertion, such as `shouldSee`.
    func assertionSubjects(for assertion: String) -> AssertionSubjects
}

extension UIView: AssertionTarget {
    /// The view itself.
    public final func assertionSubjects(for assertion: String) -> AssertionSubjects {
        AssertionSubjects(of: AssertionSubject(self))
    }
}

extension AccessibleElement: AssertionTarget {
    /// An element is compared with predicates for elements.
    public typealias Predicate = ElementPredicate

    /// The element itself.
    public func assertionSubjects(for assertion: String) -> AssertionSubjects {
        AssertionSubjects(of: AssertionSubject(self))
    }
}

extension ViewQuery: AssertionTarget {
    /// The views that the query finds now; none if it stands for the only one and finds several.
    public func assertionSubjects(for assertion: String) -> AssertionSubjects {
        AssertionSubjects(
            name: description, subjects: viewsIfSelected.map { AssertionSubject($0) }, code: { sourceCode },
            failureForNone: { followsFromMistake() ? nil : failureOfSelection(for: assertion) })
    }
}

extension ElementQuery: AssertionTarget {
    /// Elements are compared with predicates for elements.
    public typealias Predicate = ElementPredicate

    /// The elements that the query finds now; none if it stands for the only one and finds several.
    public func assertionSubjects(for assertion: String) -> AssertionSubjects {
        AssertionSubjects(
            name: description, subjects: elementsIfSelected.map { AssertionSubject($0) },
            code: { sourceCode },
            failureForNone: { followsFromMistake ? nil : failureOfSelection(for: assertion) })
    }
}
