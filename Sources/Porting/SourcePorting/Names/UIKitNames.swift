/// Names that UIKit brings.
enum UIKitNames {
    /// Names of Foundation, Dispatch and Swift of which this package has its own, on the test's clock and for the
    /// application of the test. A file that imports Foundation alone would use the others.
    private static let ownNames: Set<String> = [
        "BlockOperation", "ContinuousClock", "DateComponentsFormatter", "DispatchGroup", "DispatchQueue",
        "DispatchSemaphore", "DispatchSource", "DispatchSourceProtocol", "DispatchSourceTimer",
        "DispatchTime", "DispatchWallTime", "DispatchWorkItem", "NSLocalizedString", "NotificationCenter",
        "Operation", "OperationQueue", "ProcessInfo", "RelativeDateTimeFormatter", "RunLoop",
        "SuspendingClock", "Task", "Thread", "Timer", "UserDefaults", "isMainThread",
    ]
    /// Names that Foundation and the C library have on Apple's platforms alone, and UIKit's product here.
    private static let namesOfDarwin: Set<String> = [
        "CustomLocalizedStringResourceConvertible", "HUGE", "INT64_MAX", "INT64_MIN", "LocalizationValue",
        "LocalizedStringResource", "MAXFLOAT", "MSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_SEC",
        "NSEC_PER_USEC", "NSInteger", "NSUInteger", "UINT64_MAX", "USEC_PER_SEC", "autoreleasepool",
        "kCFBooleanFalse", "kCFBooleanTrue", "kCFBundleExecutableKey", "kCFBundleIdentifierKey",
        "kCFBundleNameKey", "kCFBundleVersionKey",
    ]
    private static let names: Set<String> = [
        "CFAbsoluteTime", "CFAbsoluteTimeGetCurrent", "CFArray", "CFBoolean", "CFData", "CFDictionary",
        "CFString", "CFTimeInterval", "CFTypeRef", "CFURL", "NSDataDetector", "NSDirectionalEdgeInsets",
        "NSDirectionalRectEdge", "NSExtensionContext", "NSExtensionItem", "NSExtensionRequestHandling",
        "NSHashTable", "NSItemProvider", "NSItemProviderReading", "NSItemProviderWriting",
        "NSKeyValueChange", "NSKeyValueChangeKey", "NSKeyValueObservation", "NSKeyValueObservedChange",
        "NSKeyValueObservingOptions", "NSLayoutAnchor", "NSLayoutConstraint", "NSLayoutDimension",
        "NSLayoutManager", "NSLayoutManagerDelegate", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
        "NSLineBreakMode", "NSMapTable",
        "NSMutableParagraphStyle", "NSParagraphStyle", "NSPointerFunctions", "NSRectAlignment",
        "NSSelectorFromString", "NSShadow", "NSStringDrawingContext", "NSStringDrawingOptions",
        "NSStringFromSelector", "NSTextAlignment", "NSTextAttachment", "NSTextCheckingTypes",
        "NSTextContainer", "NSTextStorage", "NSTextStorageDelegate", "NSUnderlineStyle", "NSUserActivity",
        "NSUserActivityTypeBrowsingWeb",
        "Selector", "UndoManager", "class_getName", "class_getSuperclass", "objc_AssociationPolicy",
        "objc_getAssociatedObject", "objc_removeAssociatedObjects", "objc_setAssociatedObject",
        "object_getClass", "object_getClassName",
    ]
    /// The types of Core Graphics that Foundation has, too.
    private static let geometry: Set<String> = ["CGFloat", "CGPoint", "CGRect", "CGSize"]
    private static let prefixes = ["NSCollectionLayout", "NSDiffableDataSource"]

    /// Whether a name is one of UIKit's: a type such as `UIView`, one of its relatives, or a name of which this package
    /// has its own.
    static func contains(_ name: String) -> Bool {
        if ["UI", "CA", "CG"].contains(name.prefix(2)), let third = name.dropFirst(2).first,
            third.isUppercase, name.dropFirst(3).first?.isLowercase ?? false
        {
            return !geometry.contains(name)
        }
        return names.contains(name) || ownNames.contains(name) || namesOfDarwin.contains(name)
            || prefixes.contains(where: name.hasPrefix)
    }
}
