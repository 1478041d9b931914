import FailureReporting
import HeadlessUIKit

/// All of the conditions together.
public func matching(_ predicates: ViewPredicate...) -> ViewPredicate {
    ViewPredicate(.all(predicates))
}

/// Views for which `condition` returns `true`.
///
/// - Parameters:
///   - condition: asked about views that meet the other conditions beside it.
public func satisfying(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ condition: @escaping @MainActor @Sendable (UIView) -> Bool
) -> ViewPredicate {
    ViewPredicate(
        CustomCondition(
            condition: condition, description: "satisfying { … } at \(lineName(fileID, line))"))
}

// MARK: - Classes

/// Views of a class or of its subclasses.
public func ofClass(_ viewClass: UIView.Type) -> ViewPredicate {
    ViewPredicate(ClassCondition(wanted: .type(viewClass), isExact: false))
}

/// Views of a class, and of none of its subclasses.
public func ofExactClass(_ viewClass: UIView.Type) -> ViewPredicate {
    ViewPredicate(ClassCondition(wanted: .type(viewClass), isExact: true))
}

/// Views of the class with a name, or of its subclasses.
///
/// - Parameter name: with or without the module, as in `UIButton` or `MyScreens.LoginView`. One that no class
///   has is a failure of this line, which lists names that are near: among the framework's classes, those of
///   the views in the trees that are searched, and those of the modules that they and this line come from.
public func ofClass(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) -> ViewPredicate {
    ViewPredicate(
        ClassCondition(wanted: .name(name, CallSite(fileID, filePath, line, column)), isExact: false))
}

/// Views of the class with a name, and of none of its subclasses.
///
/// - Parameter name: as for ``ofClass(_:fileID:filePath:line:column:)``.
public func ofExactClass(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) -> ViewPredicate {
    ViewPredicate(
        ClassCondition(wanted: .name(name, CallSite(fileID, filePath, line, column)), isExact: true))
}

/// Views that conform to a protocol, or are of a class that the compiler knows.
///
/// ```swift
/// allViews(conforming(to: (any Reloadable).self))
/// ```
public func conforming<Type>(to type: Type.Type) -> ViewPredicate {
    ViewPredicate(ConformanceCondition(type))
}

// MARK: - Pictures, tags and traits

/// Views that show a picture: this very one, or one of the same size and pixels.
public func withImage(_ image: UIImage) -> ViewPredicate {
    ViewPredicate(ImageCondition(image: image))
}

/// Views with a tag.
public func withTag(_ tag: Int) -> ViewPredicate {
    ViewPredicate(TagCondition(tag: tag))
}

/// Views that have all of some accessibility traits, and maybe others.
public func withTraits(_ traits: UIAccessibilityTraits) -> ViewPredicate {
    ViewPredicate(TraitsCondition(traits: traits))
}
