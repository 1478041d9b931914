import TestSupport

/// A random condition on tags, as text and as what it means.
struct MadeCondition {
    let text: String
    let holds: (Set<String>) -> Bool

    init(_ numbers: inout SeededNumbers, depth: Int) {
        let kind = depth == 0 ? 0 : numbers.next(below: 4)
        guard kind > 0 else {
            let tag = numbers.element(of: ["@a", "@b", "@c"])
            text = tag
            holds = { $0.contains(tag) }
            return
        }
        let one = MadeCondition(&numbers, depth: depth - 1)
        guard kind > 1 else {
            // What binds less tightly than "not" stands in brackets.
            text = "not " + (numbers.onceIn(2) && !one.text.contains(" ") ? one.text : "(\(one.text))")
            holds = { !one.holds($0) }
            return
        }
        let other = MadeCondition(&numbers, depth: depth - 1)
        if kind == 2 {
            text = "(\(one.text)) and ( \(other.text) )"
            holds = { one.holds($0) && other.holds($0) }
        } else {
            // Everything binds more tightly than "or".
            text = "\(one.text)  or \(other.text)"
            holds = { one.holds($0) || other.holds($0) }
        }
    }
}
