/// Names in the order in which they are met, each once, with how often it is there.
struct CountedNames {
    private var names: [(name: String?, count: Int)] = []
    private var indices: [String?: Int] = [:]

    /// - Parameter texts: the names; `nil` for what has none.
    /// - Complexity: O(*n*) in the texts.
    init(_ texts: [String?]) {
        for text in texts {
            if let index = indices[text] {
                names[index].count += 1
            } else {
                indices[text] = names.count
                names.append((text, 1))
            }
        }
    }

    var isEmpty: Bool { names.isEmpty }

    /// The first names: `"Remove" (2), "Pay" and others`; `hasMore` says that there are others that are not counted.
    func text(limit: Int, andMore hasMore: Bool) -> String {
        let shown = names.prefix(limit).map { name, count in
            (name?.shortQuoted ?? "no name") + (count == 1 ? "" : " (\(count))")
        }
        return shown.joined(separator: ", ") + (names.count > limit || hasMore ? " and others" : "")
    }
}
