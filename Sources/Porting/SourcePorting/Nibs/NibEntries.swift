/// The entries of a class's lists that a class or an extension of it makes.
struct NibEntries {
    /// A member that cannot be listed.
    struct Problem {
        let member: MemberDeclaration
        let message: String
    }

    private(set) var entries: [NibEntry] = []
    private(set) var problems: [Problem] = []
    /// Whether an entry stands for an attribute of Interface Builder.
    private(set) var hasAttributes = false
    private let type: TypeDeclaration
    private let target: Target

    /// Reads the members of a type.
    ///
    /// - Parameter isResponder: whether its objects are responders. Of other classes, which are seldom in nibs,
    ///   properties that are for Objective-C alone are not listed.
    init(_ type: TypeDeclaration, in target: Target, isResponder: Bool) {
        self.type = type
        self.target = target
        let isForeign = type.isExtension && ExtensionMembers(target: target).destination(of: type) == nil
        for member in type.members where type.file.conditions.isActive(member.keywordIndex) {
            // Such an override is left out.
            guard !(isForeign && member.isOverride), let role = NibRole(member, in: type, target) else {
                continue
            }
            if role != .exposed { hasAttributes = true }
            switch role {
            case .outlet: addProperty(member, "outlet")
            case .inspectable: addProperty(member, "inspectable")
            case .exposed: if isResponder { addProperty(member, "inspectable") }
            case .segueAction: addSegueAction(member)
            case .action: addAction(member)
            }
        }
    }

    private mutating func addProperty(_ member: MemberDeclaration, _ kind: String) {
        guard member.isSettable(in: type.file) else {
            let message = "\(member.name) cannot be set, so a nib cannot have it. Declare it as a variable."
            return problems.append(Problem(member: member, message: message))
        }
        for name in member.propertyNames(in: type.file) {
            let key = member.attribute("objc")?.argument ?? name.name
            add(member, .members, ".\(kind)(\"\(key)\", \\\(NibName.root(of: type.path)).\(name.text))")
        }
    }

    private mutating func addSegueAction(_ member: MemberDeclaration) {
        guard 1...3 ~= member.parameters.count, !member.isAsync else {
            let message =
                "\(member.name) cannot make a controller for a segue. Take the coder, and then the sender and the "
                + "identifier if you need them."
            return problems.append(Problem(member: member, message: message))
        }
        add(member, .members, ".segueAction(\"\(selector(of: member))\", \(closure(member)))")
    }

    private mutating func addAction(_ member: MemberDeclaration) {
        guard member.parameters.count <= 2 else {
            let message =
                "an action with \(member.parameters.count) parameters cannot be called here. Take the sender, and the "
                + "event if you need it."
            return problems.append(Problem(member: member, message: message))
        }
        add(member, .actions, "Selector(\"\(selector(of: member))\", \(closure(member)))")
    }

    private mutating func add(_ member: MemberDeclaration, _ list: NibList, _ text: String) {
        entries.append(NibEntry(list: list, text: text, index: member.prefix.start))
    }

    /// The name of a method in Objective-C; an override has that of what it overrides.
    private func selector(of method: MemberDeclaration) -> String {
        let sameName = target.members(named: method.name, of: type.path).map(\.member).filter {
            $0.hasSameName(as: method)
        }
        let renamed = (method.isOverride ? sameName : [method]).lazy.compactMap {
            $0.attribute("objc")?.argument
        }.first
        if let renamed { return renamed }
        let isOfSystem = sameName.allSatisfy(\.isOverride)
        return isOfSystem
            ? SystemMethods.selector(of: method.name, labels: method.labels)
            : ObjectiveCName.selector(of: method.name, labels: method.labels)
    }

    private func closure(_ method: MemberDeclaration) -> String {
        let overloads = target.members(named: method.name, of: type.path).filter {
            $0.member.hasSameName(as: method) && !$0.member.isOverride && !$0.type.isProtocol
        }
        return MethodClosure(
            owner: type.path, name: type.file.code[method.keywordIndex + 1].text, labels: method.labels,
            types: overloads.count > 1 ? method.parameters.map(\.type) : nil, isAsync: method.isAsync
        ).text
    }
}
