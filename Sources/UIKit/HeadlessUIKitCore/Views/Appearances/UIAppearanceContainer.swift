/// A class whose objects contain others, for rules about what is in them: views, bar items and view controllers.
///
/// It has no requirements.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}
