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

/// Views for which a condition in the language of NSPredicate's formats holds.
///
/// ```swift
/// allViews(matching(format: "subviews[SIZE] > %@", 2))
/// allViews(matching(format: "text BEGINSWITH[cd] 'hello' AND hidden == NO"))
/// allViews(matching(format: "superview == $rootView"))
/// ```
///
/// The language has comparisons with `[c]` and `[d]`, `BEGINSWITH`, `CONTAINS`, `ENDSWITH`, `LIKE`, `MATCHES`, `IN`
/// and `BETWEEN`; `AND`, `OR`, `NOT`; `ANY`, `ALL`, `NONE`; key paths with `[SIZE]`, `[FIRST]`, `[LAST]`, an index,
/// and operators such as `@count` and `@max`; `SUBQUERY`; arithmetic and the usual functions. `nil` equals `nil`
/// alone, and all other comparisons with it are false.
///
/// A format that cannot be read is a failure of this line, which shows the place and what was expected there. A
/// key that no class has is one of the query that asks for it, and names the keys that there are. A key that some
/// classes have is `nil` for the others. ``ViewKeys`` adds keys to classes.
///
/// - Parameters:
///   - format: the condition. `$rootView` stands for the view that the search begins at.
///   - arguments: what stands for `%@`, `%K`, `%d`, `%f` and their like, in order.
///   - variables: what other names with a `$` stand for, by their names without it.
@MainActor
public func matching(
    format: String, _ arguments: (any Sendable)?..., variables: [String: any Sendable] = [:],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) -> ViewPredicate {
    let site = CallSite(fileID, filePath, line, column)
    let format = ViewFormat(format, arguments)
    format.failure?.record(at: CallSite.current ?? site)
    return ViewPredicate(FormatViewCondition(format, variables: variables, site: site))
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
///   the views in the trees that are searched, and those of the modules that they and this line come from. Of
///   private and generic classes those are known of which there is a view.
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

/// Views that show a picture: this very one, or one of the same size with the same pixels or the same name.
///
/// The name is that of a symbol, or the one in the application's catalogue.
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

// MARK: - Roles

/// Views that assistive technology sees as an element with a role, be it their foremost or not.
///
/// Elements that are no views are found by ``allElements(_:)`` and its like.
public func withRole(_ role: AccessibilityRole) -> ViewPredicate {
    ViewPredicate(RoleCondition(role: role, name: nil))
}

/// Views that assistive technology sees as an element with a role and a name.
///
/// ```swift
/// tapOn(theOnlyView(withRole(.button, named: "Save")))
/// ```
///
/// Names are compared as they are heard: runs of white space are one space, and none counts at the ends.
public func withRole(_ role: AccessibilityRole, named name: some TextMatching) -> ViewPredicate {
    ViewPredicate(RoleCondition(role: role, name: name.textPattern))
}
