import FailureReporting
import HeadlessUIKit

/// All of the conditions together.
public func matching(_ predicates: ViewPredicate...) -> ViewPredicate {
    .around(predicates.depth) { ViewPredicate(.all(predicates)) }
}

/// Views for which `condition` returns `true`.
///
/// - Parameters:
///   - condition: called for views that meet the other conditions beside it.
public func satisfying(
    fileID: StaticString = #fileID, line: UInt = #line,
    _ condition: @escaping @MainActor @Sendable (UIView) -> Bool
) -> ViewPredicate {
    ViewPredicate(
        CustomCondition(
            condition: condition, description: "satisfying { … } at \(lineName(fileID, line))"))
}

/// Views that meet a condition in the format language of NSPredicate.
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
/// A format that cannot be parsed is a failure at this line, which shows the position and what was expected there. A
/// key that no class has is a failure of the query that uses it, which lists the known keys. A key that only some
/// classes have is `nil` for the others. ``ViewKeys`` adds keys to classes.
///
/// - Parameters:
///   - format: the condition. `$rootView` stands for the root of the search.
///   - arguments: the values for `%@`, `%K`, `%d`, `%f` and their like, in order.
///   - variables: the values of other names with a `$`, by their names without it.
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
    ViewPredicate(ClassConditions.condition(on: viewClass))
}

/// Views of a class, but not of its subclasses.
public func ofExactClass(_ viewClass: UIView.Type) -> ViewPredicate {
    ViewPredicate(ClassCondition(wanted: .type(viewClass), isExact: true))
}

/// Views of the class with a name, or of its subclasses.
///
/// - Parameter name: with or without the module, as in `UIButton` or `MyScreens.LoginView`. A name that no class has is a
///   failure at this line, which suggests similar names: of the framework's classes, of the classes of the views that
///   are searched, and of the modules of these and of this line. Private and generic classes are known only if there is
///   a view of them.
public func ofClass(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) -> ViewPredicate {
    ViewPredicate(ClassCondition(name, CallSite(fileID, filePath, line, column), isExact: false))
}

/// Views of the class with a name, but not of its subclasses.
///
/// - Parameter name: as for ``ofClass(_:fileID:filePath:line:column:)``.
public func ofExactClass(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) -> ViewPredicate {
    ViewPredicate(ClassCondition(name, CallSite(fileID, filePath, line, column), isExact: true))
}

/// Views that conform to a protocol, or are of a class known at compile time.
///
/// ```swift
/// allViews(conforming(to: (any Reloadable).self))
/// ```
public func conforming<Type>(to type: Type.Type) -> ViewPredicate {
    ViewPredicate(ConformanceCondition(type))
}

// MARK: - Images, tags and traits

/// Views that show an image: the same one, or one of the same size with the same pixels or the same name.
///
/// The name is that of a symbol, or the one in the asset catalog.
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

/// Views that assistive technology sees as an element with a role, even if it is not their first role.
///
/// Elements that are not views are found by ``allElements(_:)`` and its like.
public func withRole(_ role: AccessibilityRole) -> ViewPredicate {
    ViewPredicate(RoleCondition(role: role, name: nil))
}

/// Views that assistive technology sees as an element with a role and a name.
///
/// ```swift
/// tapOn(theOnlyView(withRole(.button, named: "Save")))
/// ```
///
/// Names are compared as they are heard: runs of whitespace count as one space, and whitespace at the ends does not
/// count.
public func withRole(_ role: AccessibilityRole, named name: some TextMatching) -> ViewPredicate {
    ViewPredicate(RoleCondition(role: role, name: name.textPattern))
}
