/// What a member is to a nib.
enum NibRole {
    case outlet
    case inspectable
    case segueAction
    case action
    /// A property that Objective-C sees, so that runtime attributes of a nib can set it.
    case exposed

    /// Reads the attributes of a member; `nil` if nibs do not know it.
    init?(_ member: MemberDeclaration, in type: TypeDeclaration, _ target: Target) {
        guard !member.isStatic, !Self.isUnavailable(member) else { return nil }
        if member.attribute("IBOutlet") != nil, member.isProperty {
            self = .outlet
        } else if member.attribute("IBInspectable") != nil, member.isProperty {
            self = .inspectable
        } else if member.attribute("IBSegueAction") != nil, member.isMethod {
            self = .segueAction
        } else if member.attribute("IBAction") != nil, member.isMethod {
            self = .action
        } else if member.isProperty, !member.isOverride, member.isSettable(in: type.file),
            Self.isExposed(member, in: type, target)
        {
            self = .exposed
        } else {
            return nil
        }
    }

    private static func isUnavailable(_ member: MemberDeclaration) -> Bool {
        member.prefix.attributes.contains {
            $0.name == "available" && $0.argument?.contains("unavailable") ?? false
        }
    }

    private static func isExposed(
        _ member: MemberDeclaration, in type: TypeDeclaration, _ target: Target
    ) -> Bool {
        if member.attribute("nonobjc") != nil || member.attribute("NSManaged") != nil { return false }
        if member.attribute("objc") != nil { return true }
        guard !member.isPrivate else { return false }
        return type.hasAttribute("objc") && type.isExtension
            || target.primary(type.path)?.hasAttribute("objcMembers") ?? false
    }
}
