/// A form of Objective-C or of Apple's platforms that is rewritten.
public enum RewrittenForm: String, CaseIterable, Sendable {
    /// `@objc`, `@objcMembers`, `@nonobjc`, and `dynamic`.
    case objectiveCAttribute = "@objc"
    /// `@IBOutlet`, `@IBAction`, and other attributes of Interface Builder.
    case interfaceBuilderAttribute = "@IB…"
    /// An outlet, a property that nibs set, or a segue action, which its class lists by its name.
    case nibMember = "outlet or property listed for nibs"
    /// An action that its class lists by its name.
    case nibAction = "action listed for nibs"
    /// `@NSManaged`.
    case managedAttribute = "@NSManaged"
    /// `@convention(block)`, and `@convention(c)` with an object.
    case convention = "@convention"
    /// `@UIApplicationMain` and `@NSApplicationMain`, and in a library `@main`.
    case entryPoint = "@UIApplicationMain"
    /// `#selector(…)`.
    case selector = "#selector"
    /// `#keyPath(…)`.
    case keyPath = "#keyPath"
    /// `#colorLiteral(…)` and `#imageLiteral(…)`.
    case literal = "#colorLiteral"
    /// `@objc protocol`, which only classes adopt.
    case objectiveCProtocol = "@objc protocol"
    /// A member that classes which adopt a protocol may leave out.
    case optionalRequirement = "optional"
    /// An implementation of such a member in a subclass of the class that adopts the protocol.
    case lateImplementation = "optional, in a subclass"
    /// A call or use of such a member.
    case optionalUse = "delegate.method?()"
    /// A question whether an object has a method: `delegate?.method != nil`, `responds(to:
    /// #selector(Delegate.method))`.
    case methodQuestion = "delegate.method != nil"
    /// An initializer that a protocol requires, and that the system's classes do not have as `required`.
    case initializerRequirement = "init of a protocol"
    /// An initializer of the system's that is called by a class known only when the program runs: `T(frame: .zero)`.
    case metatypeInitializer = "init by a class"
    /// A property with `dynamic` that is observed by a key path, and tells of its changes.
    case observedProperty = "observe(\\.property)"
    /// A condition of `#if`.
    case condition = "#if os(iOS)"
    /// An override that stands in an extension, and a member of an extension that a subclass overrides.
    case extensionOverride = "override in an extension"
    /// An import of a submodule or of one declaration.
    case submoduleImport = "import of a submodule"
    /// An import of one of Apple's modules that is not here, which needs the module no longer.
    case conditionalImport = "import of a missing module"
    /// The import of UIKit, Foundation, UserNotifications, XCUIAutomation or FoundationNetworking in a file that has
    /// none.
    case missingImport = "import added"
    /// What Foundation has only with Objective-C, or does otherwise: `NSAttributedString()`,
    /// `type(of: object).description()`, `Thread.isMainThread`.
    case foundation = "Foundation's words"
    /// `setValue(_:forKey:)` and `value(forKey:)` of user defaults.
    case userDefaults = "value(forKey:) of UserDefaults"
    /// Code that cannot compile and is left out, for which there is a warning.
    case leftOut = "left out"
    /// A property of test classes that XCTest has on Apple's platforms alone.
    case testConfiguration = "runsForEachTargetApplicationUIConfiguration"
    /// A preview, and what is only there for it.
    case preview = "preview left out"
    /// A test method that became asynchronous.
    case asynchronousTest = "async test"
}
