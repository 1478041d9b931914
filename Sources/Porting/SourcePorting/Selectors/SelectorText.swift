/// The arguments of the `Selector` that stands for a reference.
///
/// A method with up to two parameters is referred to by its type, such as `Form.save(_:)`. Where that would be
/// ambiguous or another kind of function, a closure stands in for it, which takes the object and returns a function.
struct SelectorText {
    private let reference: SelectorReference
    private let rewriting: FileRewriting
    private let index: Int
    private let owner: SelectorOwner?
    private let base: String
    private let name: String

    init(_ reference: SelectorReference, at index: Int, _ rewriting: FileRewriting) {
        self.reference = reference
        self.rewriting = rewriting
        self.index = index
        owner = SelectorOwner(reference, at: index, rewriting)
        base = rewriting.file.code[reference.base].text
        name = rewriting.file.code[reference.base].name
    }

    /// The selector of a method that is asked for.
    static func name(of question: MethodQuestion, in rewriting: FileRewriting) -> String {
        let own = rewriting.target.members(named: question.name, of: question.owner).first { member in
            question.matches(member.member)
        }
        if let renamed = own?.member.attribute("objc")?.argument { return renamed }
        let labels = question.labels ?? SystemMethods.labels(of: question.name)
        return SystemMethods.selector(of: question.name, labels: labels)
    }

    /// The text between the parentheses.
    var text: String {
        if let accessor = reference.accessor { return property(accessor) }
        let candidates = self.candidates
        let method = candidates.first
        let labels = method?.member.labels ?? reference.labels ?? systemLabels
        let selector = "\"\(selectorName(candidates, labels))\""
        guard let owner, !owner.isProtocol(in: rewriting.target) else { return selector }
        guard labels.count <= 2 else {
            rewriting.warn(
                at: index,
                "a selector with \(labels.count) parameters has only its name here. Call \(base) directly, such as in "
                    + "a closure.")
            return selector
        }
        guard !(method?.member.isAsync ?? false) else {
            rewriting.warn(
                at: index,
                "\(base) is asynchronous, so its selector has only its name here. Refer to a method that starts a Task."
            )
            return selector
        }
        return "\(selector), \(function(method?.member, labels, owner))"
    }

    /// The target's methods that the reference can mean, the best first.
    private var candidates: [TargetMember] {
        let all = rewriting.target.members[name]?.filter(\.member.isMethod) ?? []
        guard !all.isEmpty else { return [] }
        var found =
            owner?.path.map { path in
                rewriting.target.members(named: name, of: path).filter(\.member.isMethod)
            } ?? all
        if found.isEmpty, let path = owner?.path, !rewriting.target.declares(path) { found = all }
        if let labels = reference.labels { found = found.filter { $0.member.labels == labels } }
        if let types = reference.castTypes {
            let fitting = found.filter { $0.member.parameters.count == types.count }
            found = fitting.filter { $0.member.parameters.map(\.type) == types } + fitting
        }
        return found
    }

    /// The labels of a method that the target does not declare and the reference gives without labels.
    private var systemLabels: [String] {
        reference.castTypes.map { Array(repeating: "", count: $0.count) } ?? SystemMethods.labels(of: name)
    }

    private func selectorName(_ candidates: [TargetMember], _ labels: [String]) -> String {
        guard let method = candidates.first?.member else {
            return SystemMethods.selector(of: name, labels: labels)
        }
        // An override has the name of what it overrides.
        let renamed = candidates.lazy.filter { $0.member.labels == labels }
            .compactMap { $0.member.attribute("objc")?.argument }.first
        if let renamed { return renamed }
        if method.isOverride { return SystemMethods.selector(of: name, labels: labels) }
        return ObjectiveCName.selector(
            of: name, labels: labels, isThrowing: method.isThrowing, isAsync: method.isAsync)
    }

    private func function(_ method: MemberDeclaration?, _ labels: [String], _ owner: SelectorOwner) -> String
    {
        let isStatic = method?.isStatic ?? false
        // Swift does not convert the reference of a method with an actor in a class without one.
        let hasActor = method?.attribute("MainActor") != nil
        guard isStatic || hasActor || reference.castTypes != nil || method?.isThrowing ?? false else {
            let list = labels.map { $0.isEmpty ? "_:" : "\($0):" }.joined()
            return labels.isEmpty ? "\(owner.name).\(base)" : "\(owner.name).\(base)(\(list))"
        }
        return MethodClosure(
            owner: owner.name, name: base, labels: labels, types: reference.castTypes, isStatic: isStatic,
            isThrowing: method?.isThrowing ?? false
        ).text
    }

    private func closure(_ parameter: String, _ body: String) -> String { "{ \(parameter) in { \(body) } }" }

    /// A property's getter or setter.
    private func property(_ accessor: SelectorReference.Accessor) -> String {
        let own = owner?.path.map { rewriting.target.members(named: name, of: $0) } ?? []
        let member = own.first { $0.member.isProperty }?.member
        let objectiveCName = member?.attribute("objc")?.argument ?? name
        let object = owner?.name ?? "AnyObject"
        switch accessor {
        case .getter:
            return "\"\(objectiveCName)\", \(closure("(object: \(object))", "object.\(base)"))"
        case .setter:
            let key = member == nil ? ObjectiveCName.keyOfSystemProperty(name) : objectiveCName
            let selector = ObjectiveCName.setter(of: key)
            return "\"\(selector)\", \(closure("(object: \(object))", "object.\(base) = $0"))"
        }
    }
}
