/// The modules whose names a file uses without importing them.
///
/// On Apple's platforms the imports of one file count for the others of its module in part, and each of the system's
/// modules brings those that it is built on.
struct ImpliedImports {
    private let file: ParsedFile
    private let target: Target
    /// The modules that the file imports where it is compiled.
    private let imported: Set<String>

    init(_ file: ParsedFile, _ target: Target) {
        self.file = file
        self.target = target
        imported = Set(file.activeImports)
    }

    /// Names of XCUIAutomation that do not begin as most of them do.
    private static let automation: Set<String> = [
        "XCTApplicationLaunchMetric", "XCTAttachment", "XCTContext", "XCTMetric",
    ]

    /// The modules in the order in which they are to be imported.
    var modules: [String] {
        let base = needsUIKit ? ["UIKit"] : needsFoundation ? ["Foundation"] : []
        return base + (needsNotifications ? ["UserNotifications"] : [])
            + (needsNetworking ? ["FoundationNetworking"] : [])
            + (needsAutomation ? ["XCUIAutomation"] : [])
    }

    /// Whether the file uses XCUITest's elements, which XCTest brings on Apple's platforms.
    private var needsAutomation: Bool {
        !imported.contains("XCUIAutomation") && uses { $0.hasPrefix("XCUI") || Self.automation.contains($0) }
    }

    /// Whether the file uses the names of UserNotifications, which UIKit brings on Apple's platforms.
    private var needsNotifications: Bool {
        !imported.contains("UserNotifications")
            && uses { name in
                name.hasPrefix("UN") && name.dropFirst(2).first?.isUppercase ?? false
                    && name.dropFirst(3).first?.isLowercase ?? false
            }
    }

    /// Whether the file uses values of Foundation's networking, which is a module of its own elsewhere; UIKit
    /// brings them.
    private var needsNetworking: Bool {
        !imported.contains("FoundationNetworking") && imported.isDisjoint(with: AppleModules.withUIKit)
            && !needsUIKit && uses(NetworkingNames.all.contains)
    }

    private var needsFoundation: Bool {
        guard imported.isDisjoint(with: FoundationNames.modules) else { return false }
        return file.code.indices.contains { index in
            let token = file.code[index]
            guard token.kind == .identifier else { return false }
            if FoundationNames.isFunction(index, file) { return true }
            return FoundationNames.contains(token.text) && !file.isPunctuation(".", at: index - 1)
                && target.path(of: token.text, in: file.enclosingType(of: index)?.path) == nil
        }
    }

    private var needsUIKit: Bool {
        guard imported.isDisjoint(with: AppleModules.withUIKit) else { return false }
        // Foundation has `String(localized:)` on Apple's platforms alone.
        if zip(file.code, file.code.dropFirst()).contains(where: { $0.text == "localized" && $1.text == ":" })
        {
            return true
        }
        // Foundation's own sessions know no test.
        if uses(NetworkingNames.ofTheWorld.contains) { return true }
        let literals = ["#selector", "#colorLiteral", "#imageLiteral"]
        return uses(UIKitNames.contains)
            || file.code.contains { $0.kind == .hashWord && literals.contains($0.text) }
    }

    /// Whether the file uses names of a module that the target does not declare itself.
    private func uses(_ isItsName: (String) -> Bool) -> Bool {
        file.code.contains { token in
            token.kind == .identifier && isItsName(token.text) && target.paths[token.text] == nil
        }
    }
}
