/// What a target makes, by the name that Xcode has for it.
enum ProductType {
    case module(AdoptedModule.Kind)
    /// What is left out, in words: `a command-line tool`.
    case leftOut(String)

    private static let prefix = "com.apple.product-type."

    init(_ text: String) {
        let name = text.hasPrefix(Self.prefix) ? String(text.dropFirst(Self.prefix.count)) : text
        self =
            switch name {
            case "application", "application.on-demand-install-capable": .module(.application)
            case "framework", "framework.static", "library.static", "library.dynamic": .module(.library)
            case "bundle.unit-test": .module(.unitTests)
            case "bundle.ui-testing": .module(.uiTests)
            case "extensionkit-extension": .module(.appExtension)
            case _ where name.hasPrefix("app-extension"): .module(.appExtension)
            case _ where name.contains("watch"): .leftOut("an application for the watch")
            case "tool": .leftOut("a command-line tool")
            case "bundle": .leftOut("a bundle")
            case "application.messages", "application.messages-shell": .leftOut("an application for Messages")
            case "xpc-service", "system-extension", "driver-extension": .leftOut("a service of macOS")
            default: .leftOut("a product of the type \"\(text)\"")
            }
    }
}
